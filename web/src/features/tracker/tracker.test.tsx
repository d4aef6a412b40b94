import { getMonthlyGoals, getPaymentTracking, getTrackerInfo } from '@yoursuccess/contract/tracker/tracker'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { emptyTracker, sampleTracker, trackerReplies } from '../../testing/tracker-replies.ts'
import { click, openTracker, pageHeading } from '../../testing/tracker-screen.tsx'
import { refuse } from '../../testing/wire.ts'

describe('entering the tracker', () => {
  // TRACKER-03
  test.each(['', '/track-success'])(
    'redirects a customer who has not started to the wizard (from "%s")',
    async (path) => {
      const app = openTracker(path, emptyTracker())
      expect(await pageHeading('Success Tracker')).toBeInTheDocument()
      expect(app.path()).toBe('/dashboard/tracker/get-started')
    },
  )

  // TRACKER-03
  test('opens the dashboard for a customer who approved the month', async () => {
    const app = openTracker('')
    expect(await pageHeading('Track Your Success')).toBeInTheDocument()
    expect(app.path()).toBe('/dashboard/tracker/track-success')
  })

  // TRACKER-04
  test('redirects a customer who finished setup away from the first-time wizard', async () => {
    const app = openTracker('/get-started')
    expect(await pageHeading('Track Your Success')).toBeInTheDocument()
    expect(app.path()).toBe('/dashboard/tracker/track-success')
  })

  // TRACKER-04
  test('redirects from the first-time wizard to the monthly one when a month needs approval', async () => {
    const app = openTracker('/get-started', { ...sampleTracker(), status: 'needs_approval' })
    expect(await pageHeading('Please review your information')).toBeInTheDocument()
    expect(app.path()).toBe('/dashboard/tracker/monthly-goals')
  })

  // TRACKER-04
  test('returns a customer without expense goals to the wizard', async () => {
    const app = openTracker('', { ...sampleTracker(), expenses: [] })
    await pageHeading('Enter each expense you have this month, but may change in future months')
    expect(app.path()).toBe('/dashboard/tracker/get-started')
    for (const [at, amount] of ['1200', '300', '0'].entries())
      await userEvent.type(screen.getAllByLabelText('Monthly amount')[at] ?? document.body, amount)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await pageHeading('Please review your information')).toBeInTheDocument()
    expect(app.path()).toBe('/dashboard/tracker/get-started')
  })

  // TRACKER-06
  test.each([
    '/nothing-here',
    '/expense-item-by-category/uncategorized',
    '/expense-goals/expense-item-by-category/x',
  ])('shows "Page not found" for %s', async (path) => {
    const app = openTracker(path)
    expect(await pageHeading('Page not found')).toBeInTheDocument()
    expect(app.path()).toBe('/dashboard/tracker/404')
  })

  // TRACKER-01
  test('the tracker does not exist without its feature', async () => {
    const user = { ...sampleUser, features: { ...sampleUser.features, paymentTracker: false } }
    renderApp('/dashboard/tracker/expenses', { user, handlers: trackerReplies(sampleTracker()) })
    expect(await pageHeading('Page not found')).toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Success Tracker' })).not.toBeInTheDocument()
  })

  // TRACKER-09
  test('a month that fails to load shows an error, is logged and can be retried', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    // React logs every error that reaches a boundary.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { wire } = renderApp('/dashboard/tracker/income-goals', {
      user: sampleUser,
      handlers: [...trackerReplies(sampleTracker()), refuse(getPaymentTracking, 'conflict')],
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(warn).toHaveBeenCalledWith('loading the tracker failed: conflict test-request')
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't load this.")
    wire.use(...trackerReplies(sampleTracker()))
    await userEvent.click(again)
    expect(await pageHeading('Income Goals')).toBeInTheDocument()
  })
})

describe('loading the tracker', () => {
  // TRACKER-09
  test.each([
    { what: 'the status', path: '', broken: getTrackerInfo },
    { what: 'the list of initial goals', path: '/get-started', broken: getMonthlyGoals },
  ])('$what that fails to load shows an error, is logged and can be retried', async ({ path, broken }) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { wire } = renderApp(`/dashboard/tracker${path}`, {
      user: sampleUser,
      handlers: [...trackerReplies(emptyTracker()), refuse(broken, 'conflict')],
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(warn).toHaveBeenCalledWith('loading the tracker failed: conflict test-request')
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't load this.")
    wire.use(...trackerReplies(emptyTracker()))
    await userEvent.click(again)
    expect(await screen.findByRole('button', { name: 'Get Started' })).toBeInTheDocument()
  })
})

describe('the tracker tabs', () => {
  const tabs = async () =>
    within(await screen.findByRole('navigation', { name: 'Success Tracker' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)

  // TRACKER-07, PAYD-06
  test.each([
    [
      true,
      [
        'Tracker Dashboard',
        'This paycheck',
        'Expense Overview',
        'Trustee Payment',
        'Income Goals',
        'Calendar',
      ],
    ],
    [false, ['Tracker Dashboard', 'Expense Overview', 'Trustee Payment', 'Income Goals', 'Calendar']],
  ])('on a page without a category, with the plan tools: %s', async (planTools, expected) => {
    const user = { ...sampleUser, features: { ...sampleUser.features, planTools } }
    renderApp('/dashboard/tracker/expenses', { user, handlers: trackerReplies(sampleTracker()) })
    expect(await tabs()).toEqual(expected)
  })

  // TRACKER-07
  test.each(['/expense-item-by-category/housing', '/expense-goals/expense-item-by-category/housing'])(
    'shows and marks the tab of the category on %s',
    async (path) => {
      openTracker(path)
      expect(await tabs()).toContain('Category: Housing')
      const open = screen.getByRole('link', { name: 'Category: Housing' })
      expect(open).toHaveAttribute('aria-current', 'page')
    },
  )
})

// TRACKER-12
test.each(['/expense-goals', '/trustee-payment', '/income-goals'])(
  'Back opens the tracker dashboard when nothing was open before %s',
  async (path) => {
    const app = openTracker(path)
    await click('Back')
    expect(await pageHeading('Track Your Success')).toBeInTheDocument()
    expect(app.path()).toBe('/dashboard/tracker/track-success')
  },
)
