import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getAutopay } from '@yoursuccess/contract/autopay/autopay'
import { listPlannedPayments } from '@yoursuccess/contract/autopay/planned-payments'
import { call } from '../../lib/call.ts'
import { AUTOPAY } from '../../lib/query-keys.ts'

/** The interval while the processor hasn't confirmed a payment. */
const SENDING_REFRESH_MS = 5000

/** What the customer agreed to last, also if it was stopped since. Null before the first agreement. */
export const autopayQuery = queryOptions({
  queryKey: [AUTOPAY, 'agreement'],
  queryFn: ({ signal }) => call(getAutopay, { signal }),
  select: ({ autopay }) => autopay,
})

/** Planned payments by due day. */
export const plannedPaymentsQuery = queryOptions({
  queryKey: [AUTOPAY, 'payments'],
  queryFn: ({ signal }) => call(listPlannedPayments, { signal }),
  select: ({ payments }) => payments,
  refetchInterval: ({ state: { data } }) =>
    data?.payments.some(({ state }) => state === 'sending') ? SENDING_REFRESH_MS : false,
})

/** Loads what the line about autopay says, before the page that has it opens. */
export const loadAutopayLine = async (client: QueryClient): Promise<void> => {
  await client.prefetchQuery(autopayQuery)
  if (client.getQueryData(autopayQuery.queryKey)?.autopay?.on)
    await client.prefetchQuery(plannedPaymentsQuery)
}
