import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getAccount, getBalance } from '@yoursuccess/contract/account/account'
import { listAchTransactions } from '@yoursuccess/contract/funding/ach-transactions'
import { listBillPayments, previewBillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { listBillers } from '@yoursuccess/contract/bills/billers'
import { getPinSetUrl, getReplacementFee } from '@yoursuccess/contract/card/card'
import { listDisputes } from '@yoursuccess/contract/disputes/disputes'
import { getForecast } from '@yoursuccess/contract/forecast/forecast'
import { getAuthDenial } from '@yoursuccess/contract/fraud/fraud-alerts'
import {
  DEFAULT_PREFERENCES,
  getNotificationPreferences,
} from '@yoursuccess/contract/notifications/notification-preferences'
import { listNotifications } from '@yoursuccess/contract/notifications/notifications'
import { getPlan } from '@yoursuccess/contract/plan/plan'
import { listInstallments } from '@yoursuccess/contract/plan/plan-progress'
import { getProgram } from '@yoursuccess/contract/program/program'
import { listRecurringTransfers } from '@yoursuccess/contract/funding/recurring-transfers'
import { listTrusteePayments } from '@yoursuccess/contract/receipts/receipts'
import { listRefundChecks } from '@yoursuccess/contract/refunds/refunds'
import { getSsoLink } from '@yoursuccess/contract/rewards/rewards'
import { listPasskeys } from '@yoursuccess/contract/session/passkeys'
import { getUser } from '@yoursuccess/contract/session/session'
import { listSessions } from '@yoursuccess/contract/session/sessions'
import { getSetAside } from '@yoursuccess/contract/setaside/set-aside'
import { listStatements } from '@yoursuccess/contract/statements/statements'
import { getTrackerInfo, getTrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { searchTransactions } from '@yoursuccess/contract/transactions/search'
import { listAuthorizations, listTransactions } from '@yoursuccess/contract/transactions/transactions'
import { accountWithCard } from '../account-replies.ts'
import { all, serving, trustee, unfold } from '../bills-screen.tsx'
import { forecastReplies } from '../forecast-replies.ts'
import { denial, denialNotice } from '../fraud-replies.ts'
import { planReplies } from '../plan-samples.ts'
import { endedProgram, sampleSession, sampleUser } from '../samples.ts'
import { postedReply } from '../transaction-replies.ts'
import { sampleTrusteeCard } from '../trustee-card.ts'
import { on } from '../wire.ts'
import { type LoadPage, press } from './load-page.ts'

const purchase = postedReply()
const withPurchase = [on(listTransactions, { transactions: [purchase], last_page: true, next: null })]
const withCard = on(getAccount, accountWithCard())
const withoutPayment = on(getTrusteeCard, {
  trustee_card: sampleTrusteeCard({ amount: null, due_on: null, next_due_on: null }),
})
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const accountPages: readonly LoadPage[] = [
  {
    path: '/dashboard',
    // Includes the requests that every page makes. Their errors show around all pages.
    loads: {
      listTransactions,
      listAuthorizations,
      listAchTransactions,
      listRecurringTransfers,
      listBillers,
      getTrusteeCard,
      getForecast,
      getUser,
      getAccount,
      getBalance,
      getSetAside,
      getProgram,
    },
    handlers: [...withPurchase, on(getUser, { user: sampleUser, session: sampleSession() })],
    saidIn: {
      getBalance: ['Available'],
      getSetAside: ['Available'],
      getForecast: ['Coming up'],
      listAuthorizations: ['Available', 'Latest transactions'],
    },
  },
  {
    path: '/dashboard',
    name: 'with a planned trustee payment',
    loads: { getTrackerInfo },
    handlers: [on(getTrusteeCard, { trustee_card: sampleTrusteeCard() })],
  },
  {
    path: '/dashboard',
    name: 'with the details of a purchase open',
    loads: { listDisputes },
    handlers: withPurchase,
    prepare: () => press(/^Shop 1/),
  },
  {
    path: '/dashboard',
    name: 'with a card that was frozen over a purchase',
    loads: { listNotifications, getAuthDenial },
    handlers: [on(getAccount, accountWithCard({ frozen: true })), denialNotice, on(getAuthDenial, denial)],
  },
  {
    path: '/dashboard',
    name: 'once spending has ended',
    loads: { listRefundChecks },
    handlers: [on(getProgram, endedProgram), on(listRefundChecks, { refund_checks: [] })],
  },
  {
    path: '/dashboard/transactions',
    loads: { listTransactions, listAuthorizations, listAchTransactions, listDisputes },
    handlers: withPurchase,
    saidIn: {
      listTransactions: ['Posted Transactions'],
      listAuthorizations: ['Pending Transactions'],
      listAchTransactions: ['Pending Transfers'],
    },
  },
  {
    path: '/dashboard/transactions?text=shop',
    name: 'with a search',
    loads: { searchTransactions, listAuthorizations, listAchTransactions, listDisputes },
    handlers: [on(searchTransactions, { transactions: [purchase], next: null, searched_to: null })],
    saidIn: {
      searchTransactions: ['Posted Transactions'],
      listAuthorizations: ['Pending Transactions'],
      listAchTransactions: ['Pending Transfers'],
    },
  },
  { path: '/dashboard/reported-problems', loads: { listDisputes } },
  {
    path: '/dashboard/reported-problems',
    name: 'with the notifications open',
    loads: { listNotifications },
    prepare: () => press('Notifications'),
  },
  {
    path: '/dashboard/refund',
    loads: { listRefundChecks },
    handlers: [on(listRefundChecks, { refund_checks: [] })],
  },
  {
    path: '/dashboard/statements',
    loads: { listStatements, getProgram },
    handlers: [on(listStatements, { statements: [], count: 0, per_page: 5, current_page: 1 })],
  },
  {
    path: '/dashboard/paybills',
    loads: { listBillers, listBillPayments, getProgram, getTrusteeCard, getPlan },
    handlers: [...serving(), on(getPlan, { plan: null }), withoutPayment],
  },
  {
    path: '/dashboard/paybills',
    name: 'with a plan',
    loads: { listTrusteePayments, listInstallments, getForecast },
    handlers: [
      ...serving([trustee]),
      ...planReplies(),
      on(listTrusteePayments, { payments: [] }),
      on(getTrusteeCard, { trustee_card: sampleTrusteeCard() }),
      ...forecastReplies(),
    ],
  },
  {
    path: '/dashboard/paybills',
    name: 'paying the trustee',
    user: all,
    loads: { getTrusteeCard, getBalance },
    handlers: [...serving([trustee]), withoutPayment],
    prepare: async () => {
      await unfold('I. Quarles 8')
      await press('Make a Payment')
      await (await inDialog('Make a Payment')).findByLabelText('Amount')
    },
    saidIn: { getTrusteeCard: ['Make a Payment'], getBalance: ['Make a Payment'] },
  },
  {
    path: '/dashboard/paybills',
    name: 'paying a bill',
    user: all,
    loads: { getForecast },
    handlers: [...serving(), ...forecastReplies()],
    prepare: async () => {
      await unfold('Larkspur Power 7')
      await press('Make a Payment')
      await (await inDialog('Make a Payment')).findByLabelText('Amount')
    },
    saidIn: { getForecast: ['Make a Payment'] },
  },
  {
    path: '/dashboard/paybills',
    name: 'confirming a payment',
    loads: { previewBillPayment },
    handlers: serving(),
    prepare: async () => {
      await unfold('Larkspur Power 7')
      await press('Make a Payment')
      await userEvent.type(await screen.findByLabelText('Amount'), '10')
      await press('Add')
    },
    saidIn: { previewBillPayment: ['Make a Payment'] },
  },
  { path: '/dashboard/paybills/add-biller', loads: {} },
  { path: '/dashboard/paybills/add-paper-biller', loads: {} },
  { path: '/dashboard/paybills/learn-more', loads: {} },
  {
    path: '/dashboard/rewards',
    loads: { getSsoLink },
    handlers: [on(getSsoLink, { sso_link: 'https://rewards.example/enter' })],
  },
  { path: '/dashboard/rewards/learn-more', loads: {} },
  { path: '/dashboard/settings', loads: { getAccount } },
  {
    path: '/dashboard/settings/notifications',
    loads: { getNotificationPreferences },
    handlers: [on(getNotificationPreferences, { preferences: DEFAULT_PREFERENCES })],
  },
  {
    path: '/dashboard/settings/sign-in',
    loads: { listPasskeys, listSessions },
    handlers: [on(listPasskeys, { passkeys: [] }), on(listSessions, { sessions: [] })],
    saidIn: { listPasskeys: ['Passkeys'], listSessions: ["Where you're signed in"] },
  },
  { path: '/dashboard/early-ach-deposits', loads: { getAccount } },
  {
    path: '/dashboard/set-pin',
    loads: { getAccount, getPinSetUrl },
    handlers: [withCard, on(getPinSetUrl, { url: 'https://pin.example/frame' })],
  },
  {
    path: '/dashboard/settings/request-new-card',
    loads: { getAccount },
    handlers: [withCard],
  },
  {
    path: '/dashboard/settings/request-new-card',
    name: 'with a reason',
    loads: { getReplacementFee },
    handlers: [withCard, on(getReplacementFee, { fee: '0.00', waived: true })],
    prepare: async () => userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement),
  },
  {
    path: '/fraud-alerts/4',
    loads: { getAuthDenial, getAccount },
    handlers: [on(getAccount, accountWithCard({ frozen: true })), on(getAuthDenial, denial)],
  },
]
