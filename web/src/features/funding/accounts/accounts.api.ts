import {
  type AchAccount,
  deleteAchAccount,
  getAchAccount,
  listAchAccounts,
} from '@yoursuccess/contract/funding/ach-accounts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import type { Place } from '../../../ui/list/paging.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { tableQuery } from '../../../lib/table-query.ts'

const KEY = ['funding', 'linked-accounts'] as const

/** The polling interval. Micro-deposits take a day or less, and the processor a few minutes at most. */
const REFRESH_MS = 20_000

/** Linked bank accounts as a table. It refreshes while one is being verified or set up. */
export const linkedAccountsQuery = ({ page, perPage, sort }: Place) =>
  queryOptions({
    queryKey: [...KEY, { page, perPage, sort }],
    queryFn: ({ signal }) =>
      call(listAchAccounts, {
        query: tableQuery({ page, perPage, sort }, ['name', 'verified']),
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.ach_accounts.some(
        (account) => isUnproven(account) || (account.verified && account.galileo_ach_account_id === null),
      )
        ? REFRESH_MS
        : false,
  })

/** All linked bank accounts, to select one from. */
export const allLinkedAccountsQuery = linkedAccountsQuery({ page: 1, perPage: -1 })

/**
 * True while the account waits for the partner, or for a code that the customer enters in the linking window.
 */
const isUnproven = ({ verification_status }: AchAccount) => verification_status.startsWith('pending_')

/** One linked bank account. It refreshes while its verification is in progress. */
export const linkedAccountQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => call(getAchAccount, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnproven(state.data) ? REFRESH_MS : false),
  })

/** Removing the account ends its recurring transfers, so all data of the feature is reloaded. */
export const useRemoveLinkedAccount = () =>
  useSubmit({
    name: 'unlink-bank',
    send: ({ id }: Pick<AchAccount, 'id'>) => call(deleteAchAccount, { params: { id } }),
    onSettled: (client) => client.invalidateQueries({ queryKey: ['funding'] }),
  })
