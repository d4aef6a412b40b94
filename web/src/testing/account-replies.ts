/** What every page of the account asks for, on an ordinary day. */
import { type Account, getAccount, getBalance } from '@yoursuccess/contract/account'
import { listAchTransactions } from '@yoursuccess/contract/funding'
import { listNotifications } from '@yoursuccess/contract/notifications'
import { getPaymentTracking } from '@yoursuccess/contract/tracker'
import { listAuthorizations, listTransactions } from '@yoursuccess/contract/transactions'
import { store } from '../lib/storage.ts'
import { shortMark } from '../features/program/notice.rules.ts'
import { type Handler, on } from './wire.ts'

export const sampleAccount: Account = {
  first_name: 'Ana',
  last_name: 'Reyes',
  city: 'Springfield',
  primary_phone: null,
  email: 'ana@example.com',
  unread_notifications_count: 0,
  address: null,
  shipping_address: null,
  galileo_payment_reference_number: '400000000017',
  early_access_ach: false,
  show_virtual_card: true,
  current_card: null,
}

/** She has pressed "I Understand" before; a test of the popup takes it back. */
export const accountReplies = (): Handler[] => {
  store('ys.notice-understood', shortMark(sampleAccount.email))
  return [
    on(getAccount, sampleAccount),
    on(getBalance, { balance: '1250.00', as_of: '2026-11-21T15:00:00.000Z', stale: false }),
    on(listTransactions, { transactions: [], last_page: true, next: null }),
    on(listAuthorizations, { authorizations: [] }),
    on(listAchTransactions, []),
    on(listNotifications, { notifications: [] }),
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
