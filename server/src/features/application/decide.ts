/**
 * Approves, rejects or refers an application, and in the same transaction sets customer state, account and
 * email.
 */
import type { Db } from '@yoursuccess/database/database'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { audit } from '../../security/audit/audit.ts'
import type { ApplicationDeps } from './application.deps.ts'
import { type ApplicationRow, updateApplication } from './application.queries.ts'
import { SSN_KEPT_DAYS } from './application.rules.ts'
import type { ReferralReason } from './application.tables.ts'
import { EMAILS } from './application.emails.ts'
import { updateNumbers } from './identity-check.queries.ts'
import { placeOf, shippingPlaceOf } from './view-application.ts'

type Actor = 'system' | 'operator' | 'processor'
type Decided = 'approved' | 'rejected' | 'referred'

/** Approves the application. If the check opened no account (`opened`), a job opens one. */
export const approve = async (
  deps: ApplicationDeps,
  tx: Db,
  saved: ApplicationRow,
  actor: Actor,
  opened?: { prn: string; cardRef: string; openingReference: string },
): Promise<void> => {
  const { customer, account, clock } = deps
  const { customerId } = saved
  const address = placeOf(saved)
  if (!address || !saved.primaryPhone) throw new Error('an application without address or phone was approved')
  const holder = {
    firstName: saved.firstName,
    lastName: saved.lastName,
    primaryPhone: saved.primaryPhone,
    address,
    shippingAddress: shippingPlaceOf(saved),
  }
  await end(deps, tx, customerId, 'approved', actor)
  await customer.setState(tx, customerId, 'approved')
  // Sign-in leads there until deposits reach the minimum; then the account feature clears it
  // (APPLICATION-49).
  await customer.setRedirectPath(tx, customerId, '/enrollment-funding')
  if (opened) await account.recordOpenedAccount(tx, customerId, holder, opened)
  else await account.recordNewAccount(tx, customerId, holder)
  await updateNumbers(tx, customerId, { ssnForgetOn: addDays(clock.today(), SSN_KEPT_DAYS) })
}

export const reject = async (deps: ApplicationDeps, tx: Db, customerId: number, actor: Actor) => {
  await end(deps, tx, customerId, 'rejected', actor)
  await deps.customer.setState(tx, customerId, 'denied')
  // Frees the number, so that the person it belongs to may apply.
  await updateNumbers(tx, customerId, {
    ssnHash: null,
    ssnForgetOn: addDays(deps.clock.today(), SSN_KEPT_DAYS),
  })
}

/** Refers the application: it waits for the operator's decision. */
export const refer = async (
  deps: ApplicationDeps,
  tx: Db,
  customerId: number,
  referralReason: ReferralReason,
) => {
  await end(deps, tx, customerId, 'referred', 'processor', { referralReason, referredAt: deps.clock.now() })
  await deps.customer.setState(tx, customerId, 'referred')
}

const end = async (
  { clock, config, emails }: ApplicationDeps,
  tx: Db,
  customerId: number,
  status: Decided,
  actor: Actor,
  referral: Partial<Pick<ApplicationRow, 'referralReason' | 'referredAt'>> = {},
) => {
  const decided = status === 'referred' ? referral : { decidedAt: clock.now() }
  await updateApplication(tx, customerId, { status, ...decided })
  await audit(tx, clock.realNow(), actor, `application.${status}`, {
    customerId,
    subject: referral.referralReason ?? undefined,
  })
  await emails.post(tx, customerId, EMAILS[status](config))
}
