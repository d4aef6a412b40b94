import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  disableEarlyAch,
  enableEarlyAch,
  getAccount,
  reactivateAccount,
} from '@yoursuccess/contract/account/account'
import { confirmMfa, disableMfa, enableMfa, generateBackupCodes } from '@yoursuccess/contract/session/mfa'
import { confirmEmail, updatePersonalInfo } from '@yoursuccess/contract/customer/personal-info'
import {
  DEFAULT_PREFERENCES,
  getNotificationPreferences,
  saveNotificationPreferences,
} from '@yoursuccess/contract/notifications/notification-preferences'
import { undoChange } from '@yoursuccess/contract/session/undo-change'
import { sampleAccount } from '../account-replies.ts'
import { sampleUser } from '../samples.ts'
import { on } from '../wire.ts'
import { choose, press, retype, enter, type SaveCase } from './save-case.ts'

const SETTINGS = '/dashboard/settings'
const EARLY = '/dashboard/early-ach-deposits'
const protectedUser = { ...sampleUser, mfa_active: true, mfa_confirmed: true }
const atHome = on(getAccount, {
  ...sampleAccount,
  primary_phone: '5550100177',
  address: {
    address_1: '12 Oak St.',
    address_2: null,
    city: 'Springfield',
    state: 'IL',
    postal_code: '62701',
  },
})
const otp_url = 'otpauth://totp/YourSuccess:ana%40example.com?issuer=YourSuccess&secret=JBSWY3DPEHPK3PXP'
/** Waits for the fields, which appear once the account has loaded. */
const opened = () => screen.findByLabelText('First name')
const flip = async () => userEvent.click(await screen.findByRole('switch'))

export const settingsCases: readonly SaveCase[] = [
  {
    name: 'save-personal-info',
    endpoint: updatePersonalInfo,
    path: SETTINGS,
    handlers: [atHome],
    fill: () => retype('First name', 'Zoe'),
    press: () => press('Save Changes'),
    dialog: 'There was an error updating your personal info',
  },
  {
    name: 'enable-mfa',
    endpoint: enableMfa,
    path: SETTINGS,
    fill: async () => {
      await opened()
      await flip()
    },
    press: () => press('Turn on'),
    dialog: 'There was an error enabling MFA.',
  },
  {
    name: 'confirm-mfa',
    endpoint: confirmMfa,
    path: SETTINGS,
    handlers: [on(enableMfa, { mfa_active: true, otp_url })],
    fill: async () => {
      await opened()
      await flip()
      await press('Turn on')
      await enter('Code from the app', '123456')
    },
    press: () => press('Confirm'),
    dialog: 'There was an error enabling MFA.',
  },
  {
    name: 'disable-mfa',
    endpoint: disableMfa,
    path: SETTINGS,
    user: protectedUser,
    fill: async () => {
      await opened()
      await flip()
    },
    press: () => press('Turn off'),
    dialog: 'There was an error disabling MFA.',
  },
  {
    name: 'generate-backup-codes',
    endpoint: generateBackupCodes,
    path: SETTINGS,
    user: protectedUser,
    fill: opened,
    press: () => press('Generate Backup Codes'),
    dialog: 'There was an error generating your backup codes',
  },
  {
    name: 'confirm-email',
    endpoint: confirmEmail,
    path: '/confirm-email?token=abc123',
    fill: () => screen.findByRole('button', { name: 'Confirm my new email' }),
    press: () => press('Confirm my new email'),
  },
  {
    name: 'undo-change',
    endpoint: undoChange,
    path: '/undo?token=abc123',
    user: 'nobody',
    fill: () => screen.findByRole('button', { name: 'Undo the change' }),
    press: () => press('Undo the change'),
  },
  {
    name: 'save-notification-preferences',
    endpoint: saveNotificationPreferences,
    path: '/dashboard/settings/notifications',
    handlers: [on(getNotificationPreferences, { preferences: DEFAULT_PREFERENCES })],
    fill: () => choose('From', '20'),
    press: () => press('Save'),
  },
  {
    name: 'set-early-access',
    endpoint: enableEarlyAch,
    path: EARLY,
    fill: flip,
    press: () => press('Turn on'),
    dialog: 'There was an error enabling early ACH.',
  },
  {
    name: 'set-early-access',
    endpoint: disableEarlyAch,
    path: EARLY,
    handlers: [on(getAccount, { ...sampleAccount, early_access_ach: true })],
    fill: flip,
    press: () => press('Turn off'),
    dialog: 'There was an error disabling early ACH.',
  },
  {
    name: 'reopen-account',
    endpoint: reactivateAccount,
    path: '/dashboard/funding',
    user: { ...sampleUser, has_closed_account: true, closed_account_reason: 'lack_of_funding' },
    fill: () => screen.findByRole('button', { name: /Salary \/ Payroll/ }),
    press: () => press(/Salary \/ Payroll/),
    dialog: 'There was an error reactivating your account',
  },
]
