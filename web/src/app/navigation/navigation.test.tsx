/** The five places on each screen size, by role. */
import { getAccount } from '@yoursuccess/contract/account/account'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { accountWithCard } from '../../testing/account-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { setViewport } from '../../testing/viewport.ts'
import { on } from '../../testing/wire.ts'

const open = (path: string, features: Partial<typeof sampleUser.features> = {}) =>
  renderApp(path, {
    user: { ...sampleUser, features: { ...sampleUser.features, ...features } },
    handlers: [on(getAccount, accountWithCard())],
  })
const navigation = async () => within(await screen.findByRole('navigation', { name: 'Main' }))
const namesOf = (elements: HTMLElement[]) =>
  elements.map((element) => element.getAttribute('aria-label') ?? element.textContent)
const linksOf = (part: ReturnType<typeof within>) => namesOf(part.getAllByRole('link'))
const currentOf = (part: ReturnType<typeof within>) =>
  [...part.getAllByRole('link'), ...part.queryAllByRole('button')]
    .filter((element) => element.hasAttribute('aria-current'))
    .map((element) => [
      element.getAttribute('aria-label') ?? element.textContent,
      element.getAttribute('aria-current'),
    ])

const OF_PLAN = [
  'Your plan',
  'Autopay',
  'Payment history',
  'Paydays',
  'Success Tracker',
  'This paycheck',
  'Expense Overview',
  'Trustee Payment',
  'Income Goals',
  'Calendar',
  'Learn More: Success Tracker',
]
const OF_PAY = ['Payment Assistant', 'Learn More: Payment Assistant']
const OF_MONEY = ['Transactions', 'Fund bank account', 'Your transfers', 'Set-aside', 'Statements']
const OF_MORE = [
  'Account settings',
  'Set Pin',
  'Reported problems',
  'Help',
  'Get Started: Rewards',
  'Learn More: Rewards',
  'Request New Card',
  'Early Access',
]

