/** Asks the partner to check an identity and records the result, once, even if several callers request it. */
import type { Db } from '@yoursuccess/database/database'
import type { IdentityOutcome } from '../../partners/identity-check/port.ts'
import { audit } from '../../security/audit/audit.ts'
import type { ApplicationDeps } from './application.deps.ts'
import { type ApplicationRow, findApplication, lockApplication } from './application.queries.ts'
import { MAX_MISMATCHES } from './application.rules.ts'
import { approve, refer, reject } from './decide.ts'
import { numberPlace } from './identity-number.ts'
import { EMAILS } from './application.emails.ts'
import { type CheckRow, countMismatches, findCheck, recordAnswer } from './identity-check.queries.ts'
import { placeOf, shippingPlaceOf } from './view-application.ts'

/** The result that the applicant sees. */
export interface CheckResult {
  result: 'approved' | 'referred' | 'rejected' | 'mismatch' | 'invalid_parameter'
  details?: string[]
}

interface CheckRequest {
  customerId: number
  reference: string
  /** False if the applicant no longer waits for the reply, so an email must ask for another try. */
  isWaitedFor: boolean
}

/** Throws PartnerError if the partner does not answer; the next call retries with the same reference. */
export const checkIdentity = async (deps: ApplicationDeps, requested: CheckRequest): Promise<CheckResult> => {
  const { database, identity } = deps
  const { customerId, reference } = requested
  const saved = await findApplication(database.db, customerId)
  const check = await findCheck(database.db, customerId, reference)
  if (!saved || !check) throw new Error('an identity check without its application')
  if (check.outcome) return resultOf(saved, check)
  const answer = await identity.check(await requestOf(deps, saved, check))
  return database.transaction((tx) => record(deps, tx, requested, answer))
}

const requestOf = async (
  { database, vault, customer }: ApplicationDeps,
  saved: ApplicationRow,
  { reference, ssnSealed }: CheckRow,
) => {
  const address = placeOf(saved)
  if (!address || !saved.primaryPhone || !saved.dateOfBirth || !ssnSealed)
    throw new Error('an incomplete application was submitted')
  return {
    reference,
    firstName: saved.firstName,
    middleName: saved.middleName ?? undefined,
    lastName: saved.lastName,
    email: await customer.getEmail(database.db, saved.customerId),
    phone: saved.primaryPhone,
    dateOfBirth: saved.dateOfBirth,
    ssn: vault.open(ssnSealed, numberPlace(reference)),
    address,
    shippingAddress: shippingPlaceOf(saved),
  }
}

const record = async (
  deps: ApplicationDeps,
  tx: Db,
  { customerId, reference, isWaitedFor }: CheckRequest,
  answer: IdentityOutcome,
): Promise<CheckResult> => {
  const saved = await lockApplication(tx, customerId)
  const check = await findCheck(tx, customerId, reference)
  if (!saved || !check) throw new Error('an identity check without its application')
  // Another caller has already recorded the result.
  if (check.outcome) return resultOf(saved, check)

  const answeredAt = deps.clock.now()
  const isUseless = answer.result === 'mismatch' || answer.result === 'invalid'
  await recordAnswer(tx, check, {
    outcome: answer.result,
    answeredAt,
    // A number that did not match, or was invalid, is not kept.
    ...(isUseless && { ssnSealed: null, ssnHash: null }),
  })
  switch (answer.result) {
    case 'passed':
      await approve(deps, tx, saved, 'processor', { ...answer, openingReference: reference })
      return { result: 'approved' }
    case 'rejected':
      await reject(deps, tx, customerId, 'processor')
      return { result: 'rejected' }
    case 'referred':
      await refer(deps, tx, customerId, answer.reason)
      return { result: 'referred' }
    case 'mismatch':
    case 'invalid': {
      const isReferred = answer.result === 'mismatch' && (await isOneTooMany(deps, tx, customerId))
      if (isReferred) {
        await refer(deps, tx, customerId, 'mismatches')
        return { result: 'referred' }
      }
      if (!isWaitedFor) await deps.emails.post(tx, customerId, EMAILS.unconfirmed(deps.config))
      return answer.result === 'mismatch'
        ? { result: 'mismatch' }
        : { result: 'invalid_parameter', details: answer.details }
    }
  }
}

const isOneTooMany = async ({ clock }: ApplicationDeps, tx: Db, customerId: number): Promise<boolean> => {
  await audit(tx, clock.realNow(), 'processor', 'application.mismatched', { customerId })
  return (await countMismatches(tx, customerId)) >= MAX_MISMATCHES
}

/**
 * The recorded result. Details of an invalid parameter are not stored, so only the first caller gets them.
 */
const resultOf = (saved: ApplicationRow, check: CheckRow): CheckResult => {
  if (saved.status !== 'pending') return { result: saved.status }
  return { result: check.outcome === 'mismatch' ? 'mismatch' : 'invalid_parameter' }
}
