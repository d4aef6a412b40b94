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
  let made = 0
  return on(getSsoLink, () => ({ sso_link: SITE + ++made }))
}
const open = (path = PAGE, handler = links()) => renderApp(path, { user: sampleUser, handlers: [handler] })
const question = () => screen.findByRole('dialog', { name: 'Open your rewards?' })
const yes = async () => within(await question()).getByRole('link', { name: 'Open rewards' })

/** The windows that a click on a link would open. The test's page opens none. */
const windows: string[] = []
const watchLinks = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a[target]')
  if (!link) return
  if (!event.defaultPrevented) windows.push(link.getAttribute('href') ?? '')
  event.preventDefault()
}
beforeEach(() => addEventListener('click', watchLinks))
afterEach(() => {
  removeEventListener('click', watchLinks)
  windows.length = 0
})

describe('the way to the rewards site', () => {
  // REWARDS-03
  test('asks first, opens a window that cannot reach back, and returns to the dashboard', async () => {
    const { path } = open()
    const link = await yes()
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    const address = link.getAttribute('href')
    expect(windows).toEqual([])
    await userEvent.click(link)
    expect(windows).toEqual([address])
    await waitFor(() => expect(path()).toBe('/dashboard'))
    expect(await screen.findByText('Your rewards are open in a new window.')).toBeTruthy()
  })

  // REWARDS-04
  test('a double click opens one window', async () => {
    open()
    await userEvent.dblClick(await yes())
    expect(windows).toHaveLength(1)
  })

  // REWARDS-04
  test.each(['Not now', 'Close'])('%s leads back to the dashboard, and opens nothing', async (name) => {
    const { path } = open()
    await userEvent.click(within(await question()).getByRole('button', { name }))
    await waitFor(() => expect(path()).toBe('/dashboard'))
    expect(windows).toEqual([])
  })

  // REWARDS-05
  test('begins at the place that the address names', async () => {
    const { wire } = open(`${PAGE}?deeplink=%2Foffers%2Fpantry-box`)
    await question()
    expect(wire.requestsOf(getSsoLink)[0]?.query).toEqual({ deeplink: '/offers/pantry-box' })
  })

  // REWARDS-05
  test('a place that is too long to be one is not asked for', async () => {
    const { wire } = open(`${PAGE}?deeplink=%2Foffers%2F${'a'.repeat(300)}`)
    await question()
    expect(wire.requestsOf(getSsoLink)[0]?.query).toEqual({})
  })

  // REWARDS-06
  test('a link that somebody looked at for too long is renewed before it ends', async () => {
    vi.useFakeTimers()
    const before = Date.now()
    open()
    const link = await yes()
    const first = link.getAttribute('href')
    expect(first).toContain(SITE)
    await expectAfter((SSO_LINK_SECONDS - 15) * 1000, before, () => link.getAttribute('href') !== first)
  })

  // REWARDS-06
  test('after a sleep of the machine the old link opens nothing, and a new one comes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { path } = open()
    const link = await yes()
    const old = link.getAttribute('href')
    vi.setSystemTime(Date.now() + 120_000)
    await userEvent.click(link)
    expect(windows).toEqual([])
    await waitFor(async () => expect((await yes()).getAttribute('href')).not.toBe(old))
    const renewed = (await yes()).getAttribute('href')
    await userEvent.click(await yes())
    expect(windows).toEqual([renewed])
    await waitFor(() => expect(path()).toBe('/dashboard'))
  })

  // REWARDS-07
  test.each([
    ['is away', refuse(getSsoLink, 'rewards.unavailable')],
    ['cannot be reached', drop(getSsoLink)],
  ])('when it %s, the customer is told so and may try again', async (_what, handler) => {
    const { wire } = open(PAGE, handler)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Oh no! Something went wrong. Please try again later.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    wire.use(links())
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect((await yes()).getAttribute('href')).toMatch(/^https:\/\/rewards\.example/)
  })

  // REWARDS-08
  test('once cash back has ended, says so without another try', async () => {
    open(PAGE, refuse(getSsoLink, 'rewards.ended'))
    expect(await screen.findByText(/Cash back has ended/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeTruthy()
  })
})

// REWARDS-01
test('the intro tells of cash back for the trustee payment, and Get Started asks for the link', async () => {
  const { path } = open(`${PAGE}/learn-more`)
  await screen.findByRole('heading', { level: 1, name: 'Cash back for your trustee payment' })
  const main = within(screen.getByRole('main'))
  expect(
    main.getByText(/deposited to this account, where it helps you make your trustee payment/),
  ).toBeTruthy()
  await userEvent.click(main.getByRole('link', { name: 'Get Started' }))
  await question()
  expect(path()).toBe(PAGE)
})

// REWARDS-02
test('both pages stand in the navigation', async () => {
  open(`${PAGE}/learn-more`)
  await screen.findByRole('heading', { level: 1 })
  const navigation = within(screen.getAllByRole('navigation')[0] as HTMLElement)
  const address = (name: string) => navigation.getByRole('link', { name }).getAttribute('href')
  expect(address('Get Started: Rewards')).toBe(PAGE)
  expect(address('Learn More: Rewards')).toBe(`${PAGE}/learn-more`)
})
