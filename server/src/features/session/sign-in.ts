/**
 * Sign-in. An unknown address, a wrong password and a blocked address cost the same work and get the same
 * reply.
 */
import { createHash } from 'node:crypto'
import { sessionRefusals } from '@yoursuccess/contract/session/session'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { countedAddress } from '../../http/network.rules.ts'
import { refusing } from '../../http/refusal.ts'
import {
  countDeviceFailure,
  findDevice,
  hasDevices,
  insertDevice,
  recordDeviceUse,
} from './known-device.queries.ts'
import { createLinkToken, hashLinkToken } from './link-token.ts'
import { enqueueNewDeviceNotice } from './new-device.ts'
import { kindOfCode, usePasscode } from './passcodes.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import {
  blockUntil,
  clearThrottle,
  countFailure,
  findThrottles,
  isAnyBlocked,
  lockSubject,
} from './throttle.queries.ts'
import {
  countFailedSignIn,
  endOldestSessions,
  findCustomerByEmail,
  insertSession,
  lockCustomer,
  updateCustomer,
  type Customer,
  type Session,
} from './session.queries.ts'
import {
  DEVICE_FORGOTTEN_AFTER_FAILURES,
  DEVICE_MEMORY_SECONDS,
  FAILURE_MEMORY_MS,
  isStopped,
  MAX_DEVICES,
  MAX_SESSIONS,
  needsPasscode,
  waitAfterFailures,
  warningAt,
} from './session.rules.ts'
import type { SessionDeps } from './session.deps.ts'
import { WARN_OF_SIGN_INS } from './warn-of-sign-ins.ts'

const refuse = refusing(sessionRefusals)

export interface SignInRequest {
  email: string
  password: string
  passcode?: string | undefined
  /** The marks in the browser's device cookie. */
  deviceTokens?: readonly string[]
  /** Network address of the caller. */
  address: string
  requestId: string
}

/**
 * Returns a session, or undefined if a one-time passcode is needed. Throws `session.invalid_credentials`,
 * `session.wrong_passcode`.
 */
export const signIn = async (deps: SessionDeps, request: SignInRequest): Promise<SignedIn | undefined> => {
  const { database, clock } = deps
  const customer = await findCustomerByEmail(database.db, normalizeEmail(request.email))
  const deviceId = await findKnownDevice(deps, request, customer)
  const subjects = subjectsOf(request, deviceId)
  const isRight = await isPassword(customer?.passwordHash, request.password)
  // Checked after the slow hashing, so that of many simultaneous guesses only the first few get past the
  // throttle.
  const isBlocked = isAnyBlocked(await findThrottles(database.db, waitsFor(subjects)), clock.realNow())

  // A known browser can sign in even when strangers' failures have stopped the password.
  const isOver = deviceId === undefined && customer !== undefined && isStopped(customer.failedSignIns)
  if (!customer || !isRight || isBlocked || isOver) {
    // An attempt during the wait does not reveal whether the password was right, so it does not count toward
    // stopping the password.
    throw invalidCredentials(await recordFailure(deps, request, subjects, { customer, counts: !isBlocked }))
  }
  if (needsPasscode(customer)) {
    if (!request.passcode) return undefined
    await provePasscode(deps, request, subjects, customer, request.passcode)
  }
  const opened = await openSession(deps, request, subjects, customer)
  if (opened) return { customer, ...opened }
  throw invalidCredentials(await recordFailure(deps, request, subjects, { customer, counts: false }))
}

interface SignedIn {
  customer: Customer
  session: Session
  /** The mark for the browser to keep, if it was unknown. */
  deviceToken?: string
}

export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** The same reply for any address and password, including the wait after many failures. */
const invalidCredentials = (waitSeconds = 0) =>
  refuse('session.invalid_credentials', {
    errors: [sessionRefusals['session.invalid_credentials'].error],
    ...(waitSeconds > 0 && { details: [String(waitSeconds)], retryAfterSeconds: waitSeconds }),
  })

const provePasscode = async (
  deps: SessionDeps,
  request: SignInRequest,
  subjects: Subjects,
  customer: Customer,
  passcode: string,
) => {
  const { database, vault, clock } = deps
  const isRight = await database.transaction((tx) =>
    usePasscode(tx, vault, customer, passcode, clock.realNow()),
  )
  if (isRight) return
  await recordFailure(deps, request, subjects, { customer, counts: true, with: kindOfCode(passcode) })
  throw refuse('session.wrong_passcode', { prompt_otp: true })
}

