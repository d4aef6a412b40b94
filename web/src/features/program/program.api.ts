/** The room's door: the business day, names, phone numbers and notices of the program. */
import { type CalendarDate, day } from '@yoursuccess/contract/calendar-date'
import { getProgram, type Program } from '@yoursuccess/contract/program'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Often enough to notice midnight in New York, or a moved clock. */
const STALE_MS = 60_000

export const programQuery = queryOptions({
  queryKey: ['program'],
  queryFn: ({ signal }) => call(getProgram, { signal }),
  staleTime: STALE_MS,
})

/** Undefined until it is there: public pages show at once, and what they take from it follows. */
export const useProgram = (): Program | undefined => useQuery(programQuery).data

/** Today by the bank's clock, once it is known: for what may show before that. */
export const useKnownToday = (): CalendarDate | undefined => {
  const today = useProgram()?.today
  return today === undefined ? undefined : day(today)
}

/** Today by the bank's clock. Waits for it, so the route should load `programQuery` first. */
export const useToday = (): CalendarDate => day(useSuspenseQuery(programQuery).data.today)
