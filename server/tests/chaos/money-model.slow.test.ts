/**
 * Compares random sequences of money movements with a few lines of arithmetic (OPERATIONS-55). After each
 * step, the bank, the processor and the arithmetic agree, and the ledger balances. Refused steps change
 * nothing. MODEL_RUNS sets the number of sequences, MODEL_STEPS their length, and MODEL_SEED the seed.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import fc from 'fast-check'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { addPaperBiller } from '../support/bill-seeds.ts'
import { contentOf } from '../support/content.ts'
import { centsOf, moneyCommands, type ModelledMoney, type RealMoney } from '../support/money-model.ts'
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
  const done = { steps: 0, refusals: 0, kinds: new Set<string>() }
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
      expectNothingChanged: async (work) => {
        done.refusals++
        const before = await contentOf(bank, customer.id)
        const answer = await work()
        expect(await contentOf(bank, customer.id)).toEqual(before)
        return answer
      },
    }
    return { model: { postedCents: 0, holds: [], payments: [], isFrozen: false }, real }
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...moneyCommands), { minLength: STEPS, maxLength: STEPS }),
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

/** The bank's balance, history and payments, and the processor's ledger, match the model. */
const expectEqual = async ({ customer }: RealMoney, model: ModelledMoney) => {
  const held = model.holds.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const { body: balance } = await customer.get<{ balance: string }>('/api/balance')
  expect(centsOf(balance.balance)).toBe(model.postedCents - held)
  expect(await sumOfHistory(customer)).toBe(model.postedCents)
  const { body: list } = await customer.get<{
    bill_payments: { id: number; amount: string; status: string }[]
  }>('/api/bill_payments?per_page=-1')
  const expected = model.payments.map(({ id, amountCents, status }) => `${id} ${amountCents} ${status}`)
  expect(
    list.bill_payments.map(({ id, amount, status }) => `${id} ${centsOf(amount)} ${status}`).toSorted(),
  ).toEqual(expected.toSorted())
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
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
