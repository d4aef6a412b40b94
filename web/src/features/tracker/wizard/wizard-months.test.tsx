import { createTrackerInfo, updateTrackerInfo } from '@yoursuccess/contract/tracker/tracker'
import { saveExpenseGoals } from '@yoursuccess/contract/tracker/tracker-goals'
import { act, screen } from '@testing-library/react'
import { getProgram } from '@yoursuccess/contract/program/program'
import { describe, expect, test } from 'vitest'
import { emptyTracker, MONTH, returningTracker, sampleTracker } from '../../../testing/tracker-replies.ts'
import { click, openTracker, pageHeading } from '../../../testing/tracker-screen.tsx'
import { sampleProgram } from '../../../testing/samples.ts'
import { on } from '../../../testing/wire.ts'
import { monthsSaved, REVIEW, TRUSTEE } from '../../../testing/wizard-screen.tsx'

const open = (state = emptyTracker(), path = '/get-started') => openTracker(path, state)

describe('the first-time wizard when a new month begins', () => {
  // TRACKER-66, TRACKER-73
  test.each([
    { at: REVIEW, step: '5' },
    { at: 'Enter each expense you have in November, but may change in future months', step: '4' },
  ])('the first-time wizard keeps the month in which it was opened, from "$at"', async ({ at, step }) => {
    const { wire, router, queryClient } = open({ ...sampleTracker(), status: 'not_started' })
    await pageHeading(REVIEW)
    await router.navigate({ to: '.', search: { step, month: MONTH } })
    wire.use(on(getProgram, { ...sampleProgram, today: '2026-12-01' }))
    await act(() => queryClient.invalidateQueries({ queryKey: ['program'] }))
    expect(await pageHeading(at)).toBeInTheDocument()
    expect(screen.getByText('Your budget for November 2026')).toBeInTheDocument()
    if (step === '4') await click('Continue')
    await pageHeading(REVIEW)
    expect(monthsSaved(wire)).toEqual(step === '4' ? [MONTH] : [])
    await click('Finish')
    await pageHeading('Track Your Success')
    expect(wire.requestsOf(createTrackerInfo)[0]?.body).toMatchObject({ month: MONTH })
  })

  // TRACKER-73
  test('the first-time wizard ignores a past month in the address', async () => {
    const { wire } = open(emptyTracker(), '/get-started?step=2&month=2026-09-01')
    await click('Get Started')
    expect(screen.getByText('Your budget for November 2026')).toBeInTheDocument()
    expect(wire.requestsOf(saveExpenseGoals)).toEqual([])
  })
})

describe('the monthly wizard', () => {
  // TRACKER-03, TRACKER-76
  test('the monthly wizard opens for a month that needs approval and approves it', async () => {
    const { wire, path } = open({ ...sampleTracker(), status: 'needs_approval' }, '')
    // The goals of this month are saved, so the wizard opens at the review.
    expect(await pageHeading(REVIEW)).toBeInTheDocument()
    expect(path()).toBe('/dashboard/tracker/monthly-goals')
    await click('Finish')
    expect(await pageHeading('Track Your Success')).toBeInTheDocument()
    expect(wire.requestsOf(updateTrackerInfo)[0]?.body).toEqual({
      success_tracker_info: { budget_last_approved_at: MONTH },
    })
  })

  // TRACKER-65, TRACKER-72
  test('the monthly wizard introduces the goals of the next month', async () => {
    const { router } = open({ ...returningTracker(), status: 'approved' }, '/learn-more')
    await screen.findByRole('heading', { level: 1 })
    await router.navigate({ to: '/dashboard/tracker/monthly-goals', state: { month: '2026-12-01' } })
    expect(await pageHeading("It's time to update your goals for next month")).toBeInTheDocument()
    expect(screen.getByText('Your budget for December 2026')).toBeInTheDocument()
  })

  // TRACKER-03, TRACKER-65
  test('the monthly wizard does not call the current month the next one', async () => {
    open(returningTracker(), '')
    expect(await pageHeading("It's time to set your goals for November")).toBeInTheDocument()
    await click('Edit')
    await pageHeading(TRUSTEE)
    expect(screen.getByDisplayValue('500.00')).toBeInTheDocument()
  })

  // TRACKER-63, TRACKER-65
  test('the monthly wizard begins with its steps when no earlier month has all goals', async () => {
    const { router } = open({ ...returningTracker(), status: 'approved', expenses: [] }, '/learn-more')
    await screen.findByRole('heading', { level: 1 })
    await router.navigate({ to: '/dashboard/tracker/monthly-goals', state: { month: '2026-12-01' } })
    expect(await pageHeading("It's time to update your goals for next month")).toBeInTheDocument()
    expect(screen.getByText('December 2026')).toBeInTheDocument()
    expect(screen.getByRole('list', { name: 'Steps' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
    await click('Next')
    await pageHeading(TRUSTEE)
  })

  // TRACKER-72
  test('the monthly wizard redirects to the dashboard without a month in the navigation state', async () => {
    const { path } = open(sampleTracker(), '/monthly-goals')
    expect(await pageHeading('Track Your Success')).toBeInTheDocument()
    expect(path()).toBe('/dashboard/tracker/track-success')
  })

  // TRACKER-73
  test.each([
    { at: REVIEW, step: '5' },
    { at: 'Enter each expense you have in November, but may change in future months', step: '4' },
  ])('the monthly wizard keeps its month when the next one begins at "$at"', async ({ at, step }) => {
    const state = { ...sampleTracker(), status: 'needs_approval' as const }
    const { wire, router, queryClient } = open(state, '')
    await pageHeading(REVIEW)
    await router.navigate({ to: '.', search: { step, month: MONTH }, state: true })
    wire.use(on(getProgram, { ...sampleProgram, today: '2026-12-01' }))
    await act(() => queryClient.invalidateQueries({ queryKey: ['program'] }))
    expect(await pageHeading(at)).toBeInTheDocument()
    expect(screen.getByText('Your budget for November 2026')).toBeInTheDocument()
    if (step === '4') await click('Continue')
    await pageHeading(REVIEW)
    expect(monthsSaved(wire)).toEqual(step === '4' ? [MONTH] : [])
    await click('Finish')
    await pageHeading('Track Your Success')
    expect(wire.requestsOf(updateTrackerInfo)[0]?.body).toEqual({
      success_tracker_info: { budget_last_approved_at: MONTH },
    })
  })

  // TRACKER-77
  test('Finish opens the planned month if it began in the meantime', async () => {
    const { wire, router, path } = open(sampleTracker(), '/expenses')
    await pageHeading('Expenses')
    await router.navigate({ to: '/dashboard/tracker/monthly-goals', state: { month: '2026-12-01' } })
    await pageHeading(REVIEW)
    wire.use(on(getProgram, { ...sampleProgram, today: '2026-12-01' }))
    await click('Finish')
    await pageHeading('Track Your Success')
    expect(await screen.findByRole('region', { name: 'December 2026' })).toBeInTheDocument()
    expect(path()).toBe('/dashboard/tracker/track-success')
  })

  // TRACKER-72
  test.each(['2026-10-01', '2027-01-01', '2026-12-02'])(
    'the monthly wizard redirects to the dashboard for the month %s',
    async (month) => {
      const { path, router } = open(sampleTracker(), '/expenses')
      await pageHeading('Expenses')
      await router.navigate({ to: '/dashboard/tracker/monthly-goals', state: { month } })
      expect(await pageHeading('Track Your Success')).toBeInTheDocument()
      expect(path()).toBe('/dashboard/tracker/track-success')
    },
  )
})
