/** The feature's API calls: the business day, and the program's names, phone numbers and notices. */
import type { Ending } from '@yoursuccess/contract/core/access'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { getProgram, type Program } from '@yoursuccess/contract/program/program'
import { type QueryClient, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { copy } from './sign-up.messages.ts'

/** Often enough to notice midnight in New York, a moved clock, or a newly announced end of the program. */
const STALE_MS = 60_000

export const programQuery = queryOptions({
  queryKey: ['program'],
  queryFn: ({ signal }) => call(getProgram, { signal }),
  staleTime: STALE_MS,
  refetchInterval: STALE_MS,
})

/**
 * Reads the program's data from the page, into which the server writes it, so that nothing waits for a
 * request. Browsers don't cache those pages, so the data is current.
 */
export const takeProgramOfPage = (client: QueryClient, page: Document): void => {
  const written = page.querySelector('#program')?.textContent
  if (written) client.setQueryData(programQuery.queryKey, JSON.parse(written) as Program)
}

/** Undefined until it has loaded. Public pages show at once, and their program data follows. */
export const useProgram = (): Program | undefined => useQuery(programQuery).data

/** Shown instead of "Register Now" once sign-up has no address. */
export const CLOSED_TO_NEW = copy.closed

/**
 * True if the enforced calendar has ended deposits or spending, by the bank's clock. False until the program
 * loads.
 */
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
