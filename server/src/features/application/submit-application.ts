/** Submits an application: we record the request, call the partner, then record the result. */
import { randomUUID } from 'node:crypto'
import {
  AGREEMENTS,
  type AgreementName,
  applicationRefusals,
  SSN_ID_TYPE,
} from '@yoursuccess/contract/application/application'
import { ID_TYPE } from '@yoursuccess/contract/application/application.messages'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { notFound, refusing } from '../../http/refusal.ts'
import { agreementTexts } from './agreement-texts.ts'
import type { ApplicationDeps } from './application.deps.ts'
import { findOpenCheck, lockApplication, recordAcceptances } from './application.queries.ts'
import { changeRefusal, findMissing } from './application.rules.ts'
import { checkIdentity, type CheckResult } from './check-identity.ts'
import { reject } from './decide.ts'
import { hashOfNumber, numberPlace } from './identity-number.ts'
import { countAnswered, insertCheck } from './identity-check.queries.ts'
import { isPhoneDemanded } from './view-application.ts'

const refuse = refusing(applicationRefusals)

export interface Submission {
  idType: number
  /** Nine digits. */
  idNumber: string
  /** The version of each agreement that the applicant opened. */
  agreements: Record<AgreementName, string>
}

export interface WaitingCheck {
  customerId: number
  reference: string
}
/** Calls the partner again if the submitting request got no answer or was interrupted. */
export const CHECK_IDENTITY_JOB = { name: 'application.check-identity', delaySeconds: 8 } as const
const AT_ONCE = { name: CHECK_IDENTITY_JOB.name }

/**
 * Returns `approved`, or `waiting` if the partner has not answered and a job keeps retrying. Throws the
 * contract's refusals.
 */
export const submitApplication = async (
  deps: ApplicationDeps,
  customerId: number,
  submission: Submission,
): Promise<'approved' | 'waiting'> => {
  const { database, queue } = deps
  const answered = await countAnswered(database.db, customerId)
  const intended = await database.transaction(async (tx) => {
    await assertReady(deps, tx, customerId, { ...submission, answered })
    return intend(deps, tx, customerId, submission)
  })
  if (intended === 'rejected') throw refuse('application.rejected')
  try {
    return refuseUnlessApproved(await checkIdentity(deps, { ...intended, isWaitedFor: true }))
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error
    await database.transaction((tx) => queue.send(tx, AT_ONCE, intended))
    queue.wake(AT_ONCE)
    return 'waiting'
  }
}

const refuseUnlessApproved = ({ result, details }: CheckResult): 'approved' => {
  if (result !== 'approved') throw refuse(`application.${result}`, details && { details })
  return result
}

/** Records the submission. Immediately rejects a number that another customer has (APPLICATION-55). */
const intend = async (
  deps: ApplicationDeps,
  tx: Db,
  customerId: number,
  submission: Submission,
): Promise<WaitingCheck | 'rejected'> => {
  const { clock, vault, queue } = deps
  const { idNumber } = submission
  const now = clock.now()
  await recordAcceptances(tx, customerId, agreementTexts(deps), now)
  await audit(tx, clock.realNow(), 'customer', 'application.submitted', { customerId })
  const reference = `check-${randomUUID()}`
  const isNew = await insertCheck(tx, {
    customerId,
    reference,
    ssnSealed: vault.seal(idNumber, numberPlace(reference)),
    ssnHash: hashOfNumber(deps, idNumber),
    intendedAt: now,
  })
  if (!isNew) {
    await reject(deps, tx, customerId, 'system')
    return 'rejected'
  }
  await queue.send(tx, CHECK_IDENTITY_JOB, { customerId, reference })
  return { customerId, reference }
}

/**
 * Locks the application and checks that it can be submitted. If two submissions arrive at once, the second is
 * refused as being checked. It may get the lock only after the first has its result, so it compares
 * `answered`, the count of results read when it arrived. A double click thus counts as one try.
 */
const assertReady = async (
  { clock }: ApplicationDeps,
  tx: Db,
  customerId: number,
  { idType, agreements, answered }: Submission & { answered: number },
) => {
  const saved = await lockApplication(tx, customerId)
  if (!saved) throw notFound()
  const isBeingChecked =
    (await findOpenCheck(tx, customerId)) !== undefined || (await countAnswered(tx, customerId)) > answered
  const refusal = changeRefusal({ status: saved.status, isBeingChecked })
  if (refusal) throw refuse(refusal)
  if (idType !== SSN_ID_TYPE) throw refuse('application.invalid_parameter', { details: [ID_TYPE] })
  const errors = findMissing(saved, clock.today())
  if (Object.keys(errors).length > 0) throw refuse('application.incomplete', { errors })
  if (isPhoneDemanded(saved)) throw refuse('application.phone_not_verified')
  if (AGREEMENTS.some(({ name, version }) => agreements[name] !== version))
    throw refuse('application.agreements_changed')
}
