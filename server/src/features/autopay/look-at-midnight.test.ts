/** A look that a new day interrupts. The payment of that day is still sent on it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, goToTime } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const DAY_MS = 86_400_000
/** After so many reads of the clock, the new day begins. */
let beginsAfter = Infinity
let reads = 0
let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({
    today: '2026-12-01',
    machineNow: () => new Date(Date.now() + (++reads > beginsAfter ? DAY_MS : 0)),
  })
})
afterAll(() => bank.close())

// AUTO-05
test('a look during which the send day begins is followed by another one on that day', async () => {
  await goToNoon(bank, '2026-12-01')
  const ann = await createAutopayer(bank)
  await ann.putIn('466.00')
  await ann.agree()
  await goToNoon(bank, '2026-12-08')
  const look = bank.dueWork.find(({ name }) => name === 'autopay.look')
  const lookOn = async () => {
    const { rows } = await bank.database.query<{ on: string }>(
      'select look_on::text as on from bank.autopay_agreements',
    )
    return rows[0]?.on
  }

  /** Looks at the payment on the day before it is sent. The next day begins after so many reads of the clock. */
  const lookUntil = async (until: number) => {
    await bank.database.query(`update bank.autopay_agreements set look_on = '2026-12-08'`)
    reads = 0
    beginsAfter = until
    await look?.runDue(bank.clock.today())
    beginsAfter = Infinity
    return lookOn()
  }
  await lookUntil(Infinity)
  const all = reads
  expect(all).toBeGreaterThan(5)

  // From the last read on, until the new day begins before it is decided what is due, so that the payment is sent at once.
  const seen = new Set<string>()
  for (let count = all - 1; count > 0; count--) {
    const next = await lookUntil(count)
    const isSent = (await ann.state()) !== 'planned'
    seen.add(isSent ? 'sent' : `looked at again on ${next}`)
    if (isSent) break
  }

  expect([...seen]).toEqual(['looked at again on 2026-12-09', 'sent'])
  await goToTime(bank, '2026-12-09T17:00:00.000Z')
  expect(await ann.sent()).toEqual(['465.00 with 1.00'])
})
