/**
 * Sign-in. An unknown address, a wrong password and a blocked address cost the same work and get the same
 * reply.
 */
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import { sessionRefusals } from '@yoursuccess/contract/session/session'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { countedAddress } from '../../http/network.rules.ts'
import { refusing } from '../../http/refusal.ts'
import { normalizeEmail } from '../customer/customer.service.ts'
import { findDevice, hasDevices, insertDevice, recordDeviceUse } from './known-device.queries.ts'
import { createLinkToken, hashLinkToken } from './link-token.ts'
import { enqueueNewDeviceNotice } from './new-device.ts'
import { kindOfCode, usePasscode } from './passcodes.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import {
  endOldestSessions,
  findCustomerByEmail,
  insertSession,
  lockCustomer,
  updateCustomer,
  type Customer,
  type Session,
} from './session.queries.ts'
import {
  DEVICE_MEMORY_SECONDS,
  isStopped,
  MAX_DEVICES,
  MAX_SESSIONS,
  needsPasscode,
} from './session.rules.ts'
import type { SessionDeps } from './session.deps.ts'
import {
  type Attempt,
  check,
  checkInTurn,
  type Failure,
  recordFailure,
  recordSuccess,
  subjectOf,
} from './sign-in-guard.ts'

const refuse = refusing(sessionRefusals)

export interface SignInRequest {
  email: string
  password: string
  passcode?: string | undefined
  /** The marks in the browser's device cookie. */
  deviceTokens?: readonly string[]
  /** Network address of the caller. */
  address: string
  /** What the browser's reader chose since the last sign-in, and what the page was read in. */
  language: { chosen: LanguageCode | undefined; read: LanguageCode }
}

/**
 * Returns a session, or undefined if a one-time passcode is needed. Throws `session.invalid_credentials`,
 * `session.wrong_passcode`.
 */
export const signIn = async (deps: SessionDeps, request: SignInRequest): Promise<SignedIn | undefined> => {
  const { database, clock } = deps
  const customer = await findCustomerByEmail(database.db, normalizeEmail(request.email))
  const deviceId = await findKnownDevice(deps, request, customer)
  const attempt = attemptOf(request, deviceId)
  const failure = { actor: 'anyone', action: 'session.sign_in_failed', customerId: customer?.id } as const
  const isRight = await isPassword(customer?.passwordHash, request.password)
  // Checked after the slow hashing, so that of many simultaneous guesses only the first few get past.
  const isBlocked = (await check(database.db, attempt, clock.realNow())).waitMs > 0

  // A known browser can sign in even when strangers' failures have stopped the password.
  const isOver = deviceId === undefined && customer !== undefined && isStopped(customer.failedSignIns)
  if (!customer || !isRight || isBlocked || isOver) {
    // An attempt during the wait does not reveal whether the password was right, so it does not count toward
    // stopping the password.
    throw await failed(deps, attempt, { ...failure, counts: !isBlocked })
  }
  if (needsPasscode(customer)) {
    if (!request.passcode) return undefined
    if (!(await isRightPasscode(deps, customer, request.passcode))) {
      const action = `session.sign_in_failed_at_${kindOfCode(request.passcode)}` as const
      await failed(deps, attempt, { ...failure, action, counts: true })
      throw refuse('session.wrong_passcode', { prompt_otp: true })
    }
  }
  const opened = await openSession(deps, request, attempt, customer)
  if (opened) return { customer, ...opened }
  throw await failed(deps, attempt, { ...failure, counts: false })
}

interface SignedIn {
  customer: Customer
  session: Session
  /** What the customer reads, in any browser. */
  language: LanguageCode
  /** The mark for the browser to keep, if it was unknown. */
  deviceToken?: string
}

/** The same reply for any address and password, including the wait after many failures. */
const invalidCredentials = (waitMs = 0) =>
  refuse('session.invalid_credentials', {
    errors: [sessionRefusals['session.invalid_credentials'].error],
    ...(waitMs > 0 && { details: [String(waitMs / 1000)], retryAfterSeconds: waitMs / 1000 }),
  })

