/** For each change that the app sends: how somebody comes to send it, for the test that lets every one of them fail. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBillPayment, previewBillPayment } from '@yoursuccess/contract/bill-payments'
import type { Endpoint } from '@yoursuccess/contract/endpoint'
import {
  listNotifications,
  markNotificationRead,
  type Notification,
} from '@yoursuccess/contract/notifications'
import { signIn, type User } from '@yoursuccess/contract/session'
import { serving, unfold } from './bills-screen.tsx'
import { type Handler, on, refuse } from './wire.ts'

export interface SaveCase {
  /** Of its `useSubmit`. */
  name: string
  /** What fails. */
  endpoint: Pick<Endpoint, 'method' | 'path' | 'replies' | 'refuses'>
  path: string
  user?: User
  /** What the page needs, beyond what every page of the account asks for. */
  handlers?: Handler[]
  /** Fills the form in, up to the last press. */
  fill: () => Promise<unknown>
  press: () => Promise<unknown>
  /** Of a short message, where no alert stands on the page. */
  told?: string
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

const unread: Notification = {
  id: 1,
  title: 'Your transfer has arrived',
  read: false,
  url: null,
  timestamp: '2026-11-21T15:00:00.000Z',
}
const readIt = () => press(/Your transfer has arrived/)

export const saveCases: readonly SaveCase[] = [
  {
    name: 'mark-notification-read',
    endpoint: markNotificationRead,
    path: '/dashboard/transactions',
    handlers: [on(listNotifications, { notifications: [unread] })],
    fill: () => press(/^Notifications/),
    press: readIt,
    told: 'An error occurred',
  },
  {
    name: 'sign-in-again',
    endpoint: signIn,
    path: '/dashboard/transactions',
    handlers: [
      on(listNotifications, { notifications: [unread] }),
      refuse(markNotificationRead, 'signed_out'),
    ],
    fill: async () => {
      await press(/^Notifications/)
      await readIt()
      await userEvent.type(await screen.findByLabelText('Password'), 'Right-1234')
    },
    press: () => press('Sign in and go on'),
  },
  {
    name: 'pay-bill',
    endpoint: createBillPayment,
    path: '/dashboard/paybills',
    handlers: [
      ...serving(),
      on(previewBillPayment, {
        amount: '82.10',
        fee: '1.00',
        total: '83.10',
        expected_on: '2026-11-23',
        due_on: null,
        is_late: false,
      }),
    ],
    fill: async () => {
      await unfold('Larkspur Power 7')
      await press('Make a Payment')
      await userEvent.type(await screen.findByLabelText('Amount'), '82.10')
      await press('Add')
      await screen.findByText('$83.10')
    },
    press: () => press('Confirm Payment'),
  },
]
