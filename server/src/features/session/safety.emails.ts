/**
 * Notifies the customer of each change to how they sign in (PROTECTION-44): in the notifications panel and by
 * email to the address that signs in at that time.
 */
import { randomUUID } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import type { Email } from '../../messaging/emails.ts'
import { message } from '../../messaging/render.ts'
import type { SafetyDeps } from './safety.deps.ts'
import { copy } from './session.messages.ts'

export type SecurityChange = keyof typeof copy.changes

/** The subject and first paragraphs of the email about a change. */
export const changeParagraphs = (change: SecurityChange, { config }: Pick<SafetyDeps, 'config'>) => ({
  subject: message(copy.changes[change].subject),
  texts: [message(copy.about, { product: config.PRODUCT_NAME }), message(copy.changes[change].happened)],
})

const safetyEmail = (change: SecurityChange, deps: Pick<SafetyDeps, 'config'>): Email => {
  const { subject, texts } = changeParagraphs(change, deps)
  return {
    subject,
    isSafety: true,
    paragraphs: [
      ...texts,
      message(copy.wasItYou),
      new URL('/request-reset-password', deps.config.publicUrl),
      message(copy.ourNumber, { phone: deps.config.SUPPORT_PHONE }),
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
    title: message(copy.changes[change].title),
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
