/** Undoes changes to the sign-in when a link from the email about a change is used (docs/decisions/0126). */
import { randomBytes } from 'node:crypto'
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import { undoRefusals, type UndoneChange } from '@yoursuccess/contract/session/undo-change'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { Job } from '../../jobs/queue.ts'
import { composeMessage } from '../../messaging/message.ts'
import { message, type StoredMessage, type Texts } from '../../messaging/render.ts'
import type { Mail } from '../../partners/mail/port.ts'
import { refusing } from '../../http/refusal.ts'
import { deleteWaitingEmail } from './email-confirmation.queries.ts'
import { forgetDevices } from './known-device.queries.ts'
import { createLinkToken, hashLinkToken } from './link-token.ts'
import { hashPassword } from './passwords.ts'
import { restorePasskeys } from './passkey.queries.ts'
import { createResetToken, type ResetRequest, SEND_RESET_LINK } from './reset-password.ts'
import { voidResetTokens } from './reset-token.queries.ts'
import type { SafetyDeps } from './safety.deps.ts'
import { copy } from './session.messages.ts'
import { endSessions, lockCustomer, updateCustomer, type Customer } from './session.queries.ts'
import { needsPasscode } from './session.rules.ts'
import {
  deleteSnapshots,
  findOldestSnapshot,
  findSnapshotOfToken,
  readBackupCodes,
  restoreBackupCodes,
  type Snapshot,
} from './snapshot.queries.ts'
import { undoneParagraphs } from './undone-paragraphs.ts'

const refuse = refusing(undoRefusals)

/** How much one feature cancelled, how much it was too late to cancel, and how much was changed. */
export interface CancelledSince {
  cancelled: Partial<UndoneChange['cancelled']>
  notCancelled: Partial<UndoneChange['not_cancelled']>
  changed?: UndoneChange['changed']
}

export interface UndoDeps extends SafetyDeps {
  /**
   * Each feature's function that cancels what the customer set up since a time (business time). Those
   * features are built later.
   */
  cancelSince(): readonly ((tx: Db, customerId: number, since: Date) => Promise<CancelledSince>)[]
}

/**
 * Restores the oldest snapshot that has not expired, once, whichever of its links was used. Throws
 * `undo_change.invalid_token`, `session.busy`.
 */
export const undoChange = async (deps: UndoDeps, request: { token: string }) => {
  const { database, clock } = deps
  const tokenHash = hashLinkToken(request.token)
  if (!(await findSnapshotOfToken(database.db, tokenHash, clock.realNow())))
    throw refuse('undo_change.invalid_token')
  // A random password that nobody knows: the customer must choose a new one.
  const passwordHash = await hashPassword(createLinkToken())
  const done = await database.transaction(async (tx) => {
    const now = clock.realNow()
    const opened = await findSnapshotOfToken(tx, tokenHash, now)
    const customer = opened && (await lockCustomer(tx, opened.customerId))
    // Look it up again: another request may have used it while this one waited for the lock.
    const pressed = customer && (await findSnapshotOfToken(tx, tokenHash, now))
    const oldest = customer && (await findOldestSnapshot(tx, customer.id, now))
    if (!pressed || !oldest) throw refuse('undo_change.invalid_token')
    const restored = await restore(deps, tx, customer, oldest, passwordHash)
    const what = await cancelAll(deps, tx, customer.id, oldest.businessAt)
    const resetToken = await askForPassword(deps, tx, customer.id, oldest, pressed)
    const undone = { restored, ...what, reset_password_token: resetToken }
    await audit(tx, now, 'customer', 'session.change_undone', {
      customerId: customer.id,
      subject: `sign_in_snapshot:${oldest.id}`,
    })
    await notifyBoth(deps, tx, customer, oldest, undone)
    return undone
  })
  return done
}

