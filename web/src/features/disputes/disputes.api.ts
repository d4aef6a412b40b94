/** The feature's API calls: reports about transactions, and the form that files them. */
import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { useQuery } from '@tanstack/react-query'
import { disputesQuery } from './disputes-query.ts'

export { reportProblemWith } from './report-dialogs.tsx'

export { DisputesError } from './disputes-error.tsx'

/**
 * The latest case of each transaction that has one. Empty until loaded; `DisputesError` says when loading
 * fails.
 */
export const useDisputes = (): ReadonlyMap<number, Dispute> => {
  const { data = [] } = useQuery(disputesQuery)
  return new Map(data.toReversed().map((dispute) => [dispute.transaction_id, dispute]))
}

/** The latest case of one transaction, and whether that is still unknown. */
export const useDispute = (transactionId: number): { dispute: Dispute | undefined; isLoading: boolean } => {
  const { data, isPending } = useQuery(disputesQuery)
  return { dispute: data?.find((each) => each.transaction_id === transactionId), isLoading: isPending }
}
