/**
 * Verifies that the applicant holds a phone on file. We count each code and try before calling the partner.
 */
import {
  type PHONE_NAMES,
  phoneRefusals,
  type VERIFICATION_TYPES,
} from '@yoursuccess/contract/application/phone-verification'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { notFound, refusing } from '../../http/refusal.ts'
import type { PhoneVerification } from '../../partners/phone-codes/port.ts'
import type { ApplicationDeps } from './application.deps.ts'
import { type ApplicationRow, lockApplication, updateApplication } from './application.queries.ts'
import {
  findNewestCode,
  insertCode,
  listRequestedCodes,
  type PhoneCodeRow,
  updateCode,
} from './phone-codes.queries.ts'
import { CODE_LIFE_MS, DAY_MS, MAX_TRIES, PAUSE_MS, sendRefusal, tryRefusal } from './phone-codes.rules.ts'
import { isPhoneDemanded } from './view-application.ts'

const refuse = refusing(phoneRefusals)

type PhoneVerificationDeps = Pick<ApplicationDeps, 'database' | 'clock' | 'phones'>

export interface CodeRequest {
  phone: (typeof PHONE_NAMES)[number]
  channel: (typeof VERIFICATION_TYPES)[number]
}

/** Sends a code to a phone on file. Returns when the customer may request the next one (real time). */
export const sendCode = async (deps: PhoneVerificationDeps, customerId: number, request: CodeRequest) => {
  const { database, clock, phones } = deps
  const code = await database.transaction((tx) => countCode(deps, tx, customerId, request))
  // Cancels the previous code, so that only the newest is valid, with its own tries and expiry.
  if (code.replaces) await phones.cancel(code.replaces)
  // If the partner does not answer, this throws, but the code may have been sent. It counts as sent and can
  // be entered.
  const sent = await sendNew(phones, { phone: code.phone, channel: request.channel })
  const isSent = sent.result === 'sent'
  await updateCode(database.db, customerId, code.id, {
    state: isSent ? 'sent' : 'refused',
    ...(isSent && { verificationRef: sent.verificationRef }),
  })
  if (sent.result === 'not_reached') throw refuse('phone.not_reached')
  if (sent.result === 'too_many') throw refuse('phone.too_many_codes', { retryAfterSeconds: 3600 })
  return new Date(clock.realNow().getTime() + PAUSE_MS)
}

/** Sends a code that does not share its tries and expiry with an earlier one. */
const sendNew = async (
  phones: PhoneVerification,
  request: { phone: string; channel: CodeRequest['channel'] },
) => {
  const sent = await phones.send(request)
  if (sent.result !== 'sent' || sent.isNew) return sent
  // The reply to the earlier code was lost, so we could not cancel it before.
  await phones.cancel(sent.verificationRef)
  return phones.send(request)
}

const countCode = async (
  { clock }: PhoneVerificationDeps,
  tx: Db,
  customerId: number,
  { phone: name, channel }: CodeRequest,
) => {
  const saved = await lockDemanded(tx, customerId)
  const phone = saved[name]
  if (!phone) throw refuse('phone.unknown')
  const now = clock.realNow()
  const requested = await listRequestedCodes(tx, customerId, phone, new Date(now.getTime() - DAY_MS))
  const refusal = sendRefusal(requested, now)
  if (refusal) throw refuse(refusal.code, { retryAfterSeconds: refusal.retryAfterSeconds })
  const previous = await findNewestCode(tx, customerId)
  const id = await insertCode(tx, {
    customerId,
    phone,
    channel,
    state: 'sending',
    requestedAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
  })
  await audit(tx, now, 'customer', 'application.phone_code_asked', {
    customerId,
    subject: `${name} ${channel}`,
  })
  return { id, phone, replaces: previous?.state === 'sent' ? previous.verificationRef : null }
}

/** Checks a code that the applicant entered, and records the phone as verified if it is right. */
export const verifyPhone = async (deps: PhoneVerificationDeps, customerId: number, entered: string) => {
  const { database, phones } = deps
  const code = await database.transaction((tx) => countTry(deps, tx, customerId))
  const outcome = /^\d{6}$/.test(entered) ? await phones.check({ ...code, code: entered }) : 'wrong'
  switch (outcome) {
    case 'approved':
      return database.transaction((tx) => recordProof(deps, tx, customerId, code.id))
    case 'wrong':
      throw refuse('phone.wrong_code')
    case 'too_many':
      await updateCode(database.db, customerId, code.id, { tries: MAX_TRIES })
      throw refuse('phone.too_many_tries')
    case 'ended':
      await updateCode(database.db, customerId, code.id, { state: 'ended' })
      throw refuse('phone.code_expired')
  }
}

const countTry = async ({ clock }: PhoneVerificationDeps, tx: Db, customerId: number) => {
  await lockDemanded(tx, customerId)
  const code = await findNewestCode(tx, customerId)
  const refusal = tryRefusal(code, clock.realNow())
  if (refusal) throw refuse(refusal)
  const { id, phone, tries, verificationRef } = code as PhoneCodeRow
  await updateCode(tx, customerId, id, { tries: tries + 1 })
  return { id, phone, verificationRef }
}

const recordProof = async ({ clock }: PhoneVerificationDeps, tx: Db, customerId: number, codeId: number) => {
  const now = clock.realNow()
  await updateCode(tx, customerId, codeId, { state: 'approved' })
  await updateApplication(tx, customerId, { phoneVerifiedAt: now })
  await audit(tx, now, 'customer', 'application.phone_verified', { customerId })
}

/**
 * Locks the application whose phone must be verified, so that its codes and tries are counted one by one.
 * Throws `not_found` and `phone.not_required`.
 */
const lockDemanded = async (tx: Db, customerId: number): Promise<ApplicationRow> => {
  const saved = await lockApplication(tx, customerId)
  if (!saved) throw notFound()
  if (!isPhoneDemanded(saved) || saved.status !== 'pending') throw refuse('phone.not_required')
  return saved
}
