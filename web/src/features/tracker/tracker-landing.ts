/** Which tracker screen opens: the contract's single rule (TRACKER-03), applied before the screen renders. */
import { type CalendarDate, day, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { EXPENSE_CATEGORIES } from '@yoursuccess/contract/tracker/tracker-categories'
import { takesGoals, type TrackerLanding } from '@yoursuccess/contract/tracker/tracker.rules'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { queryClientOf } from '../../lib/router-context.ts'
import { programQuery } from '../program/program.api.ts'
import { monthGoalsQuery, trackerInfoQuery } from './tracker.api.ts'
import { parseMonth } from './month/month.rules.ts'
import { landingOf } from './tracker.rules.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The first day of the month that the monthly wizard plans (TRACKER-03, TRACKER-22). */
    month?: string
  }
}

export interface Entering {
  context: unknown
  location: { state: { month?: string } }
}

export interface OfWizard {
  search: { step?: string; month?: string }
}

/**
 * Redirects from the page of an unknown category; uncategorized items have no such page either (TRACKER-06).
 */
export const ifKnownCategory = ({ params }: { params: { category: string } }): void => {
  if ((EXPENSE_CATEGORIES as readonly string[]).includes(params.category)) return
  throw redirect({ to: paths.trackerNotFound, replace: true })
}

/** `/dashboard/tracker` shows nothing. It redirects to the screen that fits the customer's progress. */
export const toLanding = async ({ context }: Entering): Promise<void> => {
  const { landing, month } = await findLanding(queryClientOf(context))
  throw redirectTo(landing, month)
}

/** The tracker's home opens only for customers who have set up and approved the month. */
export const unlessLandingElsewhere = async ({ context }: Entering): Promise<void> => {
  const { landing, month } = await findLanding(queryClientOf(context))
  if (landing !== 'track-success') throw redirectTo(landing, month)
}

/**
 * The first-time wizard opens only for customers who have something to set up (TRACKER-03). Once open, it
 * stays open up to the review, even after a step saved what was missing (TRACKER-04).
 */
export const unlessSetUp = async ({ context, search }: Entering & OfWizard): Promise<void> => {
  const requested = parseMonth(search.month)
  if (requested && !takesGoals(requested, await todayOf(context)))
    throw redirect({ to: paths.getStarted, replace: true })
  if (search.step) return
  const { landing, month } = await findLanding(queryClientOf(context))
  if (landing !== 'get-started') throw redirectTo(landing, month)
}

/** The monthly wizard needs a month in the navigation state for which goals can still be set (TRACKER-72). */
export const toMonthOfWizard = async ({ context, location }: Entering): Promise<void> => {
  const month = parseMonth(location.state.month)
  if (!month || !takesGoals(month, await todayOf(context)))
    throw redirect({ to: paths.trackSuccess, replace: true })
}

const todayOf = async (context: unknown): Promise<CalendarDate> =>
  day((await queryClientOf(context).ensureQueryData(programQuery)).today)

const findLanding = async (client: QueryClient) => {
  const month = monthStart(day((await client.ensureQueryData(programQuery)).today))
  // Fetched, not cached: a month that was just approved must not lead back to its wizard.
  const [{ success_tracker_info: info }, goals] = await Promise.all([
    client.fetchQuery(trackerInfoQuery),
    client.fetchQuery(monthGoalsQuery(month)),
  ])
  return { landing: landingOf(info.status, goals), month }
}

const redirectTo = (landing: TrackerLanding, month: string) => {
  if (landing === 'monthly-goals')
    return redirect({ to: paths.monthlyGoals, state: { month }, replace: true })
  return redirect({ to: landing === 'get-started' ? paths.getStarted : paths.trackSuccess, replace: true })
}
