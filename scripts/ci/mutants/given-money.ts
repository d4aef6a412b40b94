/**
 * Faults in provisional and final credits for reported problems, and in accounts whose books do not agree.
 */
import { faultsIn } from './mutant.ts'

export const givenMoneyFaults = [
  ...faultsIn('capped', [
    [
      'what the bank gives is not capped',
      'return smaller(requested, larger(ZERO, subtract(limit, given)))',
      'return requested',
      'gives no credit for a refunded purchase',
    ],
  ]),
  ...faultsIn('caseMoneyOf', [
    [
      'what an earlier case gave is forgotten',
      'subtract(loss?.lostCents ?? ZERO, sum(others))',
      'loss?.lostCents ?? ZERO',
      'gives no automatic credit for a corrected purchase that is reported again',
    ],
  ]),
  ...faultsIn('postMovement', [
    [
      'what came back since the decision is given again',
      ': cappedMovement(movement.amountCents, await findMoneyOf(transactions, tx, dispute))',
      ': movement.amountCents',
      'deducts a refund between the decision and the posting of a credit',
    ],
  ]),
  ...faultsIn('credit', [
    [
      'the operator may answer with more than is missing',
      'if (limit === undefined || amount <= limit) return',
      'if (limit === undefined || amount >= 0) return',
      'settles a refund that arrives after the credit when the case is answered',
    ],
  ]),
  ...faultsIn('listUncredited', [
    [
      'a second report is credited by itself',
      'eq(disputes.isRepeat, false),',
      '',
      'a person will review a second report without a credit',
    ],
  ]),
  ...faultsIn('server/reportProblem', [
    [
      "the bank's own take-back is a problem of its own",
      "throw refuse('dispute.own_adjustment')",
      'void about',
      "refuses a report about the bank's own credit or its reversal",
    ],
  ]),
  ...faultsIn('takeBackReturned', [
    [
      'what comes back after the answer is kept twice',
      'money.given <= money.limit) continue',
      'money.given >= 0) continue',
      'takes a credit back with notice if a refund arrives after the answer',
    ],
  ]),
  ...faultsIn('auditBank', [
    [
      'what is late counts as a break',
      'posted > add(confirmed, intended)',
      'posted > confirmed',
      'a payment whose reply was lost is late and stops nothing',
    ],
    [
      'more that came back than was paid goes unseen',
      'breaks: !isOpen',
      'breaks: false',
      'an account that got back more than it paid stops alone',
    ],
  ]),
  ...faultsIn('refusingStopped', [
    [
      'orders of a stopped account are taken',
      'if (stop) throw new StoppedAccount',
      'if (stop?.id === 0) throw new StoppedAccount',
      'an account that got back more than it paid stops alone',
    ],
    [
      'a day that has passed is promised',
      'refusedAt && promisedOn >= today ? promisedOn',
      'promisedOn ? promisedOn',
      'a customer first refused days after the stop',
    ],
  ]),
  ...faultsIn('stoppable', [
    [
      'what was ordered before the stop leaves the account',
      "(stop === 'account' && takesMoney(requested))",
      "(stop === 'account' && !takesMoney(requested))",
      'a payment ordered before the stop waits',
    ],
  ]),
  ...faultsIn('stopBroken', [
    [
      'what a person released stops again at each audit',
      'if (await isAccepted(deps, customerId, found)) continue',
      '',
      'an operator releases a stop, the refused customer is emailed',
    ],
  ]),
  ...faultsIn('claimRecurring', [
    [
      'recurring transfers of a stopped account run',
      'and(lte(recurringTransfers.nextRunOn, dueBy), isNotStopped(tx, recurringTransfers.customerId)),',
      'lte(recurringTransfers.nextRunOn, dueBy),',
      'a recurring transfer of a stopped account waits',
    ],
  ]),
]
