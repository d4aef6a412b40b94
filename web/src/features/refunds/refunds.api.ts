/** The feature's API calls: the check that pays out the remaining balance once spending has ended. */
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
 * The checks that the customer needs to know about: all that haven't been paid yet, or else the newest. Sends
 * no request until spending has ended. Also returns the query.
 */
export const useRefundsToShow = () => {
  const enabled = useHasEnded('spending')
  const query = useQuery({ ...refundsQuery, enabled })
  const checks: readonly RefundCheck[] = query.data ?? []
  const open = checks.filter(({ state }) => state !== 'cashed' && state !== 'dropped')
  return { checks: open.length > 0 ? open : checks.slice(0, 1), query }
}
