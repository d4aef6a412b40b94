/** A sandbox run's clock visits every day, so that work that is due on one day only is done. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestBank, type TestBank } from '../../tests/support/test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-10-29' })
})
afterAll(() => bank.close())

test.each([
  {
    begins: 'ends',
    from: '2026-10-31T04:30:00Z',
    to: '2026-11-03T17:00:00Z',
    days: ['11-01', '11-02', '11-03'],
  },
  {
    begins: 'begins',
    from: '2026-03-08T04:30:00Z',
    to: '2026-03-10T16:00:00Z',
    days: ['03-08', '03-09', '03-10'],
  },
])('no day is left out when daylight saving time $begins', async ({ from, to, days }) => {
  await bank.control('/clock/set', { to: from })
  const [work] = bank.dueWork
  if (!work) throw new Error('there is no work by the day')
  const runDue = vi.spyOn(work, 'runDue')

  await bank.control('/clock/set', { to })

  expect(runDue.mock.calls.map(([today]) => today.slice(5))).toEqual(days)
  runDue.mockRestore()
})
