import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { acme, paydaysReplies } from '../../../testing/paydays-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'

/** November 2026 has five Mondays. */
const mondays = { ...acme, frequency: 'weekly' as const, anchor_on: '2026-10-05' }
const open = (path: string, planTools = true) =>
  renderApp(`/dashboard/tracker/${path}`, {
    user: { ...sampleUser, features: { ...sampleUser.features, planTools } },
    handlers: [...trackerReplies(sampleTracker()), ...paydaysReplies({ schedules: [mondays] })],
  })

// PAYD-05
test.each(['track-success', 'income-goals'])('%s marks a month with five paydays', async (path) => {
  open(path)
  expect(await screen.findByText('November has five paydays')).toBeInTheDocument()
})

// PAYD-05
test.each([
  ['a month with four paydays', 'income-goals?month=2026-12-01', true],
  ['a customer without the plan tools', 'income-goals', false],
])('marks nothing for %s', async (_, path, planTools) => {
  const { queryClient } = open(path, planTools)
  await screen.findByRole('heading', { level: 1, name: 'Income Goals' })
  await screen.findByRole('button', { name: 'Update' })
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(screen.queryByText(/has (three|five) paydays/)).not.toBeInTheDocument()
})
