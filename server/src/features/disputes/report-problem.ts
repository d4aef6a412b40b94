/** A customer reports a problem with a posted transaction: the case, its dates, and the letter that confirms it. */
import { disputeRefusals, type Dispute, type reportProblem as call } from '@yoursuccess/contract/disputes'
import type { BodyOf } from '@yoursuccess/contract/endpoint'
import { audit } from '../../audit/audit.ts'
import { notFound, refusing } from '../../refusal.ts'
import { reportedLetter } from './dispute-letters.ts'
import type { DisputesParts } from './disputes.parts.ts'
import { insertDispute } from './disputes.queries.ts'
import { answerDueOn, isInTime } from './disputes.rules.ts'
import { viewDispute } from './view-dispute.ts'

const refuse = refusing(disputeRefusals)

/** Throws `not_found`, and `dispute.reported` while an earlier case of the transaction is open. */
export const reportProblem = (
  parts: DisputesParts,
  customerId: number,
  body: BodyOf<typeof call>,
  { key, requestId }: { key: string | undefined; requestId: string },
): Promise<Dispute> => {
  const { idempotency, transactions, statements, clock, letters, config } = parts
  return idempotency.once({ customerId, key, call: 'POST /api/disputes', body }, async (tx) => {
    const posted = await transactions.findPosted(tx, customerId, body.transaction_id)
    if (!posted) throw notFound()
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
    })
    if (!row) throw refuse('dispute.reported')
    await letters.post(tx, customerId, reportedLetter(row, config))
    await audit(tx, {
      happenedAt: clock.realNow(),
      actor: 'customer',
      action: 'dispute.reported',
      customerId,
      subject: `dispute:${row.id}`,
      requestId,
    })
    return viewDispute(row, [])
  })
}
