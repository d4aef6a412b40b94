/**
 * Compares random sequences of money movements with a few lines of arithmetic (OPERATIONS-55). After each
 * step, the bank, the processor and the arithmetic agree, and the ledger balances. Refused steps change
 * nothing. MODEL_RUNS sets the number of sequences, MODEL_STEPS their length, and MODEL_SEED the seed.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import fc from 'fast-check'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { addPaperBiller } from '../support/bill-seeds.ts'
import {
  centsOf,
  type ModelledMoney,
  nothingCompared,
  type RealMoney,
  refusalsOf,
} from '../support/model-command.ts'
import { moneyCommands } from '../support/money-model.ts'
import { planKeeper } from '../support/plan-keeper.ts'
import { setAsideCommands } from '../support/set-aside-model.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'

const RUNS = Number(process.env['MODEL_RUNS'] ?? 4)
const STEPS = Number(process.env['MODEL_STEPS'] ?? 20)
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_121)

vi.setConfig({ testTimeout: 120_000 + RUNS * STEPS * 2000 })

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24' })
})
afterAll(() => bank.close())

// OPERATIONS-55
test(`${RUNS} sequences of ${STEPS} money movements match the arithmetic (seed ${SEED})`, async () => {
  const done = nothingCompared()
  const open = async (): Promise<{ model: ModelledMoney; real: RealMoney }> => {
    const customer = await bank.createCustomer()
    const stranger = await bank.createCustomer()
    const real: RealMoney = {
      bank,
      customer,
      billerId: await addPaperBiller({ customer }),
      foreignBillerId: await addPaperBiller({ customer: stranger }),
      check: async (model, kind) => {
        done.steps++
        done.kinds.add(kind)
        await bank.settle()
        // Again, because a job's call to the processor causes another event.
        await bank.settle()
        await expectEqual(real, model)
      },
      expectNothingChanged: refusalsOf(bank, customer, done),
    }
    await startSetAside(customer)
    const setAside = {
      isOpen: true,
      sharesOn: true,
      cents: 0,
      plannedCents: 465_00,
      planChanges: 0,
      pay: [],
    }
    return { model: { postedCents: 0, holds: [], payments: [], isFrozen: false, setAside }, real }
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...moneyCommands, ...setAsideCommands), { minLength: STEPS, maxLength: STEPS }),
      async (commands) => {
        await fc.asyncModelRun(open, commands)
      },
    ),
    { numRuns: RUNS, seed: SEED, endOnFailure: RUNS > 50 },
  )
  recordFigures({
    gate: `A9: sequences of money commands against arithmetic, ${process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'embedded'}`,
    counted: {
      sequences: RUNS,
      steps: done.steps,
      'refusals that changed nothing': done.refusals,
      seed: SEED,
    },
  })
  // A run with nothing but deposits proves nothing.
  expect([...done.kinds].length).toBeGreaterThanOrEqual(8)
  expect(done.refusals).toBeGreaterThan(0)
})

/** 465.00 a month from September 15 on, and the customer's word for shares of each deposit. */
const startSetAside = async (customer: TestCustomer) => {
  const plan = { first_due_on: '2026-09-15', months: 36, due_rule: { kind: 'fixed_day', day: 15 } } as const
  await planKeeper(customer).create(plan, [{ amount: '465.00', reason: 'plan' }])
  await customer.post('/api/set_aside/open')
  const { body } = await customer.put<SetAside>('/api/set_aside', { keep_back: '25.00', shares_on: true })
  expect(body).toMatchObject({ state: 'open', shares_on: true })
}

/** The bank's balances, history and payments, and the processor's ledger, match the model. */
const expectEqual = async ({ customer }: RealMoney, model: ModelledMoney) => {
  const { setAside } = model
  const held = model.holds.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const { body: balance } = await customer.get<{ balance: string }>('/api/balance')
  expect(centsOf(balance.balance)).toBe(model.postedCents - held)
  expect(await sumOfHistory(customer)).toBe(model.postedCents)
  const { body: kept } = await customer.get<SetAside>('/api/set_aside')
  expect([kept.state, kept.shares_on, centsOf(kept.balance)]).toEqual([
    setAside.isOpen ? 'open' : 'closed',
    setAside.sharesOn,
    setAside.cents,
  ])
  expect(await sumOfSetAside(customer)).toBe(setAside.cents)
  const { body: list } = await customer.get<{
    bill_payments: { id: number; amount: string; status: string }[]
  }>('/api/bill_payments?per_page=-1')
  const expected = model.payments.map(({ id, amountCents, status }) => `${id} ${amountCents} ${status}`)
  expect(
    list.bill_payments.map(({ id, amount, status }) => `${id} ${centsOf(amount)} ${status}`).toSorted(),
  ).toEqual(expected.toSorted())
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
}

/** What our copy of the set-aside adds up to. */
const sumOfSetAside = async ({ id }: TestCustomer): Promise<number | undefined> => {
  const { rows } = await bank.database.query<{ sum: number }>(
    `select coalesce(sum(amount_cents), 0)::int as sum from bank.set_aside_transactions where customer_id = $1`,
    [id],
  )
  return rows[0]?.sum
}

interface HistoryPage {
  transactions: { amount: string }[]
  next: string | null
}

const sumOfHistory = async (customer: TestCustomer): Promise<number> => {
  let sum = 0
  let after: string | null = ''
  while (after !== null) {
    const page: HistoryPage = (
      await customer.get<HistoryPage>(`/api/transactions${after && `?after=${after}`}`)
    ).body
    for (const { amount } of page.transactions) sum += centsOf(amount)
    after = page.next
  }
  return sum
}
