import {
  createRecurringTransfer,
  deleteRecurringTransfer,
  getRecurringTransfer,
  type Interval,
  listRecurringTransfers,
  type RecurringTransfer,
} from '@yoursuccess/contract/recurring-transfers'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallErrorOf } from '../../../lib/call.ts'
import type { Sort } from '../../../ui/list/paging.ts'
import { againWhenLost } from '../../../lib/again-when-lost.ts'
import { tableQuery } from '../../../lib/table-query.ts'

const KEY = ['funding', 'recurring-transfers'] as const

/** The recurring transfers as a table. */
export const recurringTransfersQuery = (place: { page: number; perPage: number; sort?: Sort | undefined }) =>
  queryOptions({
    queryKey: [...KEY, place],
    queryFn: ({ signal }) =>
      call(listRecurringTransfers, {
        query: tableQuery({ ...place, sortable: ['amount', 'interval', 'account', 'date'] }),
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const recurringTransferQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => call(getRecurringTransfer, { params: { id }, signal }),
  })

interface Schedule {
  achAccountId: number
  /** A plain amount, "1234.50". */
  amount: string
  interval: Interval
  startsOn: string
  /** The same for every try of one intention. */
  idempotencyKey: string
}

export const useCreateRecurringTransfer = () => {
  const client = useQueryClient()
  return useMutation<RecurringTransfer, CallErrorOf<typeof createRecurringTransfer>, Schedule>({
    ...againWhenLost,
    mutationFn: ({ achAccountId, amount, interval, startsOn, idempotencyKey }) => {
      const recurring_transfer = { amount, interval, next_run_on: startsOn, ach_account_id: achAccountId }
      return call(createRecurringTransfer, { body: { recurring_transfer }, idempotencyKey })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['funding'] }),
  })
}

export const useStopRecurringTransfer = () => {
  const client = useQueryClient()
  return useMutation<undefined, CallErrorOf<typeof deleteRecurringTransfer>, Pick<RecurringTransfer, 'id'>>({
    mutationFn: async ({ id }) => {
      await call(deleteRecurringTransfer, { params: { id } })
      return undefined
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
