import { screen, within } from '@testing-library/react'
import { listPaydays } from '@yoursuccess/contract/paydays/paydays'
import { expect, test } from 'vitest'
import { samplePayday } from '../../testing/paydays-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { type Handler, on } from '../../testing/wire.ts'

const late = samplePayday('2026-11-18', { is_late: true })
const home = (handler: Handler, features: Partial<typeof sampleUser.features> = {}) =>
  renderApp('/dashboard', {
    user: { ...sampleUser, features: { ...sampleUser.features, ...features } },
    handlers: [handler],
  })

// PAYD-04
test('the home page says which pay is late, and links to the paydays', async () => {
  const { wire } = home(on(listPaydays, { paydays: [samplePayday('2026-11-06'), late] }))
  const notice = (await screen.findByText('Your pay from Acme was expected Wednesday')).closest('[role=note]')
  expect(within(notice as HTMLElement).getByRole('link', { name: 'See your paydays' })).toHaveAttribute(
    'href',
    '/dashboard/plan/paydays',
  )
  expect(screen.getAllByText(/was expected/)).toHaveLength(1)
  expect(wire.requestsOf(listPaydays)).toHaveLength(1)
})

// PAYD-04
test('the home page does not wait for paydays that never load', async () => {
  home(on(listPaydays, () => new Promise(() => {})))
  expect(await screen.findByRole('region', { name: 'Available' })).toBeInTheDocument()
})

// PAYD-04
test('the home page asks for no paydays without the feature', async () => {
  const { wire } = home(on(listPaydays, { paydays: [late] }), { planTools: false })
  await screen.findByRole('region', { name: 'Available' })
  expect(wire.requestsOf(listPaydays)).toEqual([])
})
