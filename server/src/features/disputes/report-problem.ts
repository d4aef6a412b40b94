/**
 * Reports a problem with a posted transaction: opens the case, sets its deadlines and emails a confirmation.
 */
import {
  disputeRefusals,
  type Dispute,
  type reportProblem as call,
} from '@yoursuccess/contract/disputes/disputes'
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import { audit } from '../../security/audit/audit.ts'
import { notFound, refusing } from '../../http/refusal.ts'
import { reportedEmail } from './disputes.notifications.ts'
import type { DisputesDeps } from './disputes.deps.ts'
import { findMoneyOf } from './case-money.ts'
import { findDispute, hasCase, insertDispute } from './disputes.queries.ts'
import { answerDueOn, idOfReference, isInTime, referenceOfOwn } from './disputes.rules.ts'
import { viewDispute } from './view-dispute.ts'

const refuse = refusing(disputeRefusals)

/**
 * Throws `not_found`, `dispute.reported` if the transaction has an open case, and `dispute.own_adjustment`
 * for a transaction that the bank itself posted for a case.
 */
export const reportProblem = (
  deps: DisputesDeps,
  customerId: number,
  body: BodyOf<typeof call>,
  key: string | undefined,
): Promise<Dispute> => {
  const { idempotency, transactions, statements, clock, emails, config } = deps
  return idempotency.once({ customerId, key, call: 'POST /api/disputes', body }, async (tx) => {
    const posted = await transactions.findPosted(tx, customerId, body.transaction_id)
    if (!posted) throw notFound()
    const about = referenceOfOwn(posted)
    if (about !== undefined && (await findDispute(tx, customerId, idOfReference(about) ?? 0)))
      throw refuse('dispute.own_adjustment')
    const [loss] = await transactions.listLosses(tx, customerId, [posted.id])
    if (!loss) throw notFound()
    const today = clock.today()
    const row = await insertDispute(tx, {
      customerId,
      postedTransactionId: posted.id,
      details: posted.details,
      amountCents: posted.amountCents,
      postedOn: posted.postedOn,
      reason: body.reason,
      customerText: body.text,
      inTime: isInTime({
        postedOn: posted.postedOn,
        shown: await statements.findShown(tx, customerId, posted),
        today,
      }),
      reportedOn: today,
      answerDueOn: answerDueOn(today),
      isRepeat: await hasCase(tx, customerId, loss.relatedIds),
    })
    if (!row) throw refuse('dispute.reported')
    const money = await findMoneyOf(transactions, tx, row)
    await emails.post(tx, customerId, reportedEmail(row, money, config))
    await audit(tx, clock.realNow(), 'customer', 'dispute.reported', {
      customerId,
      subject: `dispute:${row.id}`,
    })
    return viewDispute(row, [], money)
  })
}
