/** Replies for the requests of every account page, on an ordinary day. */
import { type Account, getAccount, getBalance } from '@yoursuccess/contract/account/account'
import { getAutopay } from '@yoursuccess/contract/autopay/autopay'
import { listPlannedPayments } from '@yoursuccess/contract/autopay/planned-payments'
import { listAchTransactions } from '@yoursuccess/contract/funding/ach-transactions'
import { listBillers } from '@yoursuccess/contract/bills/billers'
import { listDisputes } from '@yoursuccess/contract/disputes/disputes'
import { listNotifications } from '@yoursuccess/contract/notifications/notifications'
import { listRecurringTransfers } from '@yoursuccess/contract/funding/recurring-transfers'
import { listPaySchedules } from '@yoursuccess/contract/paydays/pay-schedules'
import { listPaydays } from '@yoursuccess/contract/paydays/paydays'
import { getPlan } from '@yoursuccess/contract/plan/plan'
import { getSetAside } from '@yoursuccess/contract/setaside/set-aside'
import { getSetAsideChoice } from '@yoursuccess/contract/setaside/set-aside-choice'
import { getPaymentTracking, getTrackerInfo, getTrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { listPasskeys } from '@yoursuccess/contract/session/passkeys'
import { listAuthorizations, listTransactions } from '@yoursuccess/contract/transactions/transactions'
import { store } from '../lib/storage.ts'
import { shortMark } from '../features/program/notice.rules.ts'
import { noAutopay } from './autopay-replies.ts'
import { emptyForecast } from './forecast-replies.ts'
import { closedSetAside } from './setaside-replies.ts'
import { sampleTrusteeCard } from './trustee-card.ts'
import { type Handler, on } from './wire.ts'

export const sampleAccount: Account = {
  first_name: 'Ana',
  last_name: 'Reyes',
  city: 'Springfield',
  primary_phone: null,
  email: 'ana@example.com',
  unconfirmed_email: null,
  unread_notifications_count: 0,
  address: null,
  shipping_address: null,
  galileo_payment_reference_number: '400000000017',
  early_access_ach: false,
  show_virtual_card: true,
  current_card: null,
}

/** The account with a card that has a PIN. `card` overrides fields. */
export const accountWithCard = (card: Partial<NonNullable<Account['current_card']>> = {}): Account => ({
  ...sampleAccount,
  current_card: {
    frozen: false,
    has_requested_new_card: false,
    pin_set_at: '2026-10-01T15:00:00.000Z',
    pending_action: null,
    is_mailed: true,
    old_card_works: false,
    ...card,
  },
})

/** The usual replies, for a customer who has pressed "I Understand". A test of that popup undoes this. */
export const accountReplies = (): Handler[] => {
  store('ys.notice-understood', shortMark(sampleAccount.email))
  return [
    on(getAccount, sampleAccount),
    on(getBalance, { balance: '1250.00', as_of: '2026-11-21T15:00:00.000Z', stale: false }),
    on(listTransactions, { transactions: [], last_page: true, next: null }),
    on(listAuthorizations, { authorizations: [] }),
    on(listAchTransactions, []),
    on(listNotifications, { notifications: [] }),
    on(listDisputes, { disputes: [] }),
    on(listPasskeys, { passkeys: [] }),
    on(getPlan, { plan: null }),
    on(listPaySchedules, { pay_schedules: [] }),
    on(listPaydays, { paydays: [] }),
    on(getSetAside, closedSetAside),
    on(getSetAsideChoice, { choice: null }),
    emptyForecast(),
    on(getAutopay, noAutopay),
    on(listPlannedPayments, { payments: [] }),
    on(listRecurringTransfers, { recurring_transfers: [], count: 0, per_page: 5, current_page: 1 }),
    on(listBillers, { billers: [], count: 0, per_page: -1, current_page: 1 }),
    on(getTrusteeCard, {
      trustee_card: sampleTrusteeCard({ amount: null, due_on: null, next_due_on: null }),
    }),
    on(getTrackerInfo, {
      success_tracker_info: {
        status: 'approved',
        get_started_completed_at: '2026-10-01T12:00:00.000Z',
        budget_last_approved_at: '2026-11-01',
      },
    }),
    on(getPaymentTracking, {
      income_goals: [],
      expense_goals: [],
      expense_items: [],
      trustee_payment: null,
      expense_goal: 0,
      months_in_payment_tracking: ['2026-11-01'],
    }),
  ]
}