/** Opens the session. Returns undefined if simultaneous attempts have started a wait in the meantime. */
const openSession = async (
  deps: SessionDeps,
  request: SignInRequest,
  subjects: Subjects,
  customer: Customer,
) => {
  const { database, clock } = deps
  const renewed = isOutdated(customer.passwordHash) && (await hashPassword(request.password))
  // A passcode counts only if the customer needs one.
  const used = needsPasscode(customer) && request.passcode ? kindOfCode(request.passcode) : undefined
  return database.transaction(async (tx) => {
    const now = clock.realNow()
    await lockSubject(tx, subjects.own)
    const throttles = await findThrottles(tx, waitsFor(subjects))
    if (isAnyBlocked(throttles, now)) return undefined
    // Lock the customer, and refuse if the password was replaced since it was checked.
    const current = await lockCustomer(tx, customer.id)
    if (current?.passwordHash !== customer.passwordHash) throw invalidCredentials()
    // Refuse also if multi-factor was turned on since then and no code was checked.
    if (needsPasscode(current) && !needsPasscode(customer)) throw invalidCredentials()
    if (throttles.some(({ subject }) => subject === subjects.own)) await clearThrottle(tx, subjects.own)
    // If the password is stopped, a sign-in from a known browser does not lift the stop for other browsers.
    if (current.failedSignIns > 0 && !isStopped(current.failedSignIns))
      await updateCustomer(tx, customer.id, { failedSignIns: 0 })
    if (renewed) await updateCustomer(tx, customer.id, { passwordHash: renewed })
    const session = await insertSession(tx, customer.id, now)
    await endOldestSessions(tx, customer.id, now, MAX_SESSIONS)
    await audit(tx, {
      happenedAt: now,
      actor: 'customer',
      action: used ? `session.signed_in_with_${used}` : 'session.signed_in',
      customerId: customer.id,
      subject: `session:${session.id}`,
      requestId: request.requestId,
    })
    const deviceToken = await rememberDevice(deps, tx, customer.id, subjects.deviceId)
    return { session, ...(deviceToken && { deviceToken }) }
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

interface Subjects {
  deviceId: number | undefined
  /** Counts failures of the known device, or else of everyone who tries this email address. */
  own: string
  address: string
}

/** Throttles are stored by a hash, so that the table does not list customers. */
const subjectsOf = (request: SignInRequest, deviceId: number | undefined): Subjects => ({
  deviceId,
  own: hashOf(deviceId === undefined ? `email:${normalizeEmail(request.email)}` : `device:${deviceId}`),
  address: hashOf(`address:${countedAddress(request.address)}`),
})
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** A known device waits only after its own failures. */
const waitsFor = ({ own, address, deviceId }: Subjects): string[] =>
  deviceId === undefined ? [own, address] : [own]

/** Counts a failed attempt. Returns the seconds for which further attempts are refused. */
const recordFailure = async (
  { database, clock, queue }: SessionDeps,
  request: SignInRequest,
  subjects: Subjects,
  {
    customer,
    counts,
    with: code,
  }: { customer: Customer | undefined; counts: boolean; with?: ReturnType<typeof kindOfCode> },
): Promise<number> => {
  const { warning, waitMs } = await database.transaction(async (tx) => {
    const now = clock.realNow()
    const forgottenBefore = new Date(now.getTime() - FAILURE_MEMORY_MS)
    await lockSubject(tx, subjects.own)
    const waits = waitsFor(subjects)
    let maxMs = 0
    for (const [kind, subject] of [
      ['address', subjects.address],
      ['email', subjects.own],
    ] as const) {
      const failures = await countFailure(tx, subject, now, forgottenBefore)
      const ms = waitAfterFailures(kind, failures)
      await blockUntil(tx, subject, new Date(now.getTime() + ms))
      if (waits.includes(subject)) maxMs = Math.max(maxMs, ms)
    }
    if (subjects.deviceId !== undefined)
      await countDeviceFailure(tx, subjects.deviceId, DEVICE_FORGOTTEN_AFTER_FAILURES)
    await audit(tx, {
      happenedAt: now,
      actor: 'anyone',
      // With a code, the password was right and the code was wrong.
      action: code ? `session.sign_in_failed_at_${code}` : 'session.sign_in_failed',
      customerId: customer?.id,
      requestId: request.requestId,
    })
    const reached = warningAt(await countFailedSignIn(tx, counts ? customer?.id : undefined))
    if (customer && reached)
      await queue.send(tx, WARN_OF_SIGN_INS, { customerId: customer.id, warning: reached })
    return { warning: reached, waitMs: maxMs }
  })
  if (warning) queue.wake(WARN_OF_SIGN_INS)
  return waitMs / 1000
}
