/** Faults of payments that the bank does not send (AUTO-09, AUTO-23), and of their receipts (REC-13). */
import { faultsIn } from './mutant.ts'

export const pullFaults = [
  ...faultsIn('matchPull', [
    [
      'a debit of the service counts, whatever its amount',
      "if (isAmount && isOriginator) return 'pull'",
      "if (isOriginator) return 'pull'",
      'of another amount is asked about',
    ],
    [
      'a debit of the amount counts, whoever took it',
      "if (isAmount && isOriginator) return 'pull'",
      "if (isAmount) return 'pull'",
      'of another company is asked about',
    ],
  ]),
  ...faultsIn('lastPullDay', [
    [
      'a pull is waited for over three banking days',
      'const PULL_DAYS = 2',
      'const PULL_DAYS = 3',
      'it is waited for over two banking days',
    ],
  ]),
  ...faultsIn('leftOfPull', [
    [
      'what is kept back goes back with the money of a pull',
      'movable(mainCents, keepBackCents)',
      'movable(mainCents, ZERO)',
      'goes back as far as it is left above what is kept back, and never more than was moved',
    ],
  ]),
  ...faultsIn('findDebits', [
    [
      'a debit is the pull of two payments',
      'pulled.has(debit.id) || otherDebits',
      'otherDebits',
      'a debit is the pull of one payment only',
    ],
    [
      'a debit is asked about again after the customer said that it is something else',
      '|| otherDebits.includes(debit.id)',
      '',
      'is not asked about again once the customer says that it is something else',
    ],
  ]),
  ...faultsIn('watchPullsWork', [
    [
      'what was not collected goes back from a stopped account',
      '&& !(await putOnHold(tx, clock, customerId))',
      '',
      'nothing moves while the account is stopped, and it does once it was released',
    ],
    [
      'what may still be collected for another payment goes back, too',
      'add(keepBackCents, await expectedOfOthers(tx, row))',
      'keepBackCents',
      'what goes back leaves what may still be collected for another payment',
    ],
  ]),
  ...faultsIn('loweredByHand', [
    [
      'a payment by hand lowers the next one while a service may still collect this one',
      '(isIn(COMING_STATES, payment) ||',
      '(isIn(OPEN_STATES, payment) ||',
      'a payment by hand meanwhile is for the same installment, and the next one stays planned',
    ],
  ]),
  ...faultsIn('withoutPulled', [
    [
      'what a service collected counts again with the report of the customer',
      'return at < 0',
      'return true',
      'on the day by which it should be posted is the pull',
    ],
    [
      'a report of what was taken with the fee counts beside the pull',
      ' || amountCents === pull.takenCents',
      '',
      'of what was taken with the fee is the pull',
    ],
    [
      'a report of another payment is one that the service gave back before',
      'cameBackOn === null ? arrivesOn : addDays(cameBackOn, -1)',
      'arrivesOn',
      'a report from before the day on which the pull was given back counts no longer',
    ],
  ]),
  ...faultsIn('leftOfCollected', [
    [
      'nothing counts of a pull of which a part was given back',
      'larger(ZERO, subtract(collectedCents, backCents))',
      '(backCents > 0 ? ZERO : collectedCents)',
      'of a pull, what was given back counts no longer',
    ],
  ]),
  ...faultsIn('undoPulls', [
    [
      'of a pull of which a part was given back, all of it counts',
      'leftCents > 0 ? { pulledCents: leftCents }',
      'leftCents > 0 ? { pulledCents }',
      'of one of which a part was given back, the rest counts, and the customer is notified once',
    ],
  ]),
  ...faultsIn('readNeeds', [
    [
      'a share of pay takes what a service may still collect',
      'expectedCents: expected.get(customerId) ?? ZERO',
      'expectedCents: ZERO',
      'no share of pay takes its money',
    ],
  ]),
  ...faultsIn('withExpected', [
    [
      'the customer is asked to set aside again what a service may still collect',
      'each.appliedCents = add(each.appliedCents, paidCents)',
      'each.appliedCents = add(each.appliedCents, ZERO)',
      'its money is not asked for again, and cannot be put back by hand',
    ],
  ]),
  ...faultsIn('setaside/createMove', [
    [
      'what a service may still collect is put back by hand',
      'movable(subtract(mainCents, orderedCents), add(keepBackCents, expectedCents))',
      'movable(subtract(mainCents, orderedCents), keepBackCents)',
      'its money is not asked for again, and cannot be put back by hand',
    ],
  ]),
  ...faultsIn('listComingPayments', [
    [
      'pay bears again what a service may still collect after autopay was stopped',
      'withExpected(withWages(own, wages.get(customerId)), expected.get(customerId))',
      'withWages(own, wages.get(customerId))',
      'after autopay was stopped, no pay bears it again',
    ],
  ]),
  ...faultsIn('remindOutside', [
    [
      'the customer is reminded of a payment of which nothing is left',
      '|| row.plannedCents <= row.sentCents',
      '',
      'reminds nobody where nothing is left to pay',
    ],
  ]),
  ...faultsIn('notifySafeDay', [
    [
      'a text says to send what was paid by hand',
      '`${REMINDER_KEY}${row.id}-${row.sendOn}-safe-day`',
      '`safe-day-of-${row.id}-${row.sendOn}`',
      'of the safe day is not sent after the customer paid by hand',
    ],
    [
      'a safe day that has passed is said to be today',
      'deps.clock.today() > row.sendOn',
      'false',
      'of a safe day that passed without a look, the customer is told that it has passed',
    ],
  ]),
  ...faultsIn('undoPulls', [
    [
      'what a service gave back counts as sent',
      '!(await changePlanned(',
      '(await changePlanned(',
      'one that was given back counts no longer, and the customer is notified once',
    ],
  ]),
  ...faultsIn('pullAsPayment', [
    [
      'what a service collected does not count for the plan',
      'isUndone: cameBackOn !== null',
      'isUndone: true',
      'counts for the plan once it is recognized, on the day on which it is collected',
    ],
  ]),
  ...faultsIn('readMoney', [
    [
      'what a service collected counts again with its receipt',
      'new Map([[customerId, paid]])',
      'new Map([[customerId, payments]])',
      'counts once with its receipt, for the plan and for what is planned next',
    ],
  ]),
  ...faultsIn('plan/listInstallmentsOf', [
    [
      'what a service collected counts again with its receipt for shares of pay',
      'match(tx, customerIds, paidOf)',
      'match(tx, customerIds, new Map())',
      'counts once with its receipt for shares of pay, which are decided for many customers',
    ],
  ]),
  ...faultsIn('plan/listTrusteePayments', [
    [
      'what a service collected is not in the payment history',
      '[...payments, ...pulls.map(pullAsPayment)]',
      '[...payments]',
      'is in the payment history, with its day, its way and its state',
    ],
  ]),
  ...faultsIn('receipts/recordByHand', [
    [
      'the answer that a receipt is of what a service collected is lost',
      'paymentId < 0 ? -paymentId : null',
      'paymentId < 0 ? null : null',
      'holds, and can be taken back',
    ],
  ]),
]
