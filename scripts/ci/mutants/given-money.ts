/**
 * Faults in provisional and final credits for reported problems, and in accounts whose books do not agree.
 */
import { faultsIn } from './mutant.ts'

const DISPUTES = 'server/src/features/disputes'
const FUNDING = 'server/src/features/funding'
const ACCOUNT_STOP = 'server/src/security/audit/account-stop.test.ts'

export const givenMoneyFaults = [
  ...faultsIn(`${DISPUTES}/case-money.ts`, `${DISPUTES}/capped-credit.test.ts`, [
    [
      'what the bank gives is not capped',
      'return smaller(asked, larger(ZERO, subtract(limit, given)))',
      'return asked',
      'a purchase that its merchant gave back gets no credit',
    ],
    [
      'what an earlier case gave is forgotten',
      'subtract(loss?.lostCents ?? ZERO, sum(others))',
      'loss?.lostCents ?? ZERO',
      'a purchase that was corrected and reported again goes to a person',
    ],
  ]),
  ...faultsIn(`${DISPUTES}/move-money.ts`, `${DISPUTES}/capped-credit.test.ts`, [
    [
      'what came back since the decision is given again',
      ': cappedMovement(movement.amountCents, await findMoneyOf(transactions, tx, dispute))',
      ': movement.amountCents',
      'what comes back between the decision and the posting of a credit is not given twice',
    ],
  ]),
  ...faultsIn(`${DISPUTES}/review-disputes.ts`, `${DISPUTES}/capped-credit.test.ts`, [
    [
      'the operator may answer with more than is missing',
      'if (limit === undefined || amount <= limit) return',
      'if (limit === undefined || amount >= 0) return',
      'what comes back after the credit is settled with the answer',
    ],
  ]),
  ...faultsIn(`${DISPUTES}/disputes.queries.ts`, `${DISPUTES}/capped-credit.test.ts`, [
    [
      'a second report is credited by itself',
      'eq(disputes.isRepeat, false),',
      '',
      'a second report of a purchase without a credit is told plainly',
    ],
  ]),
  ...faultsIn(`${DISPUTES}/report-problem.ts`, `${DISPUTES}/capped-credit.test.ts`, [
    [
      "the bank's own take-back is a problem of its own",
      "throw refuse('dispute.own_adjustment')",
      'void about',
      "the bank's own credit, its correction and its taking back cannot be reported",
    ],
  ]),
  ...faultsIn(`${DISPUTES}/returned-money.ts`, `${DISPUTES}/capped-credit.test.ts`, [
    [
      'what comes back after the answer is kept twice',
      'money.given <= money.limit) continue',
      'money.given >= 0) continue',
      'what comes back after the answer is taken back, with a warning',
    ],
  ]),
  ...faultsIn('server/src/security/audit/audit-bank.ts', ACCOUNT_STOP, [
    [
      'what is late counts as a break',
      'posted > add(confirmed, intended)',
      'posted > confirmed',
      'a payment whose answer was lost is late and stops nothing',
    ],
    [
      'more that came back than was paid goes unseen',
      'breaks: !isOpen',
      'breaks: false',
      'an account that got back more than it paid stops alone',
    ],
  ]),
  ...faultsIn('server/src/security/audit/stopped-account.ts', ACCOUNT_STOP, [
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
      'who is refused first days after the stop',
    ],
  ]),
  ...faultsIn('server/src/security/audit/money-stop.ts', ACCOUNT_STOP, [
    [
      'what was ordered before the stop leaves the account',
      "(stop === 'account' && takesMoney(asked))",
      "(stop === 'account' && !takesMoney(asked))",
      'what was ordered before the stop waits',
    ],
  ]),
  ...faultsIn('server/src/security/audit/stop-broken.ts', ACCOUNT_STOP, [
    [
      'what a person released stops again at each audit',
      'if (await isAccepted(deps, customerId, found)) continue',
      '',
      'a person releases it with a reason',
    ],
  ]),
  ...faultsIn(`${FUNDING}/recurring.queries.ts`, ACCOUNT_STOP, [
    [
      'recurring transfers of a stopped account run',
      'and(lte(recurringTransfers.nextRunOn, dueBy), isNotStopped(tx, recurringTransfers.customerId)),',
      'lte(recurringTransfers.nextRunOn, dueBy),',
      'a recurring transfer of a stopped account waits',
    ],
  ]),
]
