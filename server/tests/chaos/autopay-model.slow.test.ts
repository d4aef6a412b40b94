/**
 * Compares random sequences of actions on autopay, and of days, with a few lines of arithmetic (OPERATIONS-55).
 * After each step, both balances, the planned payments and what the processor took from the set-aside are those
 * of the arithmetic, and the ledger balances. MODEL_RUNS, MODEL_STEPS and MODEL_SEED are as in
 * money-model.slow.test.ts.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import fc from 'fast-check'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { auditBank } from '../support/audit.ts'
import { autopayCommands, FORM, type RealAutopay } from '../support/autopay-commands.ts'
import { type ModelledAutopay, sentOf, startOfModel } from '../support/autopay-model.ts'
import { type Autopayer, createAutopayer } from '../support/autopayer.ts'
import { hurry } from '../support/hurry.ts'
import { dollars } from '../support/model-command.ts'
import { openTestBank, type TestBank } from '../support/test-bank.ts'

const RUNS = Number(process.env['MODEL_RUNS'] ?? 4)
const STEPS = Number(process.env['MODEL_STEPS'] ?? 20)
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_121)

vi.setConfig({ testTimeout: 120_000 + RUNS * STEPS * 4000 })

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = async (day: string) => {
  await bank.control('/clock/set', { to: `${day}T17:00:00.000Z` })
  await hurry(bank)
}

// OPERATIONS-55, AUTO-05, AUTO-06, AUTO-07, AUTO-12
test(`${RUNS} sequences of ${STEPS} actions on autopay match the arithmetic (seed ${SEED})`, async () => {
  const done = { steps: 0, kinds: new Set<string>() }
  const open = async (): Promise<{ model: ModelledAutopay; real: RealAutopay }> => {
    await goTo('2026-12-01')
    const ann = await createAutopayer(bank)
    await bank.settle()
    await ann.agree({ ...FORM, use_main: '100.00' })
    const ids = (await ann.list()).map(({ id }) => id)
    const check = async (model: ModelledAutopay, kind: string) => {
      done.steps++
      done.kinds.add(kind)
      await bank.settle()
      // Again, because a job's call to the processor causes another event.
      await bank.settle()
      await expectEqual(ann, model)
    }
    return { model: startOfModel(100_00), real: { bank, ann, ids, goTo, check } }
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...autopayCommands), { minLength: STEPS, maxLength: STEPS }),
      async (commands) => {
        await fc.asyncModelRun(open, commands)
      },
    ),
    { numRuns: RUNS, seed: SEED, endOnFailure: RUNS > 50 },
  )
  recordFigures({
    gate: `A9: sequences of actions on autopay against arithmetic, ${process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'embedded'}`,
    counted: { sequences: RUNS, steps: done.steps, seed: SEED },
  })
  // On a day after all of these sequences, because the processor lists what it posted until today.
  await goTo('2027-02-05')
  expect((await auditBank(bank)).findings).toEqual([])
  expect([...done.kinds].length).toBeGreaterThanOrEqual(8)
})

/** The bank's planned payments and balances, and what the processor took, match the model. */
const expectEqual = async (ann: Autopayer, { rows, sendings, mainCents, setAsideCents }: ModelledAutopay) => {
  expect(await plannedOf(ann)).toEqual(
    rows.map((row) =>
      [row.dueOn, dollars(row.plannedCents), dollars(sentOf(row)), row.sendOn, row.state].join(' '),
    ),
  )
  expect(await ann.balances()).toEqual([dollars(mainCents), dollars(setAsideCents)])
  const taken = (await ann.taken()).map(({ amount }) => amount)
  expect(taken.toReversed()).toEqual(sendings.map(({ amountCents }) => dollars(amountCents)))
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
}

/** The first three, also those that the customer does not see without autopay. */
const plannedOf = async ({ id }: Autopayer): Promise<string[]> => {
  const { rows } = await bank.database.query<{ line: string }>(
    `select concat_ws(' ', planned.due_on, to_char(planned.planned_cents / 100.0, 'FM999990.00'),
       to_char(coalesce(sum(sending.amount_cents) filter (where sending.undone_at is null), 0) / 100.0, 'FM999990.00'),
       planned.send_on, case when planned.state in ('sending', 'delivered') then 'sent' else planned.state end) as line
     from bank.planned_payments planned
     left join bank.planned_sendings sending on sending.planned_payment_id = planned.id
     where planned.customer_id = $1 group by planned.id order by planned.due_on limit 3`,
    [id],
  )
  return rows.map(({ line }) => line)
}
