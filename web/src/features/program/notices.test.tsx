import { getProgram, type Program } from '@yoursuccess/contract/program/program'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { store } from '../../lib/storage.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { announcedProgram, sampleProgram, sampleUser } from '../../testing/samples.ts'
import { on, refuse } from '../../testing/wire.ts'
import { shortMark } from './notice.rules.ts'

const windDown = (mode: Program['wind_down']['mode']) =>
  on(getProgram, { ...sampleProgram, wind_down: { ...sampleProgram.wind_down, mode } })
const announced = on(getProgram, announcedProgram)
const FACTS = [
  'Last deposit date: July 30, 2025.',
  'Last spend or withdrawal date: September 3, 2025.',
  'After September 3, 2025, any remaining balance is refunded by check to the address on file within 60 days.',
  'The refund check must be cashed within 180 days. After that, contact support.',
  'The card is valid in the U.S. only.',
]
/** Opens the app in a browser in which no customer has pressed "I Understand" yet. */
const firstVisit = () => {
  const app = renderApp('/dashboard', { user: sampleUser, handlers: [announced] })
  store('ys.notice-understood', undefined)
  return app
}
const popup = () => screen.findByRole('dialog', { name: /FAQ.*debit card is being discontinued/ })

describe('the program notice banner', () => {
  const banner = async () =>
    within(await screen.findByRole('complementary', { name: 'Notice about the program' }))

  // PROGRAM-09
  test('announces the end of the product and both dates', async () => {
    renderApp('/dashboard', { user: sampleUser, handlers: [announced] })
    const words = (await banner()).getByText(/Last deposit date/).textContent
    for (const fact of FACTS.slice(0, 2)) expect(words).toContain(fact)
    expect((await banner()).getByText(/The debit card product is ending/)).toBeInTheDocument()
  })

  // PROGRAM-09
  test('shows the banner on the landing page', async () => {
    renderApp('/', { handlers: [announced] })
    expect((await banner()).getByText(/Last deposit date/)).toBeInTheDocument()
  })

  // PROGRAM-15
  test('renders the banner before the page, so nothing moves down', async () => {
    const { promise, resolve } = Promise.withResolvers<Program>()
    const { wire } = renderApp('/dashboard/settings', {
      user: sampleUser,
      handlers: [on(getProgram, () => promise)],
    })
    await waitFor(() => expect(wire.requestsOf(getProgram)).toHaveLength(1))
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    resolve(announcedProgram)
    await screen.findByRole('heading', { level: 1, name: 'Account settings' })
    expect(screen.getByRole('complementary', { name: 'Notice about the program' })).toBeInTheDocument()
  })

  // PROGRAM-15
  test('shows the page without a banner when the program fails to load', async () => {
    renderApp('/dashboard/settings', { user: sampleUser, handlers: [refuse(getProgram, 'internal')] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Account settings' })).toBeInTheDocument()
    expect(screen.queryByRole('complementary', { name: 'Notice about the program' })).not.toBeInTheDocument()
  })

  // PROGRAM-14
  test('the shrunk banner stays shrunk', async () => {
    renderApp('/dashboard', { user: sampleUser, handlers: [announced] })
    await userEvent.click((await banner()).getByRole('button', { name: 'Shrink notice' }))
    expect((await banner()).queryByText(/Last deposit date/)).not.toBeInTheDocument()
    cleanup()
    renderApp('/dashboard', { user: sampleUser, handlers: [announced] })
    expect((await banner()).getByText(/The debit card product is ending/)).toBeInTheDocument()
    expect((await banner()).queryByText(/Last deposit date/)).not.toBeInTheDocument()
  })
})

describe('the program notice popup', () => {
  // PROGRAM-11
  test('the popup lists every fact, and "I Understand" dismisses it for this customer', async () => {
    firstVisit()
    const dialog = within(await popup())
    for (const fact of FACTS) expect(dialog.getByText(fact)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'I Understand' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(localStorage.getItem('ys.notice-understood')).toBe(shortMark('ana@example.com'))
  })

  // PROGRAM-12
  test('the popup returns on the next visit when closed another way', async () => {
    firstVisit()
    await popup()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    cleanup()
    firstVisit()
    expect(await popup()).toBeInTheDocument()
  })

  // PROGRAM-13
  test('the stored mark does not identify a customer but differs between customers', () => {
    expect(shortMark('Ana@example.com')).toBe(shortMark('ana@example.com'))
    expect(shortMark('ben@example.com')).not.toBe(shortMark('ana@example.com'))
    expect(Number(shortMark('x'.repeat(254)))).toBeLessThan(65_536)
  })
})

// PROGRAM-10
test('shows the notice page with every fact to anyone', async () => {
  renderApp('/program-notice', { handlers: [announced] })
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  for (const fact of FACTS) expect(await screen.findByText(fact)).toBeInTheDocument()
})

// PROGRAM-45
test('the help page shows the support line', async () => {
  renderApp('/3')
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: '(555) 010-0101' })).toBeInTheDocument()
})

describe('while the program continues', () => {
  // PROGRAM-08
  test('shows no notice in the account while the program continues', async () => {
    renderApp('/dashboard', { user: sampleUser, handlers: [windDown('off')] })
    store('ys.notice-understood', undefined)
    expect(await screen.findByText('No Transactions')).toBeInTheDocument()
    expect(screen.queryByText(/debit card/i)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Program notice' })).not.toBeInTheDocument()
  })

  // PROGRAM-08
  test('invites new customers on the start page while the program continues', async () => {
    renderApp('/')
    expect((await screen.findAllByRole('link', { name: 'Register Now' })).length).toBeGreaterThan(1)
    expect(screen.queryByRole('complementary', { name: 'Notice about the program' })).not.toBeInTheDocument()
  })

  // PROGRAM-08
  test('has no notice page while the program continues', async () => {
    renderApp('/program-notice', { handlers: [windDown('off')] })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
  })
})
