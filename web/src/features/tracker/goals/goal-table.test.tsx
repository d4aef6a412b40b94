import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAfter } from '../../../testing/pass-time.ts'
import { sampleGoal, sampleTracker } from '../../../testing/tracker-replies.ts'
import { click, openTracker } from '../../../testing/tracker-screen.tsx'

// TRACKER-98
test('a goal in the reserved category cannot be changed', async () => {
  const state = sampleTracker()
  openTracker('/expense-goals', { ...state, expenses: [sampleGoal(13, 'cushion', '5.00')] })
  const table = within(await screen.findByRole('table', { name: 'This Month Goals' }))
  expect(table.getAllByRole('row').at(-1)?.textContent).toBe('Cushion$5.00')
  expect(table.queryByRole('button', { name: 'Edit Cushion' })).not.toBeInTheDocument()
})

// TRACKER-103
test('the popup for a deleted goal closes after a second and a half', async () => {
  vi.useFakeTimers()
  openTracker('/expense-goals')
  await click('Delete Utilities')
  const before = Date.now()
  await click('Yes, delete it!')
  expect(await screen.findByRole('dialog', { name: 'Deleted!' })).toBeInTheDocument()
  await expectAfter(1500, before, () => !screen.queryByRole('dialog', { name: 'Deleted!' }))
})