const isRightPasscode = ({ database, vault, clock }: SessionDeps, customer: Customer, passcode: string) =>
  database.transaction((tx) => usePasscode(tx, vault, customer, passcode, clock.realNow()))

/** Opens the session. Returns undefined if simultaneous attempts have started a wait in the meantime. */
const openSession = async (
  deps: SessionDeps,
  request: SignInRequest,
  attempt: Attempt,
  customer: Customer,
) => {
  const { database, clock } = deps
  const renewed = isOutdated(customer.passwordHash) && (await hashPassword(request.password))
  // A passcode counts only if the customer needs one.
  const used = needsPasscode(customer) && request.passcode ? kindOfCode(request.passcode) : undefined
  return database.transaction(async (tx) => {
    const now = clock.realNow()
    const earlier = await checkInTurn(tx, attempt, now)
    if (earlier.waitMs > 0) return undefined
    // Lock the customer, and refuse if the password was replaced since it was checked.
    const current = await lockCustomer(tx, customer.id)
    if (current?.passwordHash !== customer.passwordHash) throw invalidCredentials()
    // Refuse also if multi-factor was turned on since then and no code was checked.
    if (needsPasscode(current) && !needsPasscode(customer)) throw invalidCredentials()
    await recordSuccess(tx, attempt, earlier)
    // If the password is stopped, a sign-in from a known browser does not lift the stop for other browsers.
    if (current.failedSignIns > 0 && !isStopped(current.failedSignIns))
      await updateCustomer(tx, customer.id, { failedSignIns: 0 })
    if (renewed) await updateCustomer(tx, customer.id, { passwordHash: renewed })
    const language = request.language.chosen ?? current.language ?? request.language.read
    if (language !== current.language) await updateCustomer(tx, customer.id, { language })
    const session = await insertSession(tx, customer.id, now)
    await endOldestSessions(tx, customer.id, now, MAX_SESSIONS)
    await audit(tx, now, 'customer', used ? `session.signed_in_with_${used}` : 'session.signed_in', {
      customerId: customer.id,
      subject: `session:${session.id}`,
    })
    const deviceToken = await rememberDevice(deps, tx, customer.id, attempt.deviceId)
    return { session, language, ...(deviceToken && { deviceToken }) }
  })
}

/** Finds the customer's known device by the marks in the cookie. */
const findKnownDevice = async (
  { database, clock }: SessionDeps,
  { deviceTokens = [] }: SignInRequest,
  customer: Customer | undefined,
): Promise<number | undefined> => {
  if (deviceTokens.length === 0) return undefined
  return findDevice(database.db, {
    customerId: customer?.id,
    tokenHashes: deviceTokens.map(hashLinkToken),
    usedSince: new Date(clock.realNow().getTime() - DEVICE_MEMORY_SECONDS * 1000),
  })
}

/**
 * Remembers the browser. Returns the mark for a new one. The customer's first browser sends no notification.
 */
const rememberDevice = async (
  deps: SessionDeps,
  tx: Db,
  customerId: number,
  deviceId: number | undefined,
) => {
  const now = deps.clock.realNow()
  if (deviceId !== undefined) {
    await recordDeviceUse(tx, deviceId, now)
    return undefined
  }
  const token = createLinkToken()
  const isFirst = !(await hasDevices(tx, customerId))
  const device = { customerId, tokenHash: hashLinkToken(token), usedAt: now }
  const newId = await insertDevice(tx, device, MAX_DEVICES)
  if (!isFirst) await enqueueNewDeviceNotice(deps, tx, { customerId, deviceId: newId })
  return token
}

const attemptOf = (request: SignInRequest, deviceId: number | undefined): Attempt => ({
  deviceId,
  own:
    deviceId === undefined
      ? subjectOf('email', normalizeEmail(request.email))
      : subjectOf('device', deviceId),
  address: subjectOf('address', countedAddress(request.address)),
})

/** Records the failure and returns its refusal. */
const failed = async (deps: SessionDeps, attempt: Attempt, failure: Failure) =>
  invalidCredentials(await deps.database.transaction((tx) => recordFailure(deps, tx, attempt, failure)))
