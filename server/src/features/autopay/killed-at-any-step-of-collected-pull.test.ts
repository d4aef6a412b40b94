/** When the server is killed at any step of the day on which a pull comes or is given back and restarted, it counts once. */
import { beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { moreDeathsThan, recordDeaths, stepsToDieAt } from '../../../tests/support/kill-at.ts'
import { killedPulls } from '../../../tests/support/killed-pulls.ts'

const { killer, bank, ann, begin, goTo } = killedPulls(['2026-12-04'])
beforeEach(() => ann().collect('466.00', '2026-12-07'))
const MOVED = ['out 466.00 done', 'in 466.00 done']

// AUTO-09
test.each(stepsToDieAt(32, 80))('counts what was collected once when killed at step %i', async (step) => {
  await killer.killAt(step, () => begin('2026-12-07'))
  await goTo('2026-12-08')
  await goTo('2026-12-09')
  expect((await ann().planned())[0]).toBe('2026-12-15 465.00 sent 465.00 on 2026-12-04 sent')
  expect((await ann().plan.progress()).sent_total).toBe('465.00')
  expect(await ann().told('TFS collected your trustee payment')).toHaveLength(1)
  expect(await ann().moves()).toEqual(MOVED)
  expect([await ann().balance(), await ann().setAsideBalance()]).toEqual(['534.00', '0.00'])
  await expectBalanced(bank())
  await ann().stop()
})

// AUTO-09
test.each(stepsToDieAt(24, 60, 2))('is told once of what was given back, killed at step %i', async (step) => {
  await goTo('2026-12-08')
  let isGiven = false
  await killer.killAt(step, async () => {
    if (isGiven) return
    isGiven = true
    await ann().giveBack('466.00')
  })
  await goTo('2026-12-09')
  expect((await ann().planned())[0]).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-04 returned')
  expect((await ann().plan.progress()).sent_total).toBe('0.00')
  expect(await ann().told('came back to your main account')).toHaveLength(1)
  expect(await ann().moves()).toEqual(MOVED)
  expect([await ann().balance(), await ann().setAsideBalance()]).toEqual(['1000.00', '0.00'])
  await expectBalanced(bank())
  await ann().stop()
})

test('the server did die at most of these steps', () => {
  expect(recordDeaths('what services collected', killer)).toBeGreaterThan(moreDeathsThan(5, 25))
})
