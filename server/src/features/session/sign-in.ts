/** Signing in: the same work and the same answer for an unknown address, a wrong password and a blocked one. */
import { createHash } from 'node:crypto'
import { sessionRefusals } from '@yoursuccess/contract/session'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../audit/audit.ts'
import { refusing } from '../../refusal.ts'
import { usePasscode } from './passcodes.ts'
import { isPassword } from './passwords.ts'
import { blockUntil, clearThrottle, countFailure, findThrottle } from './throttle.queries.ts'
import {
  endOldestSessions,
  findCustomerByEmail,
  insertSession,
  lockCustomer,
  type Customer,
  type Session,
} from './session.queries.ts'
import { FAILURE_MEMORY_MS, MOST_SESSIONS, waitAfterFailures } from './session.rules.ts'
import type { SessionParts } from './session.parts.ts'

const refuse = refusing(sessionRefusals)

export interface SignInRequest {
  email: string
  password: string
  passcode?: string | undefined
  /** Network address of the caller. */
  address: string
  requestId: string
}

/** A session, or undefined when a one-time passcode is needed. Throws `session.invalid_credentials`, `session.wrong_passcode`. */
export const signIn = async (
  parts: SessionParts,
  request: SignInRequest,
): Promise<{ customer: Customer; session: Session } | undefined> => {
  const { database, clock } = parts
  const subjects = subjectsOf(request)
  const customer = await findCustomerByEmail(database.db, normalizeEmail(request.email))
  const isRight = await isPassword(customer?.passwordHash, request.password)
  // Asked after the long work: of many guesses sent at once, those behind the first few meet the throttle.
  const isBlocked = await isAnyBlocked(database.db, subjects, clock.realNow())

  if (!customer || !isRight || isBlocked) {
    await noteFailure(parts, request, subjects, customer)
    throw invalidCredentials()
  }
  if (needsPasscode(customer)) {
    if (!request.passcode) return undefined
    await provePasscode(parts, request, subjects, customer, request.passcode)
  }
  return { customer, session: await openSession(parts, request, subjects, customer) }
}

export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** Codes are asked for once the first right one was given (decision 14). */
const needsPasscode = (customer: Customer) => customer.mfaActive && customer.mfaConfirmedAt !== null

const invalidCredentials = () =>
  refuse('session.invalid_credentials', { errors: [sessionRefusals['session.invalid_credentials'].error] })

const provePasscode = async (
  parts: SessionParts,
  request: SignInRequest,
  subjects: Subjects,
  customer: Customer,
  passcode: string,
) => {
  const { database, vault, clock } = parts
  const isRight = await database.transaction((tx) =>
    usePasscode(tx, vault, customer, passcode, clock.realNow()),
  )
  if (isRight) return
  await noteFailure(parts, request, subjects, customer)
  throw refuse('session.wrong_passcode', { prompt_otp: true })
}

const openSession = (
  { database, clock }: SessionParts,
  request: SignInRequest,
  subjects: Subjects,
  customer: Customer,
) =>
  database.transaction(async (tx) => {
    const now = clock.realNow()
    // One sign-in of a customer at a time, and none with a password that was replaced since it was checked.
    const current = await lockCustomer(tx, customer.id)
    if (current?.passwordHash !== customer.passwordHash) throw invalidCredentials()
    await clearThrottle(tx, subjects.email)
    const session = await insertSession(tx, customer.id, now)
    await endOldestSessions(tx, customer.id, now, MOST_SESSIONS)
    await audit(tx, {
      happenedAt: now,
      actor: 'customer',
      action: 'session.signed_in',
      customerId: customer.id,
      subject: `session:${session.id}`,
      requestId: request.requestId,
    })
    return session
  })

interface Subjects {
  email: string
  address: string
}

/** Throttles are kept by a hash, so that the table is no list of customers. */
const subjectsOf = (request: SignInRequest): Subjects => ({
  email: hashOf(`email:${normalizeEmail(request.email)}`),
  address: hashOf(`address:${request.address}`),
})
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

const isAnyBlocked = async (db: Db, subjects: Subjects, now: Date): Promise<boolean> => {
  const throttles = [await findThrottle(db, subjects.email), await findThrottle(db, subjects.address)]
  return throttles.some((throttle) => throttle && throttle.blockedUntil > now)
}

const noteFailure = async (
  { database, clock }: SessionParts,
  request: SignInRequest,
  subjects: Subjects,
  customer: Customer | undefined,
) => {
  await database.transaction(async (tx) => {
    const now = clock.realNow()
    const forgottenBefore = new Date(now.getTime() - FAILURE_MEMORY_MS)
    for (const kind of ['address', 'email'] as const) {
      const failures = await countFailure(tx, subjects[kind], now, forgottenBefore)
      await blockUntil(tx, subjects[kind], new Date(now.getTime() + waitAfterFailures(kind, failures)))
    }
    await audit(tx, {
      happenedAt: now,
      actor: 'anyone',
      action: 'session.sign_in_failed',
      customerId: customer?.id,
      requestId: request.requestId,
    })
  })
}
