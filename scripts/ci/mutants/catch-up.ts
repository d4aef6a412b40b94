/** Faults of catch-ups. */
import { faultsIn } from './mutant.ts'

export const catchUpFaults = [
  ...faultsIn('daysOfCatchUp', [
    [
      'all that is set aside of a pay is shown as the part that catches up',
      'larger(ZERO, subtract(setAsideCents, totalOn(on, sharesWithout)))',
      'setAsideCents',
      'shows for each day what is set aside and what is left, with two paydays of one day together',
    ],
    [
      'a pay that bears more but was not chosen is not shown',
      'partCents > 0 || chosen.some',
      'chosen.some',
      'shows for each day what is set aside and what is left, with two paydays of one day together',
    ],
  ]),
  ...faultsIn('catchUpWith', [
    [
      'what was sent to catch up is taken off the next payment once the catch-up ended',
      'if (row.fixedAt !== null) return row.catchUpCents',
      'if (row.fixedAt !== null) return agreedCents',
      'is not taken off the next payment after the customer stopped it',
    ],
  ]),
  ...faultsIn('aheadOf', [
    [
      'what is behind is sent though the customer paid it from elsewhere, and never taken off',
      'sum(sent.map(sentWithoutCatchUp))',
      'sum(sent.map(({ sentCents }) => sentCents))',
      'a catch-up of what was reported as paid meanwhile lowers the payment after it',
    ],
  ]),
  ...faultsIn('amountToSend', [
    [
      'the part of a catch-up is not sent, because it leaves the range of autopay',
      'const baseCents = withoutCatchUp(row)',
      'const baseCents = row.plannedCents',
      'is sent with the payment, though that leaves the range of autopay',
    ],
  ]),
  ...faultsIn('prepareCatchUp', [
    [
      'what was sent for the next installment is taken for what is behind',
      'subtract(paidCents, sentForComing)',
      'paidCents',
      'is no longer behind, and what was sent for the next installment is not for it',
    ],
    [
      'what a service is about to collect is added a second time',
      'isIn(COMING_STATES, row)',
      'isIn(OPEN_STATES, row)',
      'what is about to be collected is not behind',
    ],
  ]),
  ...faultsIn('startCatchUp', [
    [
      'another amount is agreed to than the one that was shown',
      "if (form.amount !== prepared.amountCents) throw refuse('autopay.catch_up_changed')",
      '',
      'is refused with another amount than the one that is behind, or other words',
    ],
    [
      'two windows agree to a catch-up at once',
      'await bills.lock(tx, customerId) await plan.lock(tx, customerId) await lockInForce(tx, customerId) if',
      'if',
      'agreeing in several windows at once adds what is behind once',
    ],
  ]),
  ...faultsIn('autopay/agree', [
    [
      'the bank sends a catch-up of which it said that it sends nothing',
      'if (before && isOtherWay(before.method, form.method)) await endCatchUpOfOtherWay(deps, tx, customerId)',
      '',
      'it ends when another agreement pays by the bank, and the customer is told',
    ],
  ]),
  ...faultsIn('autopay/preview', [
    [
      'a payment is shown with a catch-up that the agreement would end',
      'keepsCatchUp ? catchUp : new Map()',
      'catchUp',
      'it ends when another agreement pays by the bank, and the customer is told',
    ],
  ]),
  ...faultsIn('stopCatchUp', [
    [
      'a catch-up is sent after the customer stopped it',
      'if (agreement) await followCatchUp(deps, tx, agreement)',
      '',
      'ends at once when the customer stops it, and with autopay',
    ],
  ]),
  ...faultsIn('endCatchUpIfOver', [
    [
      'a catch-up is over before its last payment was due',
      'parts.some(({ dueOn }) => dueOn >= clock.today())',
      'false',
      'is over after its last due day, and the customer is told once what was not sent',
    ],
    [
      'what a service is about to collect is said to be unsent',
      "rows.some((row) => row?.state === 'pull_expected')",
      'false',
      'it is not over while a service may still collect its last part',
    ],
    [
      'a catch-up that the customer sent is said to be unsent',
      'isKnown ? sum(unsent) : undefined',
      'sum(unsent)',
      'of what the customer sends, the amount is reminded of, and nothing is said to be sent or not',
    ],
  ]),
  ...faultsIn('autopay/recordProgress', [
    [
      'a delivery is told twice',
      "if (status !== 'cleared' || sending.byHand) return false await notifyDelivered(deps, tx, row, sending) return true",
      "if (status === 'cleared' && !sending.byHand) await notifyDelivered(deps, tx, row, sending) return false",
      'is told once when it was delivered, and not by the notice of bills as well',
    ],
  ]),
]
