/** Events of a few accounts have the same effect in one batch as one by one. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteEvents, storedEvents } from '../../tests/support/events.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'

let bank: TestBank
let customers: TestCustomer[]
beforeAll(async () => {
  bank = await openTestBank()
  customers = [await bank.createCustomer(), await bank.createCustomer()]
  await bank.settle()
})
afterAll(() => bank.close())

type Body = Readonly<Record<string, string>> & { event_id: string; type: string; prn: string }

/** Events by kind. Purchases, authorizations and what refers to them share three names an account. */
const KINDS = {
  pay: ['pmt', { act_type: 'PM', otype: 'DD' }],
  returned: ['adj', { act_type: 'AD', otype: 'AR' }],
  cashBack: ['adj', { act_type: 'AD', otype: 'CB' }],
  authorized: ['auth', {}],
  purchase: ['setl', { act_type: 'SE', otype: 'VI' }],
  refund: ['setl', { act_type: 'SE', otype: 'VR' }],
  reversal: ['auth_reversal', {}],
  bad: ['pmt', { act_type: 'PM', otype: 'DD' }],
} as const
type Kind = keyof typeof KINDS

interface Happening {
  kind: Kind
  of: number
  name: number
  cents: number
  /** The second at which it was authorized. */
  second: number
  isDoubled: boolean
}

const happening = fc.record({
  kind: fc.constantFrom(...(Object.keys(KINDS) as Kind[])),
  of: fc.nat({ max: 1 }),
  name: fc.nat({ max: 2 }),
  cents: fc.integer({ min: 1, max: 900 }),
  second: fc.nat({ max: 9 }),
  isDoubled: fc.boolean(),
})

/** The later report has the earlier time, and random sequences seldom have two reports of one authorization. */
const AUTHORIZED_EARLIER_THAN_REPORTED = [7, 3, 5].map(
  (second): Happening => ({ kind: 'authorized', of: 0, name: 0, cents: 500, second, isDoubled: false }),
)

const AT = '2026-08-22 09:00:0'

/** The bodies of the events. A doubled one arrives again as another event about the same movement. */
const bodiesOf = (happenings: readonly Happening[]): Body[] =>
  happenings.flatMap(({ kind, of, name, cents, second, isDoubled }, at) => {
    const [type, words] = KINDS[kind]
    const prn = customers[of]?.prn ?? ''
    const shared = `${of}${name}`
    const sign = kind === 'returned' ? '-' : ''
    const body = {
      type,
      prn,
      ...words,
      amount: kind === 'bad' ? 'no amount' : `${sign}${(cents / 100).toFixed(2)}`,
      timestamp: `${AT}${at % 10} MST`,
      auth_ts: `${AT}${second} MST`,
      description: `${kind} ${name}`,
      merchant_name: `shop ${name}`,
      source_id: kind === 'purchase' ? `5${shared}` : `9${at}`,
      ...(kind === 'purchase' || kind === 'authorized' || kind === 'reversal'
        ? { auth_id: `7${shared}` }
        : {}),
      ...(kind === 'refund' ? { prior_id: `5${shared}` } : {}),
    }
    const made = { ...body, event_id: `event-${at}` }
    return isDoubled ? [made, { ...body, event_id: `event-${at}-again` }] : [made]
  })

const store = (bodies: readonly Body[]) =>
  bank.database.query(
    `insert into bank.partner_events (partner, event_id, type, body, received_at, next_attempt_at)
     select 'galileo', body ->> 'event_id', body ->> 'type', body, now(), now() - interval '1 minute'
     from jsonb_array_elements($1::jsonb) as body`,
    [JSON.stringify(bodies)],
  )
const inOneBatch = async (bodies: readonly Body[]) => {
  await store(bodies)
  await bank.settle()
}
const oneByOne = async (bodies: readonly Body[]) => {
  for (const body of bodies) {
    await store([body])
    await bank.settle()
  }
}

const READ = [
  `select deposited_cents, unfunded_since is null as had_credit, funded_at is not null as funded
   from bank.accounts order by customer_id`,
  // The card's notification has the time at which it was ordered.
  `select customer_id, title, url, dedupe_key, case when dedupe_key !~ '^card' then happened_at end as happened_at
   from bank.notifications order by customer_id, dedupe_key`,
  `select customer_id, processor_id, kind, amount_cents, posted_at, details, reverses_processor_id
   from bank.posted_transactions order by processor_id`,
  // Nobody sees how an authorization ended.
  `select customer_id, processor_id, amount_cents, merchant_name, authorized_at
   from bank.authorizations where state = 'open' order by processor_id`,
  `select i.customer_id, processor_id, i.amount_cents, taken_back_cents, description, effective_on
   from bank.expense_items i join bank.posted_transactions t on t.id = posted_transaction_id
   order by processor_id`,
  'select customer_id from bank.plastic_orders order by 1',
  'select event_id from bank.partner_event_history order by 1',
  'select event_id, last_error from bank.partner_events order by 1',
]
const state = async () => {
  const read = []
  for (const query of READ) read.push((await bank.database.query(query)).rows)
  return read
}
const startOver = async () => {
  for (const table of [
    'notifications',
    'expense_items',
    'posted_transactions',
    'authorizations',
    'plastic_orders',
  ])
    await bank.database.query(`delete from bank.${table}`)
  await bank.database.query(
    `update bank.accounts set deposited_cents = 0, funded_at = null, unfunded_since = '2026-08-22'`,
  )
  await deleteEvents(bank)
}

// OPERATIONS-94
test('a batch of events leaves the same accounts and notifications as its events one by one', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 10 }), async (happenings) => {
      const bodies = bodiesOf(happenings)
      await startOver()
      await inOneBatch(bodies)
      const batched = await state()
      await startOver()
      await oneByOne(bodies)
      expect(batched).toEqual(await state())
    }),
    { numRuns: 25, endOnFailure: true, examples: [[AUTHORIZED_EARLIER_THAN_REPORTED]] },
  )
})

// OPERATIONS-43
test('of a batch with three bad events, each of the others is applied and each bad one is postponed', async () => {
  await startOver()
  const kinds = Array.from({ length: 40 }, (_, at) => ([3, 17, 18].includes(at) ? 'bad' : 'pay'))
  const bodies = bodiesOf(
    kinds.map(
      (kind, at) => ({ kind, of: at % 2, name: 0, cents: 100, second: 0, isDoubled: false }) as Happening,
    ),
  )
  await inOneBatch(bodies)
  for (const [at, { event_id }] of bodies.entries())
    expect(await storedEvents(bank, event_id)).toMatchObject([{ is_applied: kinds[at] === 'pay' }])
  const { rows } = await bank.database.query<{ cents: number }>(
    'select sum(deposited_cents)::int as cents from bank.accounts',
  )
  expect(rows).toEqual([{ cents: 3700 }])
})
