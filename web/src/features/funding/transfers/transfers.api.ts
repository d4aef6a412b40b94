import {
  type AchTransaction,
  cancelAchTransaction,
  createAchTransaction,
  listAchTransactions,
} from '@yoursuccess/contract/funding/ach-transactions'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import type { Place } from '../../../ui/list/paging.ts'
import { tableQuery } from '../../../lib/table-query.ts'
import { useSubmit } from '../../../lib/use-submit.ts'

const REFRESH_MS = 20_000

/** All transfers as a table. It refreshes while one of them is pending. */
export const transfersQuery = ({ page, perPage, sort }: Place) =>
  queryOptions({
    queryKey: ['funding', 'transfers', { page, perPage, sort }],
    queryFn: async ({ signal }) => {
      const query = tableQuery({ page, perPage, sort }, ['amount', 'date', 'status'])
      const reply = await call(listAchTransactions, { query, signal })
      if (Array.isArray(reply)) throw new Error('a page of transfers came without its controls')
      return reply
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.ach_transactions.some(({ status }) => status === 'pending') ? REFRESH_MS : false,
  })

const CREATED = ['funding', 'created-transfer']

/** The transfer that was just made, for its confirmation page. Undefined after a reload. */
export const useCreatedTransfer = () => useQueryClient().getQueryData<AchTransaction>(CREATED)

export interface OneTransfer {
  achAccountId: number
  /** A plain amount, "1234.50". */
  amount: string
}

/** The submission's name, by which the app finds out whether its result is unknown. */
export const CREATE_TRANSFER = 'create-transfer'

export const useCreateTransfer = () =>
  useSubmit({
    name: CREATE_TRANSFER,
    isKeyed: true,
    send: async ({ achAccountId, amount }: OneTransfer, idempotencyKey) => {
      const reply = await call(createAchTransaction, {
        body: { ach_transaction: { amount, ach_account_id: achAccountId, achAccountId } },
        idempotencyKey,
      })
      return reply.ach_transaction
    },
    onSuccess: (created, client) => client.setQueryData(CREATED, created),
    onSettled: (client) => client.invalidateQueries({ queryKey: ['funding'] }),
  })

export const useCancelTransfer = () =>
  useSubmit({
    name: 'cancel-transfer',
    send: ({ id }: Pick<AchTransaction, 'id'>) => call(cancelAchTransaction, { params: { id } }),
    onSettled: (client) => client.invalidateQueries({ queryKey: ['funding'] }),
  })
