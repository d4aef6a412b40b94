import { faultsIn } from './mutant.ts'

/** Faults in work that comes again: something is forgotten, or done where nothing is due. */
export const recurringFaults = [
  ...faultsIn('transactions/readMonth', [
    [
      'a posting that is late for its month is on no statement',
      ', gt(id, lastTransactionId))',
      ')',
      'a late posting in a closed month is on the next statement',
    ],
  ]),
  ...faultsIn('recordMoved', [
    [
      'an account that moved is compared at night only',
      'dueAt: sql`least(${reconciliations.dueAt}, excluded.due_at)`',
      'dueAt: sql`${reconciliations.dueAt}`',
      'an account is compared within ten minutes after it opened, and after each movement',
    ],
    [
      'closed accounts are compared every night',
      'case when ${isOpen} then ${next} end',
      '${next}',
      'a closed account is compared once more, and then only after something moved',
    ],
  ]),
  ...faultsIn('nextLookOn', [
    [
      'a month without a plan has no payment',
      'each.month <= month',
      'each.month === month',
      'looks at each payment on each day on which it is near, and at no other time',
    ],
    [
      'a payment is looked at every minute of its day',
      'lookedAt.has(month) ? addDays(today, 1) : today',
      'today',
      'looks at each payment on each day on which it is near, and at no other time',
    ],
  ]),
  ...faultsIn('limitsWork', [
    [
      'all accounts are looked at every minute for their limits',
      'openedSince(complete, now)',
      'undefined',
      'looks at all accounts for the announced end of the program only once',
    ],
  ]),
]
