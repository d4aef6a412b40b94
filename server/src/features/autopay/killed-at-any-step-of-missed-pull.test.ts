/** When the server is killed at any step of the day on which a pull has not come and restarted, its money goes back once. */
import { expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { moreDeathsThan, recordDeaths, stepsToDieAt } from '../../../tests/support/kill-at.ts'
import { killedPulls } from '../../../tests/support/killed-pulls.ts'

const { killer, bank, ann, begin, goTo } = killedPulls(['2026-12-04', '2026-12-08'])

// AUTO-09
test.each(stepsToDieAt(32, 60))('gives its money back once when killed at step %i', async (step) => {
  await killer.killAt(step, () => begin('2026-12-09'))
  await goTo('2026-12-10')
  expect(await ann().moves()).toEqual(['in 466.00 done', 'out 466.00 done', 'in 466.00 done'])
  expect([await ann().balance(), await ann().setAsideBalance()]).toEqual(['534.00', '466.00'])
  await expectBalanced(bank())
  // Later customers of this bank have their own pull.
  await ann().stop()
})

test('the server did die at most of these steps', () => {
  expect(recordDeaths('pulls that did not come', killer)).toBeGreaterThan(moreDeathsThan(5, 30))
})