describe('on a desktop', () => {
  // FRAME-29, FRAME-33
  test('lists the places with their pages and marks the open page', async () => {
    open('/dashboard/statements')
    const places = await navigation()
    expect(linksOf(places)).toEqual(['YourSuccess', 'Dashboard', ...OF_PLAN, ...OF_PAY, ...OF_MONEY])
    for (const [place, pages] of [['Plan', OF_PLAN] as const, ['Pay', OF_PAY] as const]) {
      expect(linksOf(within(places.getByRole('list', { name: place })))).toEqual(pages)
    }
    expect(currentOf(places)).toEqual([['Statements', 'page']])
  })

  // FRAME-108
  test('"More" unfolds its pages', async () => {
    open('/dashboard')
    const places = await navigation()
    const more = places.getByRole('button', { name: 'More', expanded: false })
    expect(places.queryByRole('link', { name: 'Account settings' })).not.toBeInTheDocument()
    await userEvent.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(linksOf(places).slice(-OF_MORE.length)).toEqual(OF_MORE)
    expect(places.getByRole('list', { name: 'Other features and services' })).toBeInTheDocument()
    await userEvent.click(more)
    expect(places.queryByRole('link', { name: 'Account settings' })).not.toBeInTheDocument()
  })

  // FRAME-33, FRAME-108
  test('"More" is unfolded while one of its pages is open, and marked when it is folded', async () => {
    open('/dashboard/settings')
    const places = await navigation()
    expect(currentOf(places)).toEqual([['Account settings', 'page']])
    await userEvent.click(places.getByRole('button', { name: 'More', expanded: true }))
    expect(currentOf(places)).toEqual([['More', 'true']])
  })

  // FRAME-34
  test('shows name, city, the business day and the state of the account below the places', async () => {
    open('/dashboard')
    const places = await navigation()
    for (const text of ['Ana Reyes', 'Springfield', 'Nov 21, 2026', 'Active now'])
      expect(await places.findByText(text)).toBeInTheDocument()
    const more = places.getByRole('button', { name: 'More' })
    expect(more.compareDocumentPosition(places.getByText('Ana Reyes'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText('Log out')).not.toBeInTheDocument()
  })

  // FRAME-34
  test('never calls an account active before its first deposit', async () => {
    renderApp('/dashboard', {
      user: sampleUser,
      handlers: [on(getAccount, accountWithCard({ is_mailed: false }))],
    })
    expect(await screen.findByText('Waiting for your first deposit')).toBeInTheDocument()
    expect(screen.queryByText('Active now')).not.toBeInTheDocument()
  })

  // FRAME-34
  test('says that a closed account is closed', async () => {
    const user = {
      ...sampleUser,
      has_closed_account: true,
      closed_account_reason: 'lack_of_funding',
    } as const
    renderApp('/dashboard/funding', { user })
    expect(await (await navigation()).findByText('Closed')).toBeInTheDocument()
  })

  // FRAME-107
  test('has no tracker without its feature', async () => {
    open('/dashboard', { paymentTracker: false })
    expect(linksOf(await navigation())).toEqual([
      'YourSuccess',
      'Dashboard',
      'Your plan',
      'Autopay',
      'Payment history',
      'Paydays',
      ...OF_PAY,
      ...OF_MONEY,
    ])
  })

  // FRAME-31, FUNDING-142
  test('hides every link to funding once it is shut off', async () => {
    open('/dashboard', { fundingShutoff: true })
    const places = await navigation()
    expect(linksOf(within(places.getByRole('list', { name: 'Money' })))).toEqual([
      'Transactions',
      'Set-aside',
      'Statements',
    ])
  })

  // FRAME-109
  test('shows no tabs of a place, because its pages are in the navigation', async () => {
    open('/dashboard/statements')
    await screen.findByRole('heading', { level: 1, name: 'Statements' })
    expect(screen.queryByRole('navigation', { name: 'Money' })).not.toBeInTheDocument()
  })
})

describe('on a tablet', () => {
  // FRAME-35
  test('shows the places as icons with names and tooltips, and a help link to /3', async () => {
    setViewport(800)
    open('/dashboard/statements')
    const places = await navigation()
    expect(linksOf(places)).toEqual(['YourSuccess, home', 'Home', 'Plan', 'Pay', 'Money', 'Help'])
    expect(currentOf(places)).toEqual([['Money', 'true']])
    expect(places.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/3')
    await userEvent.hover(places.getByRole('link', { name: 'Plan' }))
    expect((await screen.findByRole('tooltip')).textContent).toBe('Plan')
    await userEvent.unhover(places.getByRole('link', { name: 'Plan' }))
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  })

  // FRAME-37
  test('"More" lists every page, without "Log out"', async () => {
    setViewport(800)
    open('/dashboard')
    await userEvent.click((await navigation()).getByRole('button', { name: 'More' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'More' }))
    expect(linksOf(sheet)).toEqual([...OF_MORE, 'Dashboard', ...OF_PLAN, ...OF_PAY, ...OF_MONEY])
    expect(sheet.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
  })
})

describe('on a phone', () => {
  // FRAME-36
  test('has the places at the bottom, and marks the one of the open page', async () => {
    setViewport(390)
    open('/dashboard/paybills/learn-more')
    const bar = await navigation()
    expect(linksOf(bar)).toEqual(['Home', 'Plan', 'Pay', 'Money'])
    expect(bar.getByRole('button', { name: 'More' })).toBeInTheDocument()
    expect(currentOf(bar)).toEqual([['Pay', 'true']])
  })

  // FRAME-36
  test.each([
    ['Home', '/dashboard'],
    ['Plan', '/dashboard/plan'],
    ['Pay', '/dashboard/paybills'],
    ['Money', '/dashboard/transactions'],
  ])('%s opens %s', async (place, path) => {
    setViewport(390)
    open('/dashboard/settings')
    expect((await navigation()).getByRole('link', { name: place })).toHaveAttribute('href', path)
  })

  // FRAME-37
  test('"More" lists every page, the customer and sign-out', async () => {
    setViewport(390)
    open('/dashboard/settings')
    const button = (await navigation()).getByRole('button', { name: 'More' })
    expect(button).toHaveAttribute('aria-current', 'true')
    await userEvent.click(button)
    const sheet = within(await screen.findByRole('dialog', { name: 'More' }))
    expect(sheet.getByText('Active now')).toBeInTheDocument()
    expect(linksOf(sheet)).toEqual([...OF_MORE, 'Dashboard', ...OF_PLAN, ...OF_PAY, ...OF_MONEY])
    expect(sheet.getByRole('link', { name: 'Account settings' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(sheet.getByRole('button', { name: 'Log out' }))
    expect(
      await screen.findByRole('dialog', { name: 'Are you sure you want to sign out?' }),
    ).toBeInTheDocument()
  })

  // FRAME-37
  test('choosing a page closes "More"', async () => {
    setViewport(390)
    const { path } = open('/dashboard/transactions')
    await userEvent.click((await navigation()).getByRole('button', { name: 'More' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'More' }))
    await userEvent.click(sheet.getByRole('link', { name: 'Dashboard' }))
    await waitFor(() => expect(path()).toBe('/dashboard'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  // FRAME-109
  test('shows the pages of the open place as tabs', async () => {
    setViewport(390)
    const { path } = open('/dashboard/transactions')
    const tabs = within(await screen.findByRole('navigation', { name: 'Money' }))
    expect(linksOf(tabs)).toEqual(OF_MONEY)
    expect(tabs.getByRole('link', { name: 'Transactions' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(tabs.getByRole('link', { name: 'Statements' }))
    await waitFor(() => expect(path()).toBe('/dashboard/statements'))
  })

  // FRAME-109
  test.each([
    ['a page whose feature has tabs', '/dashboard/tracker/trustee-payment', 'Plan'],
    ['a transfer page', '/dashboard/funding/ach/transactions-list', 'Money'],
    ['a page below an entry', '/dashboard/funding/payroll', 'Money'],
    ['the only page of a place', '/dashboard/paybills', 'Pay'],
    ['an introduction', '/dashboard/tracker/learn-more', 'Plan'],
    ['a page of "More"', '/dashboard/settings', 'More'],
  ])('shows no tabs of the place on %s', async (_, path, place) => {
    setViewport(390)
    open(path)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('navigation', { name: place })).not.toBeInTheDocument()
  })
})