const restore = async (
  deps: UndoDeps,
  tx: Db,
  customer: Customer,
  snapshot: Snapshot,
  passwordHash: string,
): Promise<UndoneChange['restored']> => {
  const now = deps.clock.realNow()
  const { id } = customer
  const codesNow = needsPasscode(customer) ? await readBackupCodes(tx, id) : []
  await deps.customer.setEmail(tx, id, snapshot.email)
  await updateCustomer(tx, id, {
    passwordHash,
    mfaActive: snapshot.mfaSecret !== null,
    mfaSecret: snapshot.mfaSecret,
    mfaConfirmedAt: snapshot.mfaConfirmedAt,
    mfaLastStep: snapshot.mfaLastStep,
    // Bank accounts linked within a day of this are on hold.
    emailChangedAt: now,
  })
  await restoreBackupCodes(tx, id, snapshot.backupCodes)
  const hasOtherPasskeys = await restorePasskeys(tx, id, snapshot.takenAt)
  await deleteWaitingEmail(tx, id)
  await voidResetTokens(tx, id, now)
  await deleteSnapshots(tx, id)
  await forgetDevices(tx, id)
  await endSessions(tx, id, now, 'change_undone')
  const phone = await deps.customer.restoreContact(tx, id, snapshot.phone)
  const wasProtected = needsPasscode(customer)
  return {
    email: customer.email !== snapshot.email,
    phone,
    multi_factor:
      hasOtherPasskeys ||
      wasProtected !== (snapshot.mfaSecret !== null) ||
      (wasProtected && customer.mfaConfirmedAt?.getTime() !== snapshot.mfaConfirmedAt?.getTime()) ||
      JSON.stringify(codesNow.map(({ codeHash }) => codeHash)) !==
        JSON.stringify(snapshot.backupCodes.map(({ codeHash }) => codeHash)),
  }
}

const cancelAll = async (
  { cancelSince }: UndoDeps,
  tx: Db,
  customerId: number,
  since: Date,
): Promise<Pick<UndoneChange, 'cancelled' | 'not_cancelled' | 'changed'>> => {
  const cancelled = {
    bank_accounts: 0,
    recurring_transfers: 0,
    transfers: 0,
    bill_payments: 0,
    autopay_agreements: 0,
    catch_ups: 0,
  }
  const not_cancelled = { transfers: 0, bill_payments: 0 }
  const changed = { autopay_payments: 0, stopped_autopay: 0 }
  for (const cancel of cancelSince()) {
    const some = await cancel(tx, customerId, since)
    Object.assign(cancelled, some.cancelled)
    Object.assign(not_cancelled, some.notCancelled)
    Object.assign(changed, some.changed)
  }
  return { cancelled, not_cancelled, changed }
}

/**
 * If the link was sent to the restored address, returns a token to choose a new password right away.
 * Otherwise the link may be the thief's, so a reset link is emailed to the restored address and null is
 * returned.
 */
const askForPassword = async (
  deps: UndoDeps,
  tx: Db,
  customerId: number,
  restored: Snapshot,
  pressed: Snapshot,
): Promise<string | null> => {
  const request = `undo-${restored.id}-${randomBytes(6).toString('hex')}`
  if (pressed.email === restored.email) return createResetToken(deps, tx, customerId, request)
  await deps.queue.send<ResetRequest>(tx, SEND_RESET_LINK, {
    email: restored.email,
    request,
    isUrgent: true,
  })
  return null
}

interface UndoneMail {
  email: string
  /** Absent in what former builds queued. */
  language?: LanguageCode
  subject: StoredMessage
  texts: StoredMessage[]
}
/** Queued by former builds, with finished text. */
interface FinishedUndoneMail {
  email: string
  subject: string
  texts: string[]
}
const NOTIFY_UNDONE = { name: 'session.notify-undone' } as const

/** Adds a notification, and emails the restored address and the one that signed in until now. */
const notifyBoth = async (
  deps: UndoDeps,
  tx: Db,
  { id, email, language }: Customer,
  snapshot: Snapshot,
  undone: UndoneChange,
): Promise<void> => {
  await deps.notifications.notify(tx, id, {
    title: message(copy.undone.title),
    dedupeKey: `safety-undone-${snapshot.id}`,
    happenedAt: deps.clock.now(),
  })
  const subject = message(copy.undone.subject)
  const texts = undoneParagraphs(undone, deps.config)
  for (const address of new Set([snapshot.email, email]))
    await deps.queue.send<UndoneMail>(tx, NOTIFY_UNDONE, {
      email: address,
      language: language ?? 'en',
      subject,
      texts,
    })
}

export const notifyUndoneJobs = (
  mail: Mail,
  { render }: Pick<Texts, 'render'>,
): readonly (Job<UndoneMail> | Job<FinishedUndoneMail>)[] => {
  const run = ({ email, subject, texts, ...queued }: UndoneMail | FinishedUndoneMail) => {
    const language = 'language' in queued ? queued.language : undefined
    return mail.send(
      composeMessage({
        to: email,
        subject: render(subject, language),
        paragraphs: texts.map((each) => render(each, language)),
      }),
    )
  }
  return [
    { ...NOTIFY_UNDONE, retries: 5, run },
    { name: 'session.tell-undone', retries: 5, run },
  ]
}
