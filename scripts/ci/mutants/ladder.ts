/** Faults of warnings of missed payments. */
import { faultsIn } from './mutant.ts'

export const ladderFaults = [
  ...faultsIn('ladderOf', [
    [
      'a customer is told of one payment behind at each look',
      'if (paymentsBehind > behindBefore) {',
      'if (paymentsBehind > 0) {',
      'nothing while it stays at one',
    ],
    [
      'what was paid this month is called unsent, because it paid for an earlier one',
      'return smaller(unpaidCents, larger(ZERO, subtract(installment.amountCents, sentCents)))',
      'return smaller(unpaidCents, larger(ZERO, installment.amountCents))',
      'is not called unsent if this month was paid and an earlier one was not',
    ],
    [
      'a payment is called missing that no receipt can show yet',
      'amountCents > 0 && dueOn <= knownUntil',
      'amountCents > 0',
      'with the newest receipt of {2026-09-18}, no later payment is warned of on {2026-09-20}',
    ],
    [
      'a payment that was posted with a dollar less is warned of',
      'amountCents * 10 >= installment.amountCents',
      'amountCents > 0',
      'not of less than a tenth',
    ],
    [
      'what was due before this account is called missed',
      'knownFrom === undefined || dueOn >= knownFrom',
      'true',
      'leaves out what was due before it is known what was paid',
    ],
    [
      'a payment that a service may still collect is called missed on the day after it was due',
      'cover && cover.amountCents >= unpaidCents ? ZERO : unpaidCents',
      'unpaidCents',
      'is not called behind while it is about to be sent or collected in full',
    ],
  ]),
  ...faultsIn('ladderWork', [
    [
      'silence is called a missed payment',
      'isElsewhere ? newestReceiptOn : today',
      'today',
      'who pays by mail, too',
    ],
    [
      'a payment is called short that the customer may pay with other money',
      'installment && (isSentByBank || !isElsewhere)',
      'installment',
      'who also mails money orders',
    ],
  ]),
  ...faultsIn('ladderNotice', [
    [
      'a customer is warned again after the clock went back',
      '`plan-${installmentKey(warning.installment)}-${warning.step}`',
      '`plan-${installmentKey(warning.installment)}-${warning.step}-${happenedAt.getTime()}`',
      'is sent once, whichever way the clock goes and however often anybody looks',
    ],
  ]),
  ...faultsIn('listUnmoved', [
    [
      'a payment is called short by a balance from before the newest movement',
      'coalesce(${reconciliations.movedAt} + ${BURST} <= ${accounts.balanceAsOf}, true)',
      'true',
      'is warned of only by a balance since which nothing moved',
    ],
  ]),
  ...faultsIn('listShortPayments', [
    [
      'a payment is called short on the day on which it is sent',
      'sendOn > today && sendOn <= until',
      'sendOn >= today && sendOn <= until',
      'is warned of on a later day, if it becomes so, and not on the day on which it is sent',
    ],
  ]),
  ...faultsIn('listCovers', [
    [
      'nobody is reminded of a payment that will be sent, though its money is not there',
      'needs[index] === 0 && isIn(OPEN_STATES, row)',
      'isIn(OPEN_STATES, row)',
      'is not set aside in full',
    ],
  ]),
]
