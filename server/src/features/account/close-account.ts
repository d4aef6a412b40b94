/** Closing an account for good, by the operator. An account with money is not closed: the money has to leave it first. */
import { operatorRefusals } from '@yoursuccess/contract/operator/operator'
import { audit } from '../../security/audit/audit.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { refusing } from '../../http/refusal.ts'
import { findAccount } from './account.queries.ts'
import { tellClosed } from './account.notifications.ts'
import { bringStanding, sendStanding, type StandingParts } from './account-status.ts'
import { changeStanding, lockAccount } from './account-status.queries.ts'

const refuse = refusing(operatorRefusals)

/**
 * Throws `operator.unknown_customer`, `operator.no_account_to_close`, `operator.account_has_money`; PartnerError when the
 * processor cannot be asked for the balance: nothing was recorded then.
 */
export const closeAccountOf = async (parts: StandingParts, email: string): Promise<void> => {
  const { database, session, processor } = parts
  const customerId = await session.findIdByEmail(database.db, email)
  if (customerId === undefined) throw refuse('operator.unknown_customer')
  const prn = (await findAccount(database.db, customerId))?.prn
  if (!prn) throw refuse('operator.no_account_to_close')
  const { postedCents, availableCents } = await processor.getBalance(prn)
  if (postedCents !== 0 || availableCents !== 0 || (await parts.countTransfersUnderWay(customerId)) > 0)
    throw refuse('operator.account_has_money')
  const version = await close(parts, customerId)
  await bringStanding(parts, { customerId, version }).catch((error: unknown) => {
    if (!(error instanceof PartnerError)) throw error
  })
}

const close = ({ database, ...parts }: StandingParts, customerId: number): Promise<number> =>
  database.transaction(async (tx) => {
    const account = await lockAccount(tx, customerId)
    const state = await parts.session.getState(tx, customerId)
    if (!account || (state !== 'approved' && state !== 'closed_unfunded'))
      throw refuse('operator.no_account_to_close')
    await parts.session.setState(tx, customerId, 'closed')
    const version = await changeStanding(tx, customerId, 'closed', parts.clock.today())
    await sendStanding(parts, tx, { customerId, version })
    await audit(tx, {
      happenedAt: parts.clock.realNow(),
      actor: 'operator',
      action: 'account.closed',
      customerId,
      subject: `account:${account.id}`,
    })
    await tellClosed(parts, tx, account, version)
    return version
  })
