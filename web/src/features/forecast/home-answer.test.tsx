/** The answer at the top of the home page, and what is safe to spend. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ForecastBreakdown, getForecast } from '@yoursuccess/contract/forecast/forecast'
import { expect, test } from 'vitest'
import { forecastReplies } from '../../testing/forecast-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { on, refuse } from '../../testing/wire.ts'

const home = (change: Partial<ForecastBreakdown> = {}) =>
  renderApp('/dashboard', { user: sampleUser, handlers: forecastReplies(change) })
const answer = async (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const pay = (on: string, change: Partial<ForecastBreakdown['pay'][number]> = {}) => ({
  name: 'Acme',
  on,
  arrives_on: on < '2026-11-21' ? '2026-11-21' : on,
  usual_amount: '1200.00',
  is_late: on < '2026-11-21',
  ...change,
})

// FORE-03, FRAME-115
test('the answer is the heading of the home page, and not the title of the tab', async () => {
  home()
  await answer('By what we know, your money is expected to last until payday on Dec 4.')
  expect(screen.getByText('Money for your trustee payment of Dec 15 is set aside.')).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(document.title).toMatch(/^Dashboard \|/)
})

// FORE-03
test('a payment that could be short comes first, and late pay is said below it', async () => {
  home({ available: '100.00', set_aside: null, pay: [pay('2026-11-18'), pay('2026-12-11')] })
  await answer(/^Your trustee payment of Dec 15 could be short by \$[\d.]+\.$/)
  expect(screen.getByText('Your pay from Acme was expected Wednesday.')).toBeInTheDocument()
  expect(screen.queryByText(/is set aside\.$/)).not.toBeInTheDocument()
})

// FORE-03, PAYD-04
test('late pay is said once, and leads to the paydays', async () => {
  home({ bills: [], pay: [pay('2026-11-18'), pay('2026-12-04')] })
  await answer('Your pay from Acme was expected Wednesday.')
  expect(screen.getAllByText(/was expected/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'See your paydays' })).toHaveAttribute(
    'href',
    '/dashboard/plan/paydays',
  )
})

// FORE-03
test('without a payday, the home page asks for one and keeps its name', async () => {
  home({ pay: [] })
  expect(await screen.findByText(/^We need a payday to tell you this\./)).toBeInTheDocument()
  expect(screen.getByText('Will your money last until payday?')).toBeInTheDocument()
  await answer('Dashboard')
  expect(screen.getByRole('link', { name: 'Add your paydays' })).toHaveAttribute(
    'href',
    '/dashboard/plan/paydays',
  )
})

// PAYD-04, FRAME-54
test('the home page does not wait for an answer that never loads', async () => {
  renderApp('/dashboard', { user: sampleUser, handlers: [on(getForecast, () => new Promise(() => {}))] })
  expect(await screen.findByRole('region', { name: 'Available' })).toBeInTheDocument()
  await answer('Dashboard')
})

// FRAME-55
test('an answer that fails to load is said, and can be tried again', async () => {
  const { wire } = renderApp('/dashboard', { user: sampleUser, handlers: [refuse(getForecast, 'internal')] })
  const words = await screen.findByText(/^We couldn't work out if your money will last\./)
  wire.use(...forecastReplies())
  await userEvent.click(within(words).getByRole('button', { name: 'Try again' }))
  expect(await answer(/^By what we know/)).toBeInTheDocument()
})

// FRAME-115
test('asks for nothing of it without the feature', async () => {
  const features = { ...sampleUser.features, planTools: false }
  const { wire } = renderApp('/dashboard', { user: { ...sampleUser, features } })
  await screen.findByRole('region', { name: 'Available' })
  await answer('Dashboard')
  expect(screen.queryByText(/^Safe to spend/)).not.toBeInTheDocument()
  expect(wire.requestsOf(getForecast)).toEqual([])
})

// FORE-04
test('says what is safe to spend until the payday, with its sum one press away', async () => {
  const { wire } = home()
  const safe = within(await screen.findByRole('region', { name: 'Safe to spend until payday on Dec 4' }))
  expect(safe.getByText('$395.00')).toBeInTheDocument()
  expect(safe.getByText(/^About/)).toHaveTextContent('About $30.38 a day')
  await userEvent.click(safe.getByRole('button', { name: 'How we worked this out' }))
  await safe.findByText('Available now')
  const sum = safe
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(sum).toEqual([
    ['Available now', '$500.00'],
    ['Bills and payments until then', '-$80.00minus $80.00'],
    ['Kept in your account', '-$25.00minus $25.00'],
    ['Safe to spend', '$395.00'],
  ])
  expect(safe.getByText(/^Regular bills we found are counted/)).toBeInTheDocument()
  expect(wire.requestsOf(getForecast)).toHaveLength(1)
})

// FORE-04
test('says until which day it is without a payday, and why nothing is safe to spend', async () => {
  home({ pay: [], payments: [], set_aside: null, available: '90.00' })
  const safe = within(await screen.findByRole('region', { name: 'Safe to spend until Dec 4' }))
  expect(safe.getAllByText('$0.00')).toHaveLength(2)
  await userEvent.click(safe.getByRole('button', { name: 'How we worked this out' }))
  expect(await safe.findByText(/nothing is safe to spend/)).toBeInTheDocument()
})
