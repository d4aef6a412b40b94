/** Signing in: the same work and the same answer for an unknown address, a wrong password and a blocked one. */
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
  noteDeviceUse,
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
  /** The browser's record of earlier sign-ins. */
  deviceTokens?: readonly string[]
  /** Network address of the caller. */
  address: string
  requestId: string
}

/** A session, or undefined when a one-time passcode is needed. Throws `session.invalid_credentials`, `session.wrong_passcode`. */
export const signIn = async (deps: SessionDeps, request: SignInRequest): Promise<SignedIn | undefined> => {
  const { database, clock } = deps
  const customer = await findCustomerByEmail(database.db, normalizeEmail(request.email))
  const deviceId = await findKnownDevice(deps, request, customer)
  const subjects = subjectsOf(request, deviceId)
  const isRight = await isPassword(customer?.passwordHash, request.password)
  // Checked after the long work: of many guesses sent at once, all but the first few meet the throttle.
  const isBlocked = isAnyBlocked(await findThrottles(database.db, waitsFor(subjects)), clock.realNow())

  // What strangers did to the account does not keep its owner out of a browser that is known.
  const isOver = deviceId === undefined && customer !== undefined && isStopped(customer.failedSignIns)
  if (!customer || !isRight || isBlocked || isOver) {
    // A try during the wait does not reveal whether the password was right, so it does not bring the owner
    // closer to the stop.
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
  /** For an unknown browser: the record that it keeps from now on. */
  deviceToken?: string
}

export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** The same for every caller, including the wait after many tries: for any address and any password. */
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

/** Undefined when tries that ran at the same time have started a wait. */
const openSession = async (
  deps: SessionDeps,
  request: SignInRequest,
  subjects: Subjects,
  customer: Customer,
) => {
  const { database, clock } = deps
  const renewed = isOutdated(customer.passwordHash) && (await hashPassword(request.password))
  // A customer who needs no code may send one all the same.
  const used = needsPasscode(customer) && request.passcode ? kindOfCode(request.passcode) : undefined
  return database.transaction(async (tx) => {
    const now = clock.realNow()
    await lockSubject(tx, subjects.own)
    const throttles = await findThrottles(tx, waitsFor(subjects))
    if (isAnyBlocked(throttles, now)) return undefined
    // One sign-in of a customer at a time, and none with a password that was replaced since it was checked.
    const current = await lockCustomer(tx, customer.id)
    if (current?.passwordHash !== customer.passwordHash) throw invalidCredentials()
    // Nor one without a code, when multi-factor was switched on since.
    if (needsPasscode(current) && !needsPasscode(customer)) throw invalidCredentials()
    if (throttles.some(({ subject }) => subject === subjects.own)) await clearThrottle(tx, subjects.own)
    // A known browser opens beside the stop, and leaves it as it is for everybody else.
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

/** The device that this customer signed in with before, by what its cookie holds. */
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

/** Remembers the browser; returns the record for a new one. A customer's first browser triggers no notification. */
const rememberDevice = async (
  deps: SessionDeps,
  tx: Db,
  customerId: number,
  deviceId: number | undefined,
) => {
  const now = deps.clock.realNow()
  if (deviceId !== undefined) {
    await noteDeviceUse(tx, deviceId, now)
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
  /** Whose failures count: those of a known device, or else those of everyone who tries this e-mail address. */
  own: string
  address: string
}

/** Throttles are kept by a hash, so that the table is no list of customers. */
const subjectsOf = (request: SignInRequest, deviceId: number | undefined): Subjects => ({
  deviceId,
  own: hashOf(deviceId === undefined ? `email:${normalizeEmail(request.email)}` : `device:${deviceId}`),
  address: hashOf(`address:${countedAddress(request.address)}`),
})
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** A known device has only its own failures to wait for. */
const waitsFor = ({ own, address, deviceId }: Subjects): string[] =>
  deviceId === undefined ? [own, address] : [own]

/** Answers the seconds for which no further try is looked at. */
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
      // The password was wrong, or it was right and this was not.
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
