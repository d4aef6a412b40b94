import { faultsIn } from './mutant.ts'
import { catchUpFaults } from './catch-up.ts'
import { movedPaymentFaults } from './moved-payments.ts'
import { plannedAmountFaults } from './planned-amounts.ts'

export const autopayFaults = [
  ...plannedAmountFaults,
  ...catchUpFaults,
  ...movedPaymentFaults,
  ...faultsIn('stillToSend', [
    [
      'what was sent for an installment is sent again',
      'larger(ZERO, subtract(plannedCents, sentFor(payments)))',
      'larger(ZERO, plannedCents)',
      'is never more than what was planned and not sent',
    ],
  ]),
  ...faultsIn('amountToFix', [
    [
      'an amount that was told too late is sent',
      'smaller(plannedCents, notifiedCents ?? lastCents ?? agreed.usualCents)',
      'plannedCents',
      'the payment before, for one that was not told',
    ],
  ]),
  ...faultsIn('autopay/agree', [
    [
      'a payment that the customer was told to pay is sent as well',
      'sendOn(arriveBy(row.dueOn, agreement.buffer), posting) < first',
      'false',
      'leaves a payment whose send day passed while autopay was off to the customer',
    ],
    [
      'a payment that was shown as sent is never sent',
      "await changePlanned(tx, row, ['by_hand'], { state: 'planned', stateAt })",
      '{}',
      'sends such a payment once after all',
    ],
    [
      'a payment that was sent late is not named when autopay is stopped',
      'addDays(clock.today(), -DAYS_BEHIND)',
      'clock.today()',
      'names a payment that is on its way after it was due',
    ],
    [
      'a payment is sent after autopay was stopped',
      'endAgreement(tx, customerId, { stoppedAt: clock.now(), stoppedBy })',
      'Promise.resolve(undefined as { id: number } | undefined)',
      'works by phone, through the operator, and is confirmed in writing',
    ],
  ]),
  ...faultsIn('autopay/preview', [
    [
      'a payment that was skipped is shown as one that will be sent',
      "if (row && (hasPart(row) || !isIn([...OPEN_STATES, 'by_hand'], row))) return []",
      '',
      'shows what is left of a payment that was paid in part by hand, and nothing that was skipped',
    ],
    [
      'the customer is shown to pay again what they paid',
      'subtract(plannedCents, row?.sentCents ?? ZERO)',
      'plannedCents',
      'shows what is left of a payment that was paid in part by hand, and nothing that was skipped',
    ],
  ]),
  ...faultsIn('autopayWork', [
    [
      'a payment is sent before the hour from which changes count for the next one',
      'const FIRST_HOUR = 6',
      'const FIRST_HOUR = 0',
      'before 6 AM counts for the payment',
    ],
    [
      'a payment of a stopped account is ordered',
      'await putOnHold(tx, clock, row.customerId)',
      'false',
      'of a stopped account, nothing moves or is sent',
    ],
    [
      'a payment is sent to another account number without a word',
      'if (isLasting(pausedFor)) return pausedFor',
      '',
      "another account number at the trustee's pauses it until it is agreed to again",
    ],
    [
      'a payment that the customer was told to pay another way is sent after a pause',
      'await endPassed(deps, tx, agreement)',
      '',
      'longer than the days on which a payment is sent ends it',
    ],
    [
      'autopay of a closed account goes on',
      "return 'closing'",
      'return undefined',
      'ends autopay, and the customer is told once',
    ],
  ]),
  ...faultsIn('notifyAmounts', [
    [
      'a smaller amount is sent than the customer was told',
      'today > notifyBy(row.sendOn) && baseCents > knownCents',
      'today > notifyBy(row.sendOn)',
      'to less, too late, is told and sent as it is planned',
    ],
    [
      'an amount is announced that is not sent',
      'amountToSend(row, { agreed: agreement, lastCents, notifiedCents, isConfirmed })',
      'row.plannedCents',
      'too late is not sent unless the customer chooses it, and not announced',
    ],
  ]),
  ...faultsIn('firstOn', [
    [
      'a payment is sent in the last hour before the cutoff',
      'const LAST_HOUR_MS = 3_600_000',
      'const LAST_HOUR_MS = 0',
      'passes the last hour before the cutoff',
    ],
  ]),
  ...faultsIn('leftOfTopUps', [
    [
      'what was moved for a refused payment goes back again and again',
      'larger(ZERO, add(left, cents))',
      'cents > 0 ? add(left, cents) : left',
      'of what was moved for a payment, the set-aside still has {nothing after it went back}',
    ],
  ]),
  ...faultsIn('isComing', [
    [
      'pay bears a payment that is not sent',
      '(isIn(OPEN_STATES, row) || (isIn(CAME_BACK, row) && row.dueOn >= today))',
      'true',
      'no pay bears a payment that was skipped',
    ],
  ]),
  ...faultsIn('payPlanned', [
    [
      'a payment is sent in a way that the office refuses',
      'await deps.trustees.checkPayment(tx, customerId, question)',
      '',
      'an office that no longer takes the method gets nothing, and what was moved for it goes back',
    ],
    [
      'the main account pays what was set aside',
      "from: 'set_aside', actor: 'system'",
      "from: 'main', actor: 'system'",
      'sends the payment once from the set-aside, and not a day earlier',
    ],
  ]),
  ...faultsIn('notifyWaiting', [
    [
      'the customer is told each day that a payment waits',
      '`planned-payment-${row.id}-waiting-${row.sendOn}`',
      '`planned-payment-${row.id}-waiting-${deps.clock.today()}`',
      'a payment that waits ends before the next pay, is told once, and is not sent afterwards',
    ],
  ]),
  ...faultsIn('decideSending', [
    [
      'a payment takes more from the main account than was agreed to',
      'missingCents <= topUpMost',
      'missingCents >= 0',
      'never more than is there, and never more than is left to send',
    ],
  ]),
  ...faultsIn('previewPayments', [
    [
      'a payday bears the shares of two payments',
      'if (last) from = addDays(last.on, 1)',
      'if (last) from = addDays(last.on, -40)',
      'no payday bears two shares, and the shares of a payment are never more than its need',
    ],
  ]),
  ...faultsIn('sendPlanned', [
    [
      'a payment is sent before it is recorded for its installment',
      'await insertSending(tx, sending)',
      '',
      'sends the payment once from the set-aside, and not a day earlier',
    ],
    [
      'the rest of a part has a second fee',
      'hasSentPart && !isSplit ? ZERO : office.feeCents',
      'office.feeCents',
      'an office that takes parts gets one part, and the rest later without a second fee',
    ],
    [
      'more comes from the main account over several days than was agreed to',
      'subtract(agreement.useMainCents ?? ZERO, toppedUp)',
      'agreement.useMainCents ?? ZERO',
      'over all days, no more comes from the main account than was agreed to',
    ],
    [
      'money of a payment by hand is sent a second time',
      'setAsideCents: subtract(setAsideCents, orderedCents)',
      'setAsideCents',
      'of a part, from money set aside, leaves autopay no more than the rest of that money',
    ],
    [
      'what is missing after the last day is sent automatically',
      'planned.fixedAt !== null && clock.today() > row.endsOn',
      'false',
      'a payment that waits ends before the next pay, is told once, and is not sent afterwards',
    ],
    [
      'the customer is told to have paid what autopay sent',
      "parts.length === 0 ? 'dropped' : isDelivered ? 'delivered' : 'sent'",
      "'dropped'",
      'a payment that was changed to the part that was sent is sent',
    ],
    [
      'what went back counts as moved',
      "direction === 'in' ? amountCents : negate(amountCents)",
      'amountCents',
      'what went back after a refusal can be moved again for another send day',
    ],
  ]),
  ...faultsIn('recordProgress', [
    [
      'a payment that came back is sent again automatically',
      "const state = status === 'failed' ? 'refused' : 'returned'",
      "const state = status === 'failed' ? 'refused' : 'planned'",
      'a returned payment goes to the set-aside, and nothing is sent again automatically',
    ],
    [
      'a payment is delivered as soon as a part of it was',
      "status === 'cleared' ? isDelivered : isLast",
      'true',
      'a payment in parts is delivered when the rest was, not the first part',
    ],
    [
      'a payment by hand is forgotten, and all of it is sent',
      'await insertSending(tx, { ...sending, shareMoveId: null })',
      '',
      'lowers the planned payment, and only the rest is sent',
    ],
  ]),
  ...faultsIn('autopay/move', [
    [
      'a payment is moved to a day that is late without a word',
      'if (daysLate > 0 && !confirmLate) throw wouldBeLate(postedOn, daysLate)',
      '',
      'is moved to a day that would be late only after that was confirmed',
    ],
    [
      'a payment that was moved says the day of before',
      'arriveBy: postedOn',
      'arriveBy: row.arriveBy',
      'that was moved says on which day it should be posted then',
    ],
    [
      'a payment that was skipped is sent',
      "finish(deps, tx, row, { state: 'skipped' }, 'skipped')",
      'viewPlanned(row)',
      'that is skipped is not sent, and the money stays set aside',
    ],
    [
      'a payment that was sent is not said to be sent',
      "if (isIn(SENT_STATES, row)) throw refuse('autopay.already_sent')",
      '',
      'cannot be changed once it was sent',
    ],
  ]),
  ...faultsIn('bills/recordOutcome', [
    [
      'money of a check is said to be back a day before it is',
      "if (hasEnded && outcome.isMoneyLater && fromAccount === 'set_aside') return",
      '',
      'is told once, when the money is back',
    ],
  ]),
  ...faultsIn('createPayment', [
    [
      'the set-aside pays any biller',
      "if (from === 'set_aside' && !isOfPlan) throw refuse('bill_payment.not_from_set_aside')",
      '',
      'is refused for any other biller',
    ],
  ]),
  ...faultsIn('setaside/createMove', [
    [
      'money of a payment that was ordered is taken out',
      'amountCents > subtract(setAsideCents, orderedCents)',
      'amountCents > setAsideCents',
      'cannot be taken out, but the rest can',
    ],
  ]),
]
