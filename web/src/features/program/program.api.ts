/** The room's door: the business day, names, phone numbers and notices of the program. */
import type { Ending } from '@yoursuccess/contract/core/access'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { getProgram, type Program } from '@yoursuccess/contract/program/program'
import { type QueryClient, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Often enough to notice midnight in New York, a moved clock, or an end of the program that is announced meanwhile. */
const STALE_MS = 60_000

export const programQuery = queryOptions({
  queryKey: ['program'],
  queryFn: ({ signal }) => call(getProgram, { signal }),
  staleTime: STALE_MS,
  refetchInterval: STALE_MS,
})

/** The server writes the program into each page that it sends, of which browsers keep no copy: nothing waits for it. */
export const takeProgramOfPage = (client: QueryClient, page: Document): void => {
  const written = page.querySelector('#program')?.textContent
  if (written) client.setQueryData(programQuery.queryKey, JSON.parse(written) as Program)
}

/** Undefined until it is there: public pages show at once, and what they take from it follows. */
export const useProgram = (): Program | undefined => useQuery(programQuery).data

/** unspecified: said where "Register Now" would be, once the sign-up has no address. */
export const CLOSED_TO_NEW = 'We do not open new accounts any more.'

/** Whether the enforced calendar has ended it, by the bank's clock; false until that is known. */
export const useHasEnded = (what: Ending): boolean => hasEnded(useProgram(), what)

export const hasEnded = (program: Program | undefined, what: Ending): boolean => {
  if (program?.wind_down.mode !== 'enforced') return false
  const { last_deposit_on, last_spend_on } = program.wind_down
  return program.today > (what === 'deposits' ? last_deposit_on : last_spend_on)
}

/** Today by the bank's clock, once it is known: for what may show before that. */
export const useKnownToday = (): CalendarDate | undefined => {
  const today = useProgram()?.today
  return today === undefined ? undefined : day(today)
}

/** Today by the bank's clock. Waits for it, so the route should load `programQuery` first. */
export const useToday = (): CalendarDate => day(useSuspenseQuery(programQuery).data.today)
