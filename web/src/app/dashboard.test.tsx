import { getAccount } from '@yoursuccess/contract/account/account'
import { getProgram } from '@yoursuccess/contract/program/program'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { sampleAccount } from '../testing/account-replies.ts'
import { renderApp } from '../testing/render-app.tsx'
import { announcedProgram, sampleProgram, sampleUser } from '../testing/samples.ts'
import { setViewport } from '../testing/viewport.ts'
import { on, refuse } from '../testing/wire.ts'
import { confirm } from '../ui/dialog/dialogs.tsx'

const open = (path = '/dashboard/transactions') => renderApp(path, { user: sampleUser })
const namesOf = (elements: HTMLElement[]) =>
  elements.map((element) => element.getAttribute('aria-label') ?? element.textContent)

describe('on a desktop', () => {
  // FRAME-18
  test('shows header, navigation, main content and footer', async () => {
    open()
    for (const landmark of ['main', 'contentinfo'])
      expect(await screen.findByRole(landmark)).toBeInTheDocument()
    expect(screen.getAllByRole('banner')[0]).toHaveTextContent('Available')
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })

  // FRAME-20
  test('the header greets the customer by name and shows the balance', async () => {
    open()
    // Testing Library also counts the header of a section as a banner. Browsers don't.
    const [header] = (await screen.findAllByRole('banner')) as [HTMLElement]
    expect(await within(header).findByText('Welcome, Ana Reyes')).toBeInTheDocument()
    expect(await within(header).findByText('$1,250.00')).toBeInTheDocument()
  })

  // FRAME-24
  test('the support button opens the support line', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Support' }))
    const link = await screen.findByRole('link', { name: '(555) 010-0101' })
    expect(link).toHaveAttribute('href', 'tel:5550100101')
  })

  // FRAME-26
  test('the footer has the customer service number and links', async () => {
    renderApp('/dashboard/transactions', { user: sampleUser, handlers: [on(getProgram, announcedProgram)] })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(await footer.findByRole('link', { name: '(555) 010-0100' })).toBeInTheDocument()
    expect(footer.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/3')
    expect(footer.getByRole('link', { name: 'Program notice' })).toHaveAttribute('href', '/program-notice')
  })
})

describe('on a phone', () => {
  // FRAME-25
  test('the header has home, balance, support and notifications; the account menu is in "More"', async () => {
    setViewport(390)
    open()
    const [banner] = (await screen.findAllByRole('banner')) as [HTMLElement]
    const header = within(banner)
    expect(await header.findByText('Welcome, Ana Reyes')).toBeInTheDocument()
    expect(await header.findByText('$1,250.00')).toBeInTheDocument()
    expect(header.getByRole('link', { name: 'YourSuccess, home' })).toHaveAttribute('href', '/dashboard')
    expect(namesOf(header.getAllByRole('button'))).toEqual(['Support', 'Notifications'])
  })

  // FRAME-27
  test('in landscape, a hint suggests turning the phone, and the page stays usable', async () => {
    setViewport(844, 390)
    open()
    expect(await screen.findByText(/^Rotate your device/)).toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1, name: 'Transactions' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this hint' }))
    expect(screen.queryByText(/^Rotate your device/)).not.toBeInTheDocument()
  })

  // FRAME-27
  test('shows no landscape hint on a desktop zoomed in until its window is low', async () => {
    setViewport(640, 360)
    vi.spyOn(window.screen, 'width', 'get').mockReturnValue(1920)
    vi.spyOn(window.screen, 'height', 'get').mockReturnValue(1080)
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Transactions' })).toBeInTheDocument()
    expect(screen.queryByText(/^Rotate your device/)).not.toBeInTheDocument()
  })
})

// FRAME-38
test('breadcrumbs link back', async () => {
  const { path } = open()
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByText('Transactions')).toHaveAttribute('aria-current', 'page')
  await userEvent.click(trail.getByRole('link', { name: 'Dashboard' }))
  await waitFor(() => expect(path()).toBe('/dashboard'))
})

// FRAME-41
test('moves the focus to the heading of a new page and sets the tab title', async () => {
  open('/dashboard')
  await userEvent.click(await screen.findByRole('link', { name: 'See all transactions' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Transactions' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toBe('Transactions | YourSuccess')
})

// FRAME-41
test('a page that loads behind a question gets the focus only after the answer', async () => {
  const program = Promise.withResolvers<typeof sampleProgram>()
  const { path, router } = renderApp('/no-such-page', {
    user: sampleUser,
    handlers: [on(getProgram, () => program.promise)],
  })
  await screen.findByRole('heading', { level: 1 })
  act(() => void router.navigate({ to: '/dashboard/transactions' }))
  await waitFor(() => expect(path()).toBe('/dashboard/transactions'))
  let answer: Promise<boolean> | undefined
  act(() => {
    answer = confirm({ title: 'Still there?', confirmLabel: 'Yes', cancelLabel: 'No' })
  })
  const yes = await screen.findByRole('button', { name: 'Yes' })
  await waitFor(() => expect(yes).toHaveFocus())

  program.resolve(sampleProgram)
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Transactions'))
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/dashboard/transactions'))
  expect(yes).toHaveFocus()
  await userEvent.click(yes)
  expect(await answer).toBe(true)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Transactions'))
})

// FRAME-06, FRAME-42
test('shows "Page not found" inside the account and does not remember the page', async () => {
  open('/dashboard/no-such-page')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(sessionStorage.getItem('ys.last-path')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Go to your dashboard' }))
  await waitFor(() => expect(sessionStorage.getItem('ys.last-path')).toBe('/dashboard'))
})

// FRAME-49
test('shows a heading and a retry when the account fails to load', async () => {
  const { wire } = renderApp('/dashboard', { user: sampleUser, handlers: [refuse(getAccount, 'internal')] })
  expect(
    await screen.findByRole('heading', { name: 'Something went wrong on our side.' }),
  ).toBeInTheDocument()
  wire.use(on(getAccount, sampleAccount))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Welcome, Ana Reyes')).toBeInTheDocument()
})
