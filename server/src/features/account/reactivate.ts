/** Reopens an account that was closed for lack of funding: choosing how to fund it is enough (ACCOUNT-58). */
import { accountRefusals } from '@yoursuccess/contract/account/account'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { notFound, refusing } from '../../http/refusal.ts'
import { tellReopened } from './account.notifications.ts'
import { bringStanding, sendStanding, type StandingParts } from './account-status.ts'
import { changeStanding, lockAccount } from './account-status.queries.ts'

const refuse = refusing(accountRefusals)

/**
 * Throws `not_found`, `account.not_reopenable`. Open at once for the customer; when the processor
 * does not answer, a job opens it there.
 */
export const reactivate = async (
  parts: StandingParts,
  customerId: number,
  call: { key: string | undefined; requestId: string },
): Promise<void> => {
  const intention = { customerId, key: call.key, call: 'POST /api/account/reactivate', body: {} }
  let isNew = false
  const { version } = await parts.idempotency.once(intention, async (tx) => {
    isNew = true
    return { version: await reopen(parts, tx, customerId, call.requestId) }
  })
  if (!isNew) return
  await bringStanding(parts, { customerId, version }).catch((error: unknown) => {
    if (!(error instanceof PartnerError)) throw error
  })
}

const reopen = async (
  parts: StandingParts,
  tx: Db,
  customerId: number,
  requestId: string,
): Promise<number> => {
  const { session, clock } = parts
  const account = await lockAccount(tx, customerId)
  if (!account) throw notFound()
  if ((await session.getState(tx, customerId)) !== 'closed_unfunded') throw refuse('account.not_reopenable')
  await session.setState(tx, customerId, 'approved')
  const version = await changeStanding(tx, customerId, 'open', clock.today())
  await sendStanding(parts, tx, { customerId, version })
  await audit(tx, {
    happenedAt: clock.realNow(),
    actor: 'customer',
    action: 'account.reopened',
    customerId,
    subject: `account:${account.id}`,
    requestId,
  })
  await tellReopened(parts, tx, account, version)
  return version
}
