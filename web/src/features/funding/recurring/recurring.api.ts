import {
  createRecurringTransfer,
  deleteRecurringTransfer,
  getRecurringTransfer,
  type Interval,
  listRecurringTransfers,
  type RecurringTransfer,
} from '@yoursuccess/contract/funding/recurring-transfers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import type { Place } from '../../../ui/list/paging.ts'
import { tableQuery } from '../../../lib/table-query.ts'
import { useSubmit } from '../../../lib/use-submit.ts'

const KEY = ['funding', 'recurring-transfers'] as const

/** The recurring transfers as a table. */
export const recurringTransfersQuery = ({ page, perPage, sort }: Place) =>
  queryOptions({
    queryKey: [...KEY, { page, perPage, sort }],
    queryFn: ({ signal }) =>
      call(listRecurringTransfers, {
        query: tableQuery({ page, perPage, sort }, ['amount', 'interval', 'account', 'date']),
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const recurringTransferQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => call(getRecurringTransfer, { params: { id }, signal }),
  })

export interface Schedule {
  achAccountId: number
  /** A plain amount, "1234.50". */
  amount: string
  interval: Interval
  startsOn: string
}

/** The submission's name, by which the app finds out whether its result is unknown. */
export const CREATE_RECURRING = 'create-recurring-transfer'

export const useCreateRecurringTransfer = () =>
  useSubmit({
    name: CREATE_RECURRING,
    isKeyed: true,
    send: ({ achAccountId, amount, interval, startsOn }: Schedule, idempotencyKey) => {
      const recurring_transfer = { amount, interval, next_run_on: startsOn, ach_account_id: achAccountId }
      return call(createRecurringTransfer, { body: { recurring_transfer }, idempotencyKey })
    },
    onSettled: (client) => client.invalidateQueries({ queryKey: ['funding'] }),
  })

export const useStopRecurringTransfer = () =>
  useSubmit({
    name: 'stop-recurring-transfer',
    send: ({ id }: Pick<RecurringTransfer, 'id'>) => call(deleteRecurringTransfer, { params: { id } }),
    onSettled: (client) => client.invalidateQueries({ queryKey: KEY }),
  })
