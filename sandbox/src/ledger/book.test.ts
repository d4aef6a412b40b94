import { cents, type Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openCustomer } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'
import { currentAccount, lockAccount, post } from './book.ts'
import { findAccount } from './customers.ts'
import { movements } from './tables.ts'

let sandbox: TestSandbox
let prn: string
beforeAll(async () => {
  sandbox = await openTestSandbox()
  ;({ prn } = await openCustomer(sandbox, 'book@example.com'))
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.assertBalanced())

const give = (amountCents: Cents) =>
  sandbox.database.transaction(async (tx) => {
    const account = await lockAccount(tx, prn)
    if (!account) throw new Error('no account')
    return post(tx, account, { kind: 'deposit', details: 'PAY', amountCents, postedAt: sandbox.clock.now() })
  })

const errorOf = (failure: Promise<unknown>) =>
  failure.then(
    () => 'nothing was refused',
    (error: unknown) =>
      String(error instanceof Error && error.cause instanceof Error ? error.cause.message : error),
  )

it.each([
  'update sandbox.movements set details = details',
  'delete from sandbox.movements',
  'truncate sandbox.movements cascade',
  'update sandbox.postings set amount_cents = amount_cents',
  'delete from sandbox.postings where false',
  'truncate sandbox.postings',
])('refuses in the database: %s', async (statement) => {
  await give(cents(100))
  expect(await errorOf(sandbox.database.transaction((tx) => tx.execute(sql.raw(statement))))).toMatch(
    /append-only/,
  )
})

const unbalanced: [string, (tx: Db, accountId: number, movementId: number) => Promise<unknown>][] = [
  [
    'one leg',
    (tx, accountId, id) =>
      tx.execute(
        sql`insert into sandbox.postings select ${id}, ${accountId}, 5, posted_at from sandbox.movements where id = ${id}`,
      ),
  ],
  ['no legs', () => Promise.resolve()],
]
// SANDBOX-20
it.each(unbalanced)('refuses a movement with %s when the transaction ends', async (_what, write) => {
  const account = await findAccount(sandbox.database.db, prn)
  const failing = sandbox.database.transaction(async (tx) => {
    const [row] = await tx
      .insert(movements)
      .values({ kind: 'fee', details: 'x', postedAt: sandbox.clock.now() })
      .returning()
    await write(tx, account?.id ?? 0, row?.id ?? 0)
  })
  expect(await errorOf(failing)).toMatch(/does not sum to zero/)
})

// SANDBOX-20
it('refuses another leg on an old movement', async () => {
  const { id } = await give(cents(100))
  const { prn: other } = await openCustomer(sandbox, 'leg@example.com')
  const account = await findAccount(sandbox.database.db, other)
  const failing = sandbox.database.transaction((tx) =>
    tx.execute(
      sql`insert into sandbox.postings select ${id}, ${account?.id ?? 0}, 5, posted_at from sandbox.movements where id = ${id}`,
    ),
  )
  expect(await errorOf(failing)).toMatch(/does not sum to zero/)
})

// SANDBOX-21
it('finds a balance and a hold changed without a ledger entry', async () => {
  const { prn: victim } = await openCustomer(sandbox, 'victim@example.com')
  const change = (by: number) =>
    sql`update sandbox.accounts set balance_cents = balance_cents + ${by}, held_cents = held_cents + ${by} where prn = ${victim}`
  await sandbox.database.db.execute(change(7))
  const audit = await sandbox.look<{ balanced: boolean; differences: string[] }>('/_sim/audit')
  await sandbox.database.db.execute(change(-7))
  expect(audit.balanced).toBe(false)
  expect(audit.differences.filter((difference) => difference.includes(victim))).toHaveLength(2)
  expect(audit.differences).toContain('all balances sum to 7 cents')
})

type Step =
  | { step: 'deposit'; amount: number }
  | { step: 'buy'; amount: number; merchant: string }
  | { step: 'settle' | 'reverse'; which: number }
  | { step: 'later'; days: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ step: fc.constant('deposit' as const), amount: fc.integer({ min: 1, max: 50_000 }) }),
  fc.record({
    step: fc.constant('buy' as const),
    amount: fc.integer({ min: 1, max: 40_000 }),
    merchant: fc.constantFrom(
      'SHOP',
      'GAS STATION',
      'TIP JAR',
      'DOUBLE TROUBLE',
      'OFFLINE BUS',
      'FRAUD DENY',
    ),
  }),
  fc.record({ step: fc.constantFrom('settle' as const, 'reverse' as const), which: fc.nat(20) }),
  fc.record({ step: fc.constant('later' as const), days: fc.integer({ min: 1, max: 9 }) }),
)

