import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { formatAmount, negate, sum, ZERO } from '@yoursuccess/contract/core/money'
import { bankingDayOf } from '../../clock/clock.ts'
import { type CaseMoney, expectedOf, whyNoCredit } from './case-money.ts'
import type { MovementRow } from './dispute-movements.queries.ts'
import type { DisputeRow } from './disputes.queries.ts'
import { decideBy, isMoving, referenceOf } from './disputes.rules.ts'

/** The case and its movements, as the customer sees them. */
export const viewDispute = (
  row: DisputeRow,
  movements: readonly MovementRow[],
  money: CaseMoney | undefined,
): Dispute => {
  const own = movements.filter(({ disputeId }) => disputeId === row.id)
  const given = own.find((each) => each.kind === 'provisional' && isMoving(each))
  const takeBacks = own.filter(({ kind }) => kind === 'take_back')
  const takeBack = takeBacks.at(-1)
  return {
    id: row.id,
    transaction_id: row.postedTransactionId,
    reference: referenceOf(row),
    reason: row.reason,
    status: row.status,
    reported_on: row.reportedOn,
    answer_due_on: row.answerDueOn,
    transaction: {
      details: row.details,
      amount: formatAmount(row.amountCents),
      posted_on: row.postedOn,
    },
    credit_expected: formatAmount(given || !money ? ZERO : expectedOf(row, money)),
    no_credit: given || !money ? null : (whyNoCredit(row, money) ?? null),
    provisional_credit:
      given?.state === 'posted' && given.endedAt
        ? {
            amount: formatAmount(given.amountCents),
            credited_on: bankingDayOf(given.endedAt),
            decide_by: decideBy(row.reportedOn),
          }
        : null,
    resolution:
      row.outcome && row.resolvedOn
        ? {
            outcome: row.outcome,
            resolved_on: row.resolvedOn,
            amount: formatAmount(row.resolvedCents ?? ZERO),
            explanation: row.explanation ?? '',
            take_back: takeBack
              ? {
                  amount: formatAmount(negate(sum(takeBacks.map(({ amountCents }) => amountCents)))),
                  on: takeBack.dueOn,
                }
              : null,
          }
        : null,
  }
}
