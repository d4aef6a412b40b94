/** For each call that loads something: a page that needs it, for the test that lets every one of them fail. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getAccount, getBalance } from '@yoursuccess/contract/account'
import { createLinkToken, getAchAccount, listAchAccounts } from '@yoursuccess/contract/ach-accounts'
import { listAchTransactions } from '@yoursuccess/contract/ach-transactions'
import { getApplication, listOccupations } from '@yoursuccess/contract/application'
import { listBillPayments, previewBillPayment } from '@yoursuccess/contract/bill-payments'
import { listBillers } from '@yoursuccess/contract/billers'
import { getPinSetUrl, getReplacementFee } from '@yoursuccess/contract/card'
import { listDisputes } from '@yoursuccess/contract/disputes'
import type { Endpoint } from '@yoursuccess/contract/endpoint'
import { getAuthDenial } from '@yoursuccess/contract/fraud-alerts'
import { listNotifications } from '@yoursuccess/contract/notifications'
import { getProgram } from '@yoursuccess/contract/program'
import { getRecurringTransfer, listRecurringTransfers } from '@yoursuccess/contract/recurring-transfers'
import { listRefundChecks } from '@yoursuccess/contract/refunds'
import { getSsoLink } from '@yoursuccess/contract/rewards'
import { getUser, type User } from '@yoursuccess/contract/session'
import { listStatements } from '@yoursuccess/contract/statements'
import {
  getMonthlyGoals,
  getPaymentTracking,
  getTrackerInfo,
  getTrusteeCard,
} from '@yoursuccess/contract/tracker'
import { listExpenseItems } from '@yoursuccess/contract/tracker-items'
import { listAuthorizations, listTransactions } from '@yoursuccess/contract/transactions'
import { accountReplies, accountWithCard, sampleAccount } from './account-replies.ts'
import { applicationReplies, filledApplication, sampleApplicant } from './application-replies.ts'
import { serving, unfold } from './bills-screen.tsx'
import { denial } from './fraud-replies.ts'
import { checking, listed, scheduled } from './funding-replies.ts'
import { sampleProgram, sampleSession, sampleUser } from './samples.ts'
import { emptyTracker, sampleTracker, trackerReplies } from './tracker-replies.ts'
import { type Handler, on } from './wire.ts'

export interface LoadCase {
  /** What fails, by its name in the contract. */
  call: Record<string, Pick<Endpoint, 'method' | 'path' | 'replies' | 'refuses'>>
  path: string
  user?: User
  /** What the page needs, beyond what every page of the account asks for, and what the call answers once it works. */
  handlers?: Handler[]
  /** What the customer does until it is asked for. */
  prepare?: () => Promise<unknown>
}

const statements = [on(listStatements, { statements: [], count: 0, per_page: 5, current_page: 1 })]
const tracker = () => trackerReplies(sampleTracker())
const ach = (page: string) => `/dashboard/funding/ach/${page}`
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

const toBillPreview = async () => {
  await unfold('Larkspur Power 7')
  await press('Make a Payment')
  await userEvent.type(await screen.findByLabelText('Amount'), '10')
  await press('Add')
}

