/** The room's door: the check that pays out what is left of the account, once spending has ended. */
import { listRefundChecks, type RefundCheck } from '@yoursuccess/contract/refunds/refunds'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useHasEnded } from '../program/program.api.ts'

export const refundsQuery = queryOptions({
  queryKey: ['refund-checks'],
  queryFn: ({ signal }) => call(listRefundChecks, { signal }),
  select: ({ refund_checks }) => refund_checks,
})

/**
 * The checks that the customer has to know of: all whose money is still to come, or else the newest. Empty while there
 * is none, and while the program goes on nothing is asked. With the query that they come from.
 */
export const useRefundsToTell = () => {
  const enabled = useHasEnded('spending')
  const query = useQuery({ ...refundsQuery, enabled })
  const checks: readonly RefundCheck[] = query.data ?? []
  const open = checks.filter(({ state }) => state !== 'cashed' && state !== 'dropped')
  return { checks: open.length > 0 ? open : checks.slice(0, 1), query }
}
