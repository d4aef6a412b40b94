import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getSsoLink, SSO_LINK_SECONDS } from '@yoursuccess/contract/rewards/rewards'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { drop, on, refuse } from '../../testing/wire.ts'
import { expectAfter } from '../../testing/pass-time.ts'

const PAGE = '/dashboard/rewards'
const SITE = 'https://rewards.example/enter?token='

/** A new link for each request. */
const links = () => {
  let count = 0
  return on(getSsoLink, () => ({ sso_link: SITE + ++count }))
}
const open = (path = PAGE, handler = links()) => renderApp(path, { user: sampleUser, handlers: [handler] })
const question = () => screen.findByRole('dialog', { name: 'Open your rewards?' })
const confirmLink = async () => within(await question()).getByRole('link', { name: 'Open rewards' })

/** The windows that clicks would open. jsdom opens none. */
const windows: string[] = []
const recordWindow = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a[target]')
  if (!link) return
  if (!event.defaultPrevented) windows.push(link.getAttribute('href') ?? '')
  event.preventDefault()
}
beforeEach(() => addEventListener('click', recordWindow))
afterEach(() => {
  removeEventListener('click', recordWindow)
  windows.length = 0
})

describe('opening the rewards site', () => {
  // REWARDS-03
  test('opens an isolated window after confirmation and returns to the dashboard', async () => {
    const { path } = open()
    const link = await confirmLink()
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const address = link.getAttribute('href')
    expect(windows).toEqual([])
    await userEvent.click(link)
    expect(windows).toEqual([address])
    await waitFor(() => expect(path()).toBe('/dashboard'))
    expect(await screen.findByText('Your rewards are open in a new window.')).toBeInTheDocument()
  })

  // REWARDS-04
  test('a double click opens one rewards window', async () => {
    open()
    await userEvent.dblClick(await confirmLink())
    expect(windows).toHaveLength(1)
  })

  // REWARDS-04
  test.each(['Not now', 'Close'])('"%s" returns to the dashboard and opens nothing', async (name) => {
    const { path } = open()
    await userEvent.click(within(await question()).getByRole('button', { name }))
    await waitFor(() => expect(path()).toBe('/dashboard'))
    expect(windows).toEqual([])
  })

  // REWARDS-05
  test('passes on the deep link from the address', async () => {
    const { wire } = open(`${PAGE}?deeplink=%2Foffers%2Fpantry-box`)
    await question()
    expect(wire.requestsOf(getSsoLink)[0]?.query).toEqual({ deeplink: '/offers/pantry-box' })
  })

  // REWARDS-05
  test('drops a deep link that is too long', async () => {
    const { wire } = open(`${PAGE}?deeplink=%2Foffers%2F${'a'.repeat(300)}`)
    await question()
    expect(wire.requestsOf(getSsoLink)[0]?.query).toEqual({})
  })

  // REWARDS-06
  test('renews the rewards link before it expires', async () => {
    vi.useFakeTimers()
    const before = Date.now()
    open()
    const link = await confirmLink()
    const first = link.getAttribute('href')
    expect(first).toContain(SITE)
    await expectAfter((SSO_LINK_SECONDS - 15) * 1000, before, () => link.getAttribute('href') !== first)
  })

  // REWARDS-06
  test('opens no expired link after the computer slept, and fetches a new one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { path } = open()
    const link = await confirmLink()
    const old = link.getAttribute('href')
    vi.setSystemTime(Date.now() + 120_000)
    await userEvent.click(link)
    expect(windows).toEqual([])
    await waitFor(async () => expect((await confirmLink()).getAttribute('href')).not.toBe(old))
    const renewed = (await confirmLink()).getAttribute('href')
    await userEvent.click(await confirmLink())
    expect(windows).toEqual([renewed])
    await waitFor(() => expect(path()).toBe('/dashboard'))
  })

  // REWARDS-07
  test.each([
    ['is unavailable', refuse(getSsoLink, 'rewards.unavailable')],
    ['cannot be reached', drop(getSsoLink)],
  ])('offers a retry when the rewards site %s', async (_what, handler) => {
    const { wire } = open(PAGE, handler)
    const alert = await screen.findByRole('alert')
    expect(
      within(alert).getByText('Oh no! Something went wrong. Please try again later.'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    wire.use(links())
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await confirmLink()).toHaveAttribute('href', expect.stringMatching(/^https:\/\/rewards\.example/))
  })

  // REWARDS-08
  test('says that cash back has ended and offers no retry', async () => {
    open(PAGE, refuse(getSsoLink, 'rewards.ended'))
    expect(await screen.findByText(/Cash back has ended/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeInTheDocument()
  })
})

// REWARDS-01
test('the introduction explains cash back, and Get Started opens the rewards page', async () => {
  const { path } = open(`${PAGE}/learn-more`)
  await screen.findByRole('heading', { level: 1, name: 'Cash back for your trustee payment' })
  const main = within(screen.getByRole('main'))
  expect(
    main.getByText(/deposit it to this account to help you make your trustee payment/),
  ).toBeInTheDocument()
  await userEvent.click(main.getByRole('link', { name: 'Get Started' }))
  await question()
  expect(path()).toBe(PAGE)
})

// REWARDS-02
test('the navigation links to both rewards pages', async () => {
  open(`${PAGE}/learn-more`)
  await screen.findByRole('heading', { level: 1 })
  const navigation = within(screen.getAllByRole('navigation')[0] as HTMLElement)
  const address = (name: string) => navigation.getByRole('link', { name }).getAttribute('href')
  expect(address('Get Started: Rewards')).toBe(PAGE)
  expect(address('Learn More: Rewards')).toBe(`${PAGE}/learn-more`)
})
