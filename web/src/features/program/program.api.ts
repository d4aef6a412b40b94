/** The feature's API calls: the business day, and the program's names, phone numbers and notices. */
import type { Ending } from '@yoursuccess/contract/core/access'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { getProgram, type Program } from '@yoursuccess/contract/program/program'
import { type QueryClient, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Often enough to notice midnight in New York, a moved clock, or a newly announced end of the program. */
const STALE_MS = 60_000

export const programQuery = queryOptions({
  queryKey: ['program'],
  queryFn: ({ signal }) => call(getProgram, { signal }),
  staleTime: STALE_MS,
  refetchInterval: STALE_MS,
})

/**
 * The server writes the program into each page that it sends, and browsers don't cache those pages. So
 * nothing has to wait for a request.
 */
export const takeProgramOfPage = (client: QueryClient, page: Document): void => {
  const written = page.querySelector('#program')?.textContent
  if (written) client.setQueryData(programQuery.queryKey, JSON.parse(written) as Program)
}

/** Undefined until it has loaded. Public pages show at once, and their program data follows. */
export const useProgram = (): Program | undefined => useQuery(programQuery).data

/** Shown instead of "Register Now" once sign-up has no address. */
export const CLOSED_TO_NEW = 'We do not open new accounts any more.'

/** Whether the enforced calendar has ended it, by the bank's clock; false until the program has loaded. */
export const useHasEnded = (what: Ending): boolean => hasEnded(useProgram(), what)

export const hasEnded = (program: Program | undefined, what: Ending): boolean => {
  if (program?.wind_down.mode !== 'enforced') return false
  const { last_deposit_on, last_spend_on } = program.wind_down
  return program.today > (what === 'deposits' ? last_deposit_on : last_spend_on)
}

/** Today by the bank's clock once it has loaded, for components that may show before that. */
export const useKnownToday = (): CalendarDate | undefined => {
  const today = useProgram()?.today
  return today === undefined ? undefined : day(today)
}

/** Today by the bank's clock. It suspends until loaded, so the route should load `programQuery` first. */
export const useToday = (): CalendarDate => day(useSuspenseQuery(programQuery).data.today)
