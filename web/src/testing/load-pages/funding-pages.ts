import { getAccount } from '@yoursuccess/contract/account/account'
import { createLinkToken, getAchAccount, listAchAccounts } from '@yoursuccess/contract/funding/ach-accounts'
import { listAchTransactions } from '@yoursuccess/contract/funding/ach-transactions'
import {
  getRecurringTransfer,
  listRecurringTransfers,
} from '@yoursuccess/contract/funding/recurring-transfers'
import { checking, listed, scheduled } from '../funding-replies.ts'
import { on } from '../wire.ts'
import type { LoadPage } from './load-page.ts'

const linked = listed(checking)
const named = on(getAchAccount, checking)
const token = on(createLinkToken, { link_token: 'link-sandbox-1' })

const transfers = on(listAchTransactions, { ach_transactions: [], count: 0, per_page: 5, current_page: 1 })

/** The funding pages, which are the same on the dashboard and for a newly approved customer. */
const below = (base: string): readonly LoadPage[] => [
  { path: `${base}/payroll`, loads: { getAccount } },
  { path: `${base}/bank-account`, loads: { getAccount } },
  { path: `${base}/plaid/link`, loads: { createLinkToken }, handlers: [token] },
  { path: `${base}/plaid/link/7`, loads: { createLinkToken }, handlers: [token] },
  { path: `${base}/plaid/link-oauth`, loads: {} },
  { path: `${base}/ach/create-transaction`, loads: { listAchAccounts }, handlers: [linked] },
  {
    path: `${base}/ach/create-transaction/7`,
    loads: { listAchAccounts, getAchAccount },
    handlers: [linked, named],
    // If this call fails, the page redirects to linking an account.
    tells: { getAchAccount: /Something went wrong\. Please try again/ },
  },
  { path: `${base}/ach/create-transaction/confirmation`, loads: {} },
  {
    path: `${base}/ach/create-transaction/12/recurring-confirmation`,
    loads: { getRecurringTransfer },
    handlers: [on(getRecurringTransfer, scheduled)],
  },
  { path: `${base}/ach/transactions-list`, loads: { listAchTransactions }, handlers: [transfers] },
  { path: `${base}/ach/recurring-transfers`, loads: { listRecurringTransfers } },
  { path: `${base}/ach/manage-ach-accounts`, loads: { listAchAccounts }, handlers: [linked] },
  { path: `${base}/ach/ach-accounts/7/verification-status`, loads: { getAchAccount }, handlers: [named] },
]

export const fundingPages: readonly LoadPage[] = [
  { path: '/dashboard/funding', loads: {} },
  ...below('/dashboard/funding'),
  { path: '/enrollment-funding', loads: { listAchTransactions } },
  ...below('/enrollment-funding'),
]
