import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { disableMfa } from '@yoursuccess/contract/session/mfa'
import { listNotifications, markNotificationRead } from '@yoursuccess/contract/notifications/notifications'
import {
  listPasskeys,
  preparePasskey,
  preparePasskeySignIn,
  removePasskey,
} from '@yoursuccess/contract/session/passkeys'
import { requestPasswordReset, updatePassword } from '@yoursuccess/contract/session/password-reset'
import { signIn } from '@yoursuccess/contract/session/session'
import { endOneSession, endOtherSessions, listSessions } from '@yoursuccess/contract/session/sessions'
import { prepareStepUp, stepUp } from '@yoursuccess/contract/session/step-up'
import { samplePasskey, samplePlaces } from '../passkey-replies.ts'
import { sampleUser } from '../samples.ts'
import { on, refuse } from '../wire.ts'
import { press, enter, type SaveCase } from './save-case.ts'

const unread = on(listNotifications, {
  notifications: [
    {
      id: 1,
      title: 'Your transfer has arrived',
      read: false,
      url: null,
      timestamp: '2026-11-21T15:00:00.000Z',
    },
  ],
})
const SIGN_IN_SETTINGS = '/dashboard/settings/sign-in'
const withPasskey = on(listPasskeys, { passkeys: [samplePasskey] })
const withPlaces = on(listSessions, { sessions: samplePlaces() })
const readIt = () => press(/Your transfer has arrived/)

export const sessionCases: readonly SaveCase[] = [
  {
    name: 'mark-notification-read',
    endpoint: markNotificationRead,
    path: '/dashboard/transactions',
    handlers: [unread],
    fill: () => press(/^Notifications/),
    press: readIt,
    dialog: 'An error occurred',
  },
  {
    name: 'sign-in-again',
    endpoint: signIn,
    path: '/dashboard/transactions',
    handlers: [unread, refuse(markNotificationRead, 'signed_out')],
    fill: async () => {
      await press(/^Notifications/)
      await readIt()
      await enter('Password', 'Right-1234')
    },
    press: () => press('Sign in and continue'),
  },
  {
    name: 'sign-in-again-with-passkey',
    endpoint: preparePasskeySignIn,
    path: '/dashboard/transactions',
    handlers: [unread, refuse(markNotificationRead, 'signed_out')],
    fill: async () => {
      await press(/^Notifications/)
      await readIt()
      await screen.findByRole('button', { name: 'Use a passkey' })
    },
    press: () => press('Use a passkey'),
  },
  {
    name: 'sign-in',
    endpoint: signIn,
    path: '/login',
    user: 'nobody',
    fill: async () => {
      await enter('Email', 'ann@example.com')
      await enter('Password', 'Passw0rd1')
    },
    press: () => press('Log In'),
    dialog: /^(Can't Login|Something went wrong on our side\.)$/,
  },
  {
    name: 'request-reset',
    endpoint: requestPasswordReset,
    path: '/request-reset-password',
    user: 'nobody',
    fill: () => enter('Email', 'ann@example.com'),
    press: () => press('Send link'),
    dialog: /^(We couldn't send your request|Something went wrong on our side\.)/,
  },
  {
    name: 'reset-password',
    endpoint: updatePassword,
    path: '/password-reset?reset_password_token=0012e3',
    user: 'nobody',
    fill: async () => {
      await enter('New password', 'Str0ngerOne')
      await enter('Confirm new password', 'Str0ngerOne')
    },
    press: () => press('Save new password'),
    dialog: 'There was an error while resetting your password. Please try again.',
  },
  {
    name: 'step-up',
    endpoint: stepUp,
    path: '/dashboard/settings',
    user: { ...sampleUser, mfa_active: true, mfa_confirmed: true, has_backup_codes: true },
    handlers: [refuse(disableMfa, 'step_up.required', { details: ['password'] })],
    fill: async () => {
      await userEvent.click(await screen.findByRole('switch'))
      await press('Turn off')
      await enter('Password', 'Right-1234')
    },
    press: () => press('Confirm'),
  },
  {
    name: 'step-up-with-passkey',
    endpoint: prepareStepUp,
    path: '/dashboard/settings',
    user: { ...sampleUser, mfa_active: true, mfa_confirmed: true, has_backup_codes: true },
    handlers: [withPasskey, refuse(disableMfa, 'step_up.required', { details: ['code'] })],
    fill: async () => {
      await userEvent.click(await screen.findByRole('switch'))
      await press('Turn off')
      await screen.findByRole('button', { name: 'Use a passkey' })
    },
    press: () => press('Use a passkey'),
  },
  {
    name: 'add-passkey',
    endpoint: preparePasskey,
    path: SIGN_IN_SETTINGS,
    handlers: [withPasskey, withPlaces],
    fill: () => enter('Name', 'My phone'),
    press: () => press('Add a passkey'),
  },
  {
    name: 'remove-passkey',
    endpoint: removePasskey,
    path: SIGN_IN_SETTINGS,
    handlers: [withPasskey, withPlaces],
    fill: () => press('Remove My laptop'),
    press: () => press('Remove'),
  },
  {
    name: 'end-session',
    endpoint: endOneSession,
    path: SIGN_IN_SETTINGS,
    handlers: [withPasskey, withPlaces],
    fill: () => screen.findByRole('button', { name: 'Sign out Safari on iPhone' }),
    press: () => press('Sign out Safari on iPhone'),
  },
  {
    name: 'end-other-sessions',
    endpoint: endOtherSessions,
    path: SIGN_IN_SETTINGS,
    handlers: [withPasskey, withPlaces],
    fill: () => press('Sign out all other devices'),
    press: () => press('Sign out'),
  },
]
