/** The operator closes an account for good. Refused while there is money in it. */
import { operatorRefusals } from '@yoursuccess/contract/operator/operator'
import { audit } from '../../security/audit/audit.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { refusing } from '../../http/refusal.ts'
import { findAccount } from './account.queries.ts'
import { notifyClosed } from './account.notifications.ts'
import type { AccountDeps } from './account.deps.ts'
import { syncAccountStatus, sendAccountStatus } from './account-status.ts'
import { changeAccountStatus, lockAccount } from './account-status.queries.ts'

const refuse = refusing(operatorRefusals)

/**
 * Throws `operator.unknown_customer`, `operator.no_account_to_close` and `operator.account_has_money`. Throws
 * PartnerError, and records nothing, if the processor does not return the balance.
 */
export const closeAccountOf = async (deps: AccountDeps, email: string): Promise<void> => {
  const { database, customer, processor } = deps
  const customerId = await customer.findIdByEmail(database.db, email)
  if (customerId === undefined) throw refuse('operator.unknown_customer')
  const prn = (await findAccount(database.db, customerId))?.prn
  if (!prn) throw refuse('operator.no_account_to_close')
  const { postedCents, availableCents } = await processor.getBalance(prn)
  if (postedCents !== 0 || availableCents !== 0 || (await deps.countTransfersUnderWay(customerId)) > 0)
    throw refuse('operator.account_has_money')
  if (!(await deps.setAside().isEmpty(customerId))) throw refuse('operator.account_has_money')
  const version = await close(deps, customerId)
  await syncAccountStatus(deps, { customerId, version }).catch((error: unknown) => {
    if (!(error instanceof PartnerError)) throw error
  })
}

const close = ({ database, ...deps }: AccountDeps, customerId: number): Promise<number> =>
  database.transaction(async (tx) => {
    const account = await lockAccount(tx, customerId)
    const state = await deps.customer.getState(tx, customerId)
    if (!account || (state !== 'approved' && state !== 'closed_unfunded'))
      throw refuse('operator.no_account_to_close')
    await deps.customer.setState(tx, customerId, 'closed')
    const version = await changeAccountStatus(tx, customerId, 'closed', deps.clock.today())
    await sendAccountStatus(deps, tx, { customerId, version })
    await audit(tx, deps.clock.realNow(), 'operator', 'account.closed', {
      customerId,
      subject: `account:${account.id}`,
    })
    await notifyClosed(deps, tx, account, version)
    return version
  })
