/**
 * Sign-in. An unknown address, a wrong password and a blocked address cost the same work and get the same
 * reply.
 */
import { sessionRefusals } from '@yoursuccess/contract/session/session'
import { countedAddress } from '../../http/network.rules.ts'
import { refusing } from '../../http/refusal.ts'
import { normalizeEmail } from '../customer/customer.service.ts'
import { type Begun, beginSession, findKnownDevice, type SignInPlace } from './begin-session.ts'
import { kindOfCode, usePasscode } from './passcodes.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import { findCustomerByEmail, lockCustomer, updateCustomer, type Customer } from './session.queries.ts'
import { isStopped, needsPasscode } from './session.rules.ts'
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

export interface SignInRequest extends SignInPlace {
  email: string
  password: string
  passcode?: string | undefined
}

/**
 * Returns a session, or undefined if a one-time passcode is needed. Throws `session.invalid_credentials`,
 * `session.wrong_passcode`.
 */
export const signIn = async (deps: SessionDeps, request: SignInRequest): Promise<SignedIn | undefined> => {
  const { database, clock } = deps
  const customer = await findCustomerByEmail(database.db, normalizeEmail(request.email))
  const deviceId = await findKnownDevice(deps, request, customer?.id)
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

interface SignedIn extends Begun {
  customer: Customer
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
    const action = used ? (`session.signed_in_with_${used}` as const) : 'session.signed_in'
    const { deviceId } = attempt
    return beginSession(deps, tx, { customer: current, deviceId, action }, request)
  })
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