export const loadCases: readonly LoadCase[] = [
  {
    call: { getUser },
    path: '/dashboard',
    handlers: [on(getUser, { user: sampleUser, session: sampleSession() })],
  },
  {
    call: { getProgram },
    path: '/dashboard/paybills',
    handlers: [...serving(), on(getProgram, sampleProgram)],
  },
  {
    call: { getProgram },
    path: '/dashboard/statements',
    handlers: [...statements, on(getProgram, sampleProgram)],
  },
  { call: { getProgram }, path: '/legal/deposit-account', handlers: [on(getProgram, sampleProgram)] },
  { call: { getAccount }, path: '/dashboard' },
  { call: { getAccount }, path: '/dashboard/settings' },
  { call: { getAccount }, path: '/dashboard/early-ach-deposits' },
  { call: { getAccount }, path: '/dashboard/funding/payroll' },
  { call: { getAccount }, path: '/dashboard/funding/bank-account' },
  { call: { getBalance }, path: '/dashboard' },
  { call: { listTransactions }, path: '/dashboard' },
  { call: { listTransactions }, path: '/dashboard/transactions' },
  { call: { listAuthorizations }, path: '/dashboard/transactions' },
  { call: { listAchTransactions }, path: '/dashboard/transactions' },
  { call: { listAchTransactions }, path: ach('transactions-list') },
  { call: { listRecurringTransfers }, path: '/dashboard' },
  { call: { listRecurringTransfers }, path: ach('recurring-transfers'), handlers: [listed(checking)] },
  {
    call: { getRecurringTransfer },
    path: ach('create-transaction/12/recurring-confirmation'),
    handlers: [on(getRecurringTransfer, scheduled)],
  },
  { call: { listAchAccounts }, path: ach('manage-ach-accounts'), handlers: [listed(checking)] },
  { call: { listAchAccounts }, path: ach('create-transaction'), handlers: [listed(checking)] },
  {
    call: { getAchAccount },
    path: ach('ach-accounts/7/verification-status'),
    handlers: [on(getAchAccount, checking)],
  },
  {
    call: { createLinkToken },
    path: '/dashboard/funding/plaid/link',
    handlers: [on(createLinkToken, { link_token: 'link-sandbox-1' })],
  },
  { call: { listBillers }, path: '/dashboard', handlers: serving() },
  { call: { listBillers }, path: '/dashboard/paybills', handlers: serving() },
  { call: { listBillPayments }, path: '/dashboard/paybills', handlers: serving() },
  {
    call: { previewBillPayment },
    path: '/dashboard/paybills',
    handlers: [
      ...serving(),
      on(previewBillPayment, {
        amount: '10.00',
        fee: '1.00',
        total: '11.00',
        expected_on: '2026-11-27',
        due_on: null,
        is_late: false,
      }),
    ],
    prepare: toBillPreview,
  },
  { call: { listDisputes }, path: '/dashboard/reported-problems' },
  {
    call: { listRefundChecks },
    path: '/dashboard/refund',
    handlers: [on(listRefundChecks, { refund_checks: [] })],
  },
  {
    call: { getSsoLink },
    path: '/dashboard/rewards',
    handlers: [on(getSsoLink, { sso_link: 'https://rewards.example/enter' })],
  },
  {
    call: { listStatements },
    path: '/dashboard/statements',
    handlers: statements,
  },
  { call: { listNotifications }, path: '/dashboard/transactions', prepare: () => press('Notifications') },
  {
    call: { getAuthDenial },
    path: '/fraud-alerts/4',
    handlers: [on(getAuthDenial, denial), on(getAccount, accountWithCard({ frozen: true }))],
  },
  {
    call: { getAccount },
    path: '/fraud-alerts/4',
    handlers: [on(getAuthDenial, denial), on(getAccount, sampleAccount)],
  },
  {
    call: { getPinSetUrl },
    path: '/dashboard/set-pin',
    handlers: [on(getAccount, accountWithCard()), on(getPinSetUrl, { url: 'https://pin.example/frame' })],
  },
  {
    call: { getReplacementFee },
    path: '/dashboard/settings/request-new-card',
    handlers: [on(getAccount, accountWithCard()), on(getReplacementFee, { fee: '0.00', waived: true })],
    prepare: async () => userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement),
  },
  { call: { getTrackerInfo }, path: '/dashboard/tracker', handlers: tracker() },
  {
    call: { getMonthlyGoals },
    path: '/dashboard/tracker/get-started',
    handlers: trackerReplies(emptyTracker()),
  },
  { call: { getTrusteeCard }, path: '/dashboard', handlers: tracker() },
  { call: { getTrusteeCard }, path: '/dashboard/tracker/trustee-payment', handlers: tracker() },
  { call: { getPaymentTracking }, path: '/dashboard/tracker/trustee-payment', handlers: tracker() },
  { call: { getPaymentTracking }, path: '/dashboard/tracker/income-goals', handlers: tracker() },
  { call: { listExpenseItems }, path: '/dashboard/tracker/expenses', handlers: tracker() },
  {
    call: { getApplication },
    path: '/account-application/personal-information',
    user: sampleApplicant,
    handlers: applicationReplies(),
  },
  {
    call: { listOccupations },
    path: '/account-application/personal-information',
    user: sampleApplicant,
    handlers: applicationReplies(filledApplication),
  },
].map((given) => ({ ...given, handlers: [...accountReplies(), ...(given.handlers ?? [])] }))
