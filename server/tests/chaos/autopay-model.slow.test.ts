/**
 * Compares random sequences of actions on autopay, and of days, with a few lines of arithmetic (OPERATIONS-55). After each
 * step, both balances, the planned payments and what the processor took from both accounts are those of the arithmetic, nothing
 * was sent twice, and the ledger balances. Refused steps change nothing. MODEL_RUNS, MODEL_STEPS and MODEL_SEED are as in money-model.slow.test.ts.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import fc from 'fast-check'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { auditBank } from '../support/audit.ts'
import { autopayCommands, FORM, type RealAutopay } from '../support/autopay-commands.ts'
import {
  FIRST_DAY,
  LAST_DUE_DAY,
  type ModelledAutopay,
  PUT_IN_CENTS,
  sentOf,
  shownOf,
  startOfModel,
} from '../support/autopay-model.ts'
import { type Autopayer, createAutopayer } from '../support/autopayer.ts'
import { goToNoon } from '../support/hurry.ts'
import { dollars, nothingCompared, refusalsOf } from '../support/model-command.ts'
import { openTestBank, type TestBank } from '../support/test-bank.ts'

const RUNS = Number(process.env['MODEL_RUNS'] ?? 3)
const STEPS = Number(process.env['MODEL_STEPS'] ?? 30)
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_121)

/** One of the kinds of what was compared. */
const SENT_BY_AUTOPAY = 'sent by autopay'

vi.setConfig({ testTimeout: 120_000 + RUNS * STEPS * 4000 })

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: FIRST_DAY })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)

// OPERATIONS-55, AUTO-05, AUTO-06, AUTO-07, AUTO-12
test(`${RUNS} sequences of ${STEPS} actions on autopay match the arithmetic (seed ${SEED})`, async () => {
  const done = nothingCompared()
  const opened: Autopayer[] = []
  const open = async (): Promise<{ model: ModelledAutopay; real: RealAutopay }> => {
    await goTo(FIRST_DAY)
    const ann = await createAutopayer(bank)
    opened.push(ann)
    await ann.putIn(dollars(PUT_IN_CENTS))
    await bank.settle()
    await ann.agree({ ...FORM, use_main: '100.00' })
    const ids = (await ann.list()).map(({ id }) => id)
    const check = async (model: ModelledAutopay, kind: string) => {
      done.steps++
      done.kinds.add(kind)
      if (model.sendings.some(({ isByHand }) => !isByHand)) done.kinds.add(SENT_BY_AUTOPAY)
      await bank.settle()
      // What is due because of the step is done at once, as the bank's own clock would do it.
      await goTo(model.today)
      await expectEqual(ann, model)
    }
    const expectNothingChanged = refusalsOf(bank, ann, done)
    return { model: startOfModel(100_00), real: { bank, ann, ids, goTo, check, expectNothingChanged } }
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...autopayCommands), { minLength: STEPS, maxLength: STEPS }),
      async (commands) => {
        await fc.asyncModelRun(open, commands)
        // Nothing of this customer is due on the days of the next one.
        await opened.at(-1)?.stop()
      },
    ),
    // Shorter sequences would take many minutes to find: MODEL_STEPS sets the length.
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
  recordFigures({
    gate: `A9: sequences of actions on autopay against arithmetic, ${process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'embedded'}`,
    counted: {
      sequences: RUNS,
      steps: done.steps,
      'refusals that changed nothing': done.refusals,
      seed: SEED,
    },
  })
  // On a day after all of these sequences, because the processor lists what it posted until today.
  await goTo('2027-02-05')
  expect((await auditBank(bank)).findings).toEqual([])
  // A run with nothing but days proves nothing.
  expect([...done.kinds].length).toBeGreaterThanOrEqual(8)
  expect([...done.kinds]).toContain(SENT_BY_AUTOPAY)
  expect(done.refusals).toBeGreaterThan(0)
})

/** The bank's planned payments and balances, and what the processor took from each account, match the model. */
const expectEqual = async (ann: Autopayer, model: ModelledAutopay) => {
  expect(await plannedOf(ann)).toEqual(
    shownOf(model).map(
      ([row, state]) =>
        `${row.dueOn} ${dollars(row.plannedCents)} sent ${dollars(sentOf(model, row))} on ${row.sendOn} ${state}`,
    ),
  )
  expect(await ann.balances()).toEqual([dollars(model.mainCents), dollars(model.setAsideCents)])
  for (const from of ['main', 'set_aside'] as const) {
    const taken = (await ann.takenFrom(from)).map(({ amount }) => amount)
    const sendings = model.sendings.filter((each) => each.from === from)
    expect(taken.toReversed()).toEqual(sendings.map(({ amountCents }) => dollars(amountCents)))
  }
  expect(await sentTwice(ann)).toEqual([])
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
}

/** Planned payments for which autopay sent more than once or more than was planned, without what came back (AUTO-12). */
const sentTwice = async ({ id }: Autopayer) => {
  const { rows } = await bank.database.query<{ due_on: string }>(
    `select p.due_on from bank.planned_payments p
     join bank.planned_sendings s on s.planned_payment_id = p.id and s.undone_at is null and not s.by_hand
     where p.customer_id = $1
     group by p.id having count(*) > 1 or sum(s.amount_cents) > p.planned_cents`,
    [id],
  )
  return rows
}

/** Those that the model knows. It does not follow a payment on its way to the trustee. */
const plannedOf = async (ann: Autopayer): Promise<string[]> =>
  (await ann.list())
    .filter(({ due_on }) => due_on <= LAST_DUE_DAY)
    .map(({ due_on, planned, sent, send_on, state }) => {
      const isSent = ['sending', 'sent', 'delivered'].includes(state)
      return `${due_on} ${planned} sent ${sent} on ${send_on} ${isSent ? 'sent' : state}`
    })