// SANDBOX-22
it('balances and agrees with a model after any order of deposits, purchases and days', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
      const customer = await openCustomer(sandbox, 'model@example.com')
      const model = {
        balance: 0,
        open: new Map<number, { hold: number; settles: number }>(),
        known: [] as number[],
      }
      for (const step of steps) await play(customer.prn, step, model)
      const account = await findAccount(sandbox.database.db, customer.prn)
      const now = await currentAccount(sandbox.database.db, account?.id ?? 0)
      const held = [...model.open.values()].reduce((sum, { hold }) => sum + hold, 0)
      expect([now.balanceCents, now.heldCents]).toEqual([model.balance, held])
      expect((await sandbox.look<{ balanced: boolean }>('/_sim/audit')).balanced).toBe(true)
    }),
    { numRuns: 25 },
  )
})

interface Model {
  balance: number
  open: Map<number, { hold: number; settles: number }>
  known: number[]
}
const dollars = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

const play = async (customer: string, step: Step, model: Model): Promise<void> => {
  if (step.step === 'deposit') {
    await sandbox.command(`/_sim/accounts/${customer}/deposits`, {
      kind: 'payroll',
      amount: dollars(step.amount),
      description: 'PAY',
    })
    model.balance += step.amount
  } else if (step.step === 'buy') {
    const { merchant, amount } = step
    const answer = await sandbox.command<{ approved: boolean; id: number }>(
      `/_sim/cards/${customer}/authorizations`,
      { merchant, amount: dollars(amount) },
    )
    const held = [...model.open.values()].reduce((sum, { hold }) => sum + hold, 0)
    const hold = merchant.startsWith('GAS') ? 100 : amount
    const isForced = merchant.startsWith('OFFLINE')
    expect(answer.approved).toBe(isForced || (!merchant.startsWith('FRAUD') && model.balance - held >= hold))
    if (isForced) model.balance -= amount
    else if (answer.approved) {
      const settles = merchant.startsWith('TIP')
        ? amount + Math.trunc(amount / 5)
        : merchant.startsWith('DOUBLE')
          ? 2 * amount
          : amount
      model.open.set(answer.id, { hold, settles })
      model.known.push(answer.id)
    }
  } else if (step.step === 'later') {
    await sandbox.control('POST', '/_sim/clock/advance', { days: step.days })
    const open = await sandbox.database.query<{ id: number }>(
      "select id from sandbox.authorizations where state = 'open'",
    )
    const alive = new Set(open.rows.map(({ id }) => id))
    for (const id of model.open.keys()) if (!alive.has(id)) model.open.delete(id)
  } else {
    const id = model.known[step.which % Math.max(1, model.known.length)]
    if (id === undefined) return
    const authorization = model.open.get(id)
    const before = step.step === 'reverse' && !authorization
    const answer = await sandbox.control('POST', `/_sim/authorizations/${id}/${step.step}`, {})
    if (before) {
      // A settled purchase can be refunded, one movement at a time. Everything else is refused.
      const posted = (answer.body as { transactions?: { amount: string }[] }).transactions ?? []
      model.balance += posted.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
      return
    }
    expect(answer.status).toBe(authorization ? 200 : 409)
    model.open.delete(id)
    if (authorization && step.step === 'settle') model.balance -= authorization.settles
  }
}
