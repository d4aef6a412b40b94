/** Faults in credits for reported problems, and in stopping accounts after an audit found a mismatch. */
import { faultsIn } from './mutant.ts'

export const givenMoneyFaults = [
  ...faultsIn('capped', [
    [
      'credits for a reported problem are not capped',
      'return smaller(requested, larger(ZERO, subtract(limit, given)))',
      'return requested',
      'gives no credit for a refunded purchase',
    ],
  ]),
  ...faultsIn('caseMoneyOf', [
    [
      'credits of an earlier case are ignored',
      'subtract(loss?.lostCents ?? ZERO, sum(others))',
      'loss?.lostCents ?? ZERO',
      'gives no automatic credit for a corrected purchase that is reported again',
    ],
  ]),
  ...faultsIn('postMovementJob', [
    [
      'money refunded since the decision is credited again',
      ': cappedMovement(movement.amountCents, await findMoneyOf(transactions, tx, dispute))',
      ': movement.amountCents',
      'deducts a refund between the decision and the posting of a credit',
    ],
  ]),
  ...faultsIn('credit', [
    [
      'the operator can credit more than the loss',
      'if (limit === undefined || amount <= limit) return',
      'if (limit === undefined || amount >= 0) return',
      'settles a refund that arrives after the credit when the case is answered',
    ],
  ]),
  ...faultsIn('listUncredited', [
    [
      'a repeated report is credited automatically',
      'eq(disputes.isRepeat, false),',
      '',
      'a person will review a second report without a credit',
    ],
  ]),
  ...faultsIn('server/reportProblem', [
    [
      "a customer can report the bank's own correction as a problem",
      "throw refuse('dispute.own_adjustment')",
      'void about',
      "refuses a report about the bank's own credit or its reversal",
    ],
  ]),
  ...faultsIn('takeBackReturned', [
    [
      'the customer keeps a credit and a later refund',
      'money.given <= money.limit) continue',
      'money.given >= 0) continue',
      'takes a credit back with notice if a refund arrives after the answer',
    ],
  ]),
  ...faultsIn('comparePayments', [
    [
      'a late posting counts as a break',
      'posted > add(confirmed, intended)',
      'posted > confirmed',
      'a payment whose reply was lost is late and stops nothing',
    ],
  ]),
  ...faultsIn('compareAccount', [
    [
      'the audit misses an account that was refunded more than it paid',
      'breaks: !isOpen',
      'breaks: false',
      'an account that got back more than it paid stops alone',
    ],
  ]),
  ...faultsIn('refusingStopped', [
    [
      'a stopped account can order payments',
      'if (stop) throw new StoppedAccount',
      'if (stop?.id === 0) throw new StoppedAccount',
      'an account that got back more than it paid stops alone',
    ],
    [
      'a refused customer is promised a day that has passed',
      'refusedAt && promisedOn >= today ? promisedOn',
      'promisedOn ? promisedOn',
      'a customer first refused days after the stop',
    ],
  ]),
  ...faultsIn('stoppable', [
    [
      'orders from before the stop leave the account',
      "(stop === 'account' && takesMoney(requested))",
      "(stop === 'account' && !takesMoney(requested))",
      'a payment ordered before the stop waits',
    ],
  ]),
  ...faultsIn('stopBroken', [
    [
      'each audit stops an account again that a person released',
      'if (await isAccepted(deps, customerId, findings)) return',
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
