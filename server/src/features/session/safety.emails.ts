/**
 * Notifies the customer of each change to how they sign in (PROTECTION-44): in the notifications panel and by
 * email to the address that signs in at that time.
 */
import { randomUUID } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import type { Email } from '../../messaging/emails.ts'
import type { SafetyDeps } from './safety.deps.ts'

const SECURITY_CHANGES = {
  mfa_on: {
    subject: 'Multi-factor authentication is on',
    happened: 'From now on, signing in needs a code of your authenticator app besides your password.',
  },
  mfa_off: {
    subject: 'Multi-factor authentication is off',
    happened:
      'From now on, your password alone signs in. The authenticator app and the backup codes do not work any more.',
  },
  backup_codes: {
    subject: 'You have new backup codes',
    happened: 'New backup codes were made for your account. The ones before do not work any more.',
  },
  new_device: {
    subject: 'Your account was signed in to on a new device',
    happened:
      'Somebody signed in to your account with your password, in a browser that we had not seen before. A browser that forgets its cookies looks new each time.',
  },
  password_changed: {
    subject: 'Your password was changed',
    happened: 'A new password was chosen for your account, and everybody was signed out.',
  },
  email_asked: {
    subject: 'Your e-mail address is about to change',
    happened:
      'A new e-mail address was entered for your account. Until the link that we sent there is opened, you sign in with this one. Other devices were signed out. Choosing a new password stops the change.',
  },
  /** Only for a customer whose multi-factor sign-in was on. */
  email_asked_mfa_off: {
    subject: 'Your e-mail address is about to change',
    happened:
      'A new e-mail address was entered for your account. Until the link that we sent there is opened, you sign in with this one. Multi-factor authentication was switched off, and other devices were signed out. Choosing a new password stops the change.',
  },
  email_changed: {
    subject: 'Your e-mail address was changed',
    happened: 'The new e-mail address of your account is confirmed. You sign in with it from now on.',
  },
} as const
export type SecurityChange = keyof typeof SECURITY_CHANGES

/** The subject and first paragraphs of the email about a change. */
export const changeParagraphs = (change: SecurityChange, { config }: Pick<SafetyDeps, 'config'>) => ({
  subject: SECURITY_CHANGES[change].subject,
  texts: [`This is about your ${config.PRODUCT_NAME} account.`, SECURITY_CHANGES[change].happened],
})

const safetyEmail = (change: SecurityChange, deps: Pick<SafetyDeps, 'config'>): Email => {
  const { subject, texts } = changeParagraphs(change, deps)
  return {
    subject,
    isSafety: true,
    paragraphs: [
      ...texts,
      'If it was you, there is nothing to do. If it was not you, choose a new password now, and call us:',
      new URL('/request-reset-password', deps.config.publicUrl),
      `Our number is ${deps.config.SUPPORT_PHONE}.`,
    ],
  }
}

/**
 * Adds the change to the notifications panel. Returns false if it is already there. Pass `name` for an event
 * that may be reported twice; without it, each call counts as a new event.
 */
export const notifyInPanel = (
  { notifications, clock }: Pick<SafetyDeps, 'notifications' | 'clock'>,
  tx: Db,
  customerId: number,
  change: SecurityChange,
  name: string = randomUUID(),
): Promise<boolean> =>
  notifications.notify(tx, customerId, {
    title: `${SECURITY_CHANGES[change].subject}.`,
    dedupeKey: `safety-${change}-${name}`,
    happenedAt: clock.now(),
  })

/** Notifies in the panel and by email, in the transaction of the change. */
export const notifyCustomer = async (
  deps: Pick<SafetyDeps, 'emails' | 'notifications' | 'config' | 'clock'>,
  tx: Db,
  customerId: number,
  change: SecurityChange,
  name?: string,
): Promise<void> => {
  if (await notifyInPanel(deps, tx, customerId, change, name))
    await deps.emails.post(tx, customerId, safetyEmail(change, deps))
}
