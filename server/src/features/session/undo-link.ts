/**
 * Saves the old values before the email, phone or multi-factor changes, and emails the old address a link
 * that restores them (docs/decisions/0126).
 */
import type { Db } from '@yoursuccess/database/database'
import type { Job } from '../../jobs/queue.ts'
import { inLanguage } from '../../messaging/language.ts'
import { composeMessage } from '../../messaging/message.ts'
import { type StoredMessage, t, type Texts } from '../../messaging/render.ts'
import type { Mail } from '../../partners/mail/port.ts'
import { createLinkToken, hashLinkToken } from './link-token.ts'
import type { SafetyDeps } from './safety.deps.ts'
import { changeParagraphs, type SecurityChange, notifyInPanel } from './safety.emails.ts'
import { copy } from './session.messages.ts'
import { type Customer, findCustomer } from './session.queries.ts'
import { needsPasscode } from './session.rules.ts'
import type { SessionDeps } from './session.deps.ts'
import { insertSnapshot, readBackupCodes, setUndoToken, type Snapshot } from './snapshot.queries.ts'

/** How long a change can be undone. */
export const UNDO_HOURS = 72

interface UndoMail {
  snapshotId: number
  subject: StoredMessage
  texts: StoredMessage[]
}
/** Queued by former builds, with finished text. */
interface FinishedUndoMail {
  snapshotId: number
  subject: string
  texts: string[]
}
const SEND_UNDO_LINK = { name: 'session.send-undo-email' } as const

/**
 * Call it in the transaction of the change, before the change, with the customer locked. Returns the
 * snapshot's id.
 */
export const keepForUndo = async (
  { clock, customer: { findPhone } }: Pick<SafetyDeps, 'clock' | 'customer'>,
  tx: Db,
  customer: Customer,
  change: Snapshot['change'],
): Promise<number> => {
  const now = clock.realNow()
  // Multi-factor that was never confirmed did not protect anything, so it is not restored.
  const isProtected = needsPasscode(customer)
  return insertSnapshot(tx, {
    customerId: customer.id,
    change,
    email: customer.email,
    phone: (await findPhone(tx, customer.id)) ?? null,
    ...(isProtected && {
      mfaSecret: customer.mfaSecret,
      mfaConfirmedAt: customer.mfaConfirmedAt,
      mfaLastStep: customer.mfaLastStep,
      backupCodes: await readBackupCodes(tx, customer.id),
    }),
    takenAt: now,
    businessAt: clock.now(),
    expiresAt: new Date(now.getTime() + UNDO_HOURS * 3_600_000),
  })
}

/**
 * Enqueues the email with the undo link to the snapshot's address. It is sent at least once, after the
 * transaction.
 */
export const sendUndoLink = (
  { queue }: Pick<SafetyDeps, 'queue'>,
  tx: Db,
  snapshotId: number,
  { subject, texts }: { subject: StoredMessage; texts: readonly StoredMessage[] },
): Promise<void> => queue.send<UndoMail>(tx, SEND_UNDO_LINK, { snapshotId, subject, texts: [...texts] })

/** Notifies the customer of a change in the panel, and by the email with the undo link. */
export const notifyWithUndo = async (
  deps: SafetyDeps,
  tx: Db,
  customerId: number,
  securityChange: SecurityChange,
  snapshotId: number,
): Promise<void> => {
  await notifyInPanel(deps, tx, customerId, securityChange)
  await sendUndoLink(deps, tx, snapshotId, changeParagraphs(securityChange, deps))
}

/** Sends the link. If a job runs again, it sends a new link, and the earlier one stops working. */
export const undoLinkJobs = (
  { database, clock, config }: Pick<SessionDeps, 'database' | 'clock' | 'config'>,
  mail: Mail,
  { render }: Pick<Texts, 'render'>,
): readonly (Job<UndoMail> | Job<FinishedUndoMail>)[] => {
  const run = async ({ snapshotId, subject, texts }: UndoMail | FinishedUndoMail) => {
    const token = createLinkToken()
    const found = await setUndoToken(database.db, snapshotId, hashLinkToken(token), clock.realNow())
    if (!found) return
    const language = (await findCustomer(database.db, found.customerId))?.language ?? 'en'
    const mailed = inLanguage(language, () => {
      const paragraphs = undoParagraphs(
        texts.map((each) => render(each)),
        token,
        config,
      )
      return composeMessage({ to: found.email, subject: render(subject), paragraphs })
    })
    await mail.send(mailed)
  }
  return [
    { ...SEND_UNDO_LINK, retries: 5, run },
    { name: 'session.send-undo-link', retries: 5, run },
  ]
}

const undoParagraphs = (
  texts: readonly string[],
  token: string,
  config: SessionDeps['config'],
): (string | URL)[] => {
  const link = new URL('/undo', config.publicUrl)
  link.searchParams.set('token', token)
  return [
    ...texts,
    t(copy.undo.nothingToDo),
    t(copy.undo.how, { hours: UNDO_HOURS }),
    link,
    t(copy.undo.call, { phone: config.SUPPORT_PHONE }),
  ]
}
