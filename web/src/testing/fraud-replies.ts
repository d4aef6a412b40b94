import { listNotifications } from '@yoursuccess/contract/notifications/notifications'
import type { AuthDenial } from '../features/fraud/fraud.rules.ts'
import { on } from './wire.ts'

/** A purchase that the fraud rules declined. The card is frozen, and the customer hasn't answered. */
export const denial: AuthDenial = {
  id: 4,
  merchant_name: 'FAR AWAY GEMS',
  amount: '300.00',
  timestamp: '2026-11-21T15:05:00.000Z',
  fraud_result: 'FREEZE',
  result: null,
  can_answer: true,
}

/** The notification that links to this purchase. */
export const denialNotice = on(listNotifications, {
  notifications: [
    {
      id: 8,
      title: 'Did you try to pay $300.00?',
      read: true,
      url: '/fraud-alerts/4',
      timestamp: '2026-11-21T15:05:00.000Z',
    },
  ],
})
