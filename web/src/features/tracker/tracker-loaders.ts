/** What a screen of the tracker needs before it is drawn. */
import { type CalendarDate, day, monthStart } from '@yoursuccess/contract/calendar-date'
import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../../lib/router-context.ts'
import { programQuery } from '../program/program.api.ts'
import { planQuery, trackingQuery, uncategorizedQuery } from './tracker.api.ts'
import { parseMonth } from './tracker.rules.ts'

interface Loading {
  context: RouterContext
  deps: { month: string | undefined }
}

export const loadMonth = async ({ context: { queryClient }, deps }: Loading): Promise<void> => {
  const month = parseMonth(deps.month) ?? (await thisMonth(queryClient))
  await queryClient.ensureQueryData(trackingQuery(month))
}

export const loadUncategorized = async (loading: Loading): Promise<void> => {
  await Promise.all([loadMonth(loading), loading.context.queryClient.ensureQueryData(uncategorizedQuery)])
}

/** Of the month in the navigation state, or of this one. */
export const loadPlan = async ({
  context: { queryClient },
  location,
}: {
  context: RouterContext
  location: { state: { month?: string } }
}): Promise<void> => {
  const month = parseMonth(location.state.month) ?? (await thisMonth(queryClient))
  await queryClient.ensureQueryData(planQuery(month))
}

const thisMonth = async (client: QueryClient): Promise<CalendarDate> =>
  monthStart(day((await client.ensureQueryData(programQuery)).today))
