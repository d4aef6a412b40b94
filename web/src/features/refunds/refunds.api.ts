/** The room's door: the check that pays out what is left of the account, once spending has ended. */
import { listRefundChecks, type RefundCheck } from '@yoursuccess/contract/refunds'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useHasEnded } from '../program/program.api.ts'

export const refundsQuery = queryOptions({
  queryKey: ['refund-checks'],
  queryFn: ({ signal }) => call(listRefundChecks, { signal }),
  select: ({ refund_checks }) => refund_checks,
})

/** The newest check; undefined while there is none, and while the program goes on nothing is asked. */
export const useNewestRefund = (): RefundCheck | undefined => {
  const enabled = useHasEnded('spending')
  return useQuery({ ...refundsQuery, enabled }).data?.at(0)
}
