/** When the server is killed at any step of the day of a pull and restarted, its money is moved once. */
import { expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { moreDeathsThan, recordDeaths, stepsToDieAt } from '../../../tests/support/kill-at.ts'
import { killedPulls } from '../../../tests/support/killed-pulls.ts'

const { killer, bank, ann, begin, goTo } = killedPulls(['2026-12-03'])

// AUTO-09
test.each(stepsToDieAt(32, 60))('moves its money once when killed at step %i', async (step) => {
  await killer.killAt(step, () => begin('2026-12-04'))
  await goTo('2026-12-05')
  expect(await ann().moves()).toEqual(['out 466.00 done', 'in 466.00 done'])
  expect([await ann().balance(), await ann().setAsideBalance()]).toEqual(['1000.00', '0.00'])
  await expectBalanced(bank())
  // Later customers of this bank have their own pull.
  await ann().stop()
})

test('the server did die at most of these steps', () => {
  expect(recordDeaths('the money of pulls', killer)).toBeGreaterThan(moreDeathsThan(5, 30))
})
