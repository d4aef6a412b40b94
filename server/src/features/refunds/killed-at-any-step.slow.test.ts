/** Kills the server at each step on the way to a refund check and restarts it: the money is paid out once. */
import { beforeEach, expect, test } from 'vitest'
import { hurry } from '../../../tests/support/hurry.ts'
import {
  bankFor,
  killing,
  moreDeathsThan,
  recordDeaths,
  stepsToDieAt,
} from '../../../tests/support/kill-at.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

const mortality = createMortality()
let bank: TestBank
let ann: TestCustomer
bankFor(
  async () => {
    bank = await openTestBank({
      today: '2026-09-28',
      mortality,
      env: {
        PROGRAM_WIND_DOWN: 'enforced',
        PROGRAM_LAST_DEPOSIT_ON: '2026-09-25',
        PROGRAM_LAST_SPEND_ON: '2026-09-30',
      },
    })
  },
  () => bank.close(),
)

const goTo = (day: string) => bank.control('/clock/set', { to: `${day}T16:00:00.000Z` })
beforeEach(async () => {
  await goTo('2026-09-29')
  ann = await bank.createCustomer()
  await bank.control(`/accounts/${ann.prn}/deposits`, {
    kind: 'refund',
    amount: '80.00',
    description: 'ACME',
  })
})

const killer = killing(() => bank, mortality)
/** Moves the clock to the day, kills the server at that step, and restarts it. */
const killAt = async (step: number, day: string): Promise<void> => {
  await killer.killAt(step, () => goTo(day))
  await goTo(day)
  await hurry(bank)
}

const countNotifications = async (event: string) => {
  const { rows } = await bank.database.query<{ count: number }>(
    `select count(*)::int as count from bank.notifications where customer_id = $1 and dedupe_key like $2`,
    [ann.id, `refund-%-${event}`],
  )
  return rows[0]?.count
}
const checks = () => bank.look<{ amount: string }[]>(`/refund_checks?prn=${ann.prn}`)

test.each(stepsToDieAt(14, 90))(
  'plans a check and sends a notification once when the server is killed at step %i',
  async (step) => {
    await killAt(step, '2026-10-01')
    expect(await countNotifications('planned')).toBe(1)
  },
)

test.each(stepsToDieAt(14, 240, 2))(
  'prints one check when the server is killed at step %i of ordering it',
  async (step) => {
    await goTo('2026-10-01')
    await killAt(step, '2026-10-10')
    expect((await checks()).map(({ amount }) => amount)).toEqual(['80.00'])
    expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
  },
)

test('most of these steps killed the server', () => {
  expect(recordDeaths('refund checks', killer)).toBeGreaterThan(moreDeathsThan(4, 14))
})
