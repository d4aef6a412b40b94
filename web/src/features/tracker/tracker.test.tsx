import { getMonthlyGoals, getPaymentTracking, getTrackerInfo } from '@yoursuccess/contract/tracker/tracker'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { emptyTracker, sampleTracker, trackerReplies } from '../../testing/tracker-replies.ts'
import { click, openTracker, pageHeading } from '../../testing/tracker-screen.tsx'
import { refuse } from '../../testing/wire.ts'

describe('the way in', () => {
  // TRACKER-03
  test.each(['', '/track-success'])('leads who has not started to the wizard (from "%s")', async (path) => {
    const app = openTracker(path, emptyTracker())
    expect(await pageHeading('Success Tracker')).toBeTruthy()
    expect(app.path()).toBe('/dashboard/tracker/get-started')
  })

  // TRACKER-03
  test('leads who approved the month to the tracker', async () => {
    const app = openTracker('')
    expect(await pageHeading('Track Your Success')).toBeTruthy()
    expect(app.path()).toBe('/dashboard/tracker/track-success')
  })

  // TRACKER-04
  test('leads who has set up away from the wizard for the first time', async () => {
    const app = openTracker('/get-started')
    expect(await pageHeading('Track Your Success')).toBeTruthy()
    expect(app.path()).toBe('/dashboard/tracker/track-success')
  })

  // TRACKER-04
  test('leads from the wizard for the first time to the one of a month that waits for its approval', async () => {
    const app = openTracker('/get-started', { ...sampleTracker(), status: 'needs_approval' })
    expect(await pageHeading('Please review your information')).toBeTruthy()
    expect(app.path()).toBe('/dashboard/tracker/monthly-goals')
  })

  // TRACKER-04
  test('leads back to the wizard who has no expense goals any more, up to its review', async () => {
    const app = openTracker('', { ...sampleTracker(), expenses: [] })
    await pageHeading('Enter each expense you have this month, but may change in future months')
    expect(app.path()).toBe('/dashboard/tracker/get-started')
    for (const [at, amount] of ['1200', '300', '0'].entries())
      await userEvent.type(screen.getAllByLabelText('Monthly amount')[at] ?? document.body, amount)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await pageHeading('Please review your information')).toBeTruthy()
    expect(app.path()).toBe('/dashboard/tracker/get-started')
  })

  // TRACKER-06
  test.each([
    '/nothing-here',
    '/expense-item-by-category/uncategorized',
    '/expense-goals/expense-item-by-category/x',
  ])('says "Page not found" for %s', async (path) => {
    const app = openTracker(path)
    expect(await pageHeading('Page not found')).toBeTruthy()
    expect(app.path()).toBe('/dashboard/tracker/404')
  })

  // TRACKER-01
  test('does not exist without the feature', async () => {
    const user = { ...sampleUser, features: { ...sampleUser.features, paymentTracker: false } }
    renderApp('/dashboard/tracker/expenses', { user, handlers: trackerReplies(sampleTracker()) })
    expect(await pageHeading('Page not found')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Success Tracker' })).toBeNull()
  })

  // TRACKER-09
  test('that could not be loaded says so, can be tried again, and is written down', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    // React logs every error that reaches a boundary.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { wire } = renderApp('/dashboard/tracker/income-goals', {
      user: sampleUser,
      handlers: [...trackerReplies(sampleTracker()), refuse(getPaymentTracking, 'conflict')],
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(warn).toHaveBeenCalledWith('loading the tracker failed: conflict test-request')
    expect(screen.getByRole('alert').textContent).toContain('This could not be loaded.')
    wire.use(...trackerReplies(sampleTracker()))
    await userEvent.click(again)
    expect(await pageHeading('Income Goals')).toBeTruthy()
  })
})

describe('what could not be loaded', () => {
  // TRACKER-09
  test.each([
    { what: 'the status', path: '', broken: getTrackerInfo },
    { what: 'the goals to begin with', path: '/get-started', broken: getMonthlyGoals },
  ])('$what says so, is written down, and can be tried again', async ({ path, broken }) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { wire } = renderApp(`/dashboard/tracker${path}`, {
      user: sampleUser,
      handlers: [...trackerReplies(emptyTracker()), refuse(broken, 'conflict')],
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(warn).toHaveBeenCalledWith('loading the tracker failed: conflict test-request')
    expect(screen.getByRole('alert').textContent).toContain('This could not be loaded.')
    wire.use(...trackerReplies(emptyTracker()))
    await userEvent.click(again)
    expect(await screen.findByRole('button', { name: 'Get Started' })).toBeTruthy()
  })
})

describe('the tabs', () => {
  const tabs = async () =>
    within(await screen.findByRole('navigation', { name: 'Success Tracker' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)

  // TRACKER-07
  test('are four, and the category only where there is one', async () => {
    openTracker('/expenses')
    expect(await tabs()).toEqual(['Tracker Dashboard', 'Expense Overview', 'Trustee Payment', 'Income Goals'])
  })

  // TRACKER-07
  test.each(['/expense-item-by-category/housing', '/expense-goals/expense-item-by-category/housing'])(
    'name the category of %s, and mark it as the open one',
    async (path) => {
      openTracker(path)
      expect(await tabs()).toContain('Category: Housing')
      const open = screen.getByRole('link', { name: 'Category: Housing' })
      expect(open.getAttribute('aria-current')).toBe('page')
    },
  )
})

// TRACKER-12
test.each(['/expense-goals', '/trustee-payment', '/income-goals'])(
  'Back leads to the tracker when nothing was open before %s',
  async (path) => {
    const app = openTracker(path)
    await click('Back')
    expect(await pageHeading('Track Your Success')).toBeTruthy()
    expect(app.path()).toBe('/dashboard/tracker/track-success')
  },
)
