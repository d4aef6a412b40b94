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
  ...faultsIn('limitsWork', [
    [
      'an account whose limits cannot be lifted keeps the others limited',
      'const liftAll = (deps: ProgramDeps): Promise<void> => deps.forEachDue(',
      `const inOrder: ProgramDeps['forEachDue'] = async (rows, work) => {
        for (const row of await rows(0)) await work(row)
      }
      const liftAll = (deps: ProgramDeps): Promise<void> => inOrder(`,
      'lifts the limits of all other accounts while those of one cannot be lifted',
    ],
  ]),
  ...faultsIn('createForEachDue', [
    [
      'a list with two rows of a customer ends with an error',
      '[...new Set(page.map((row) => keyOf(row, key)))]',
      'page.map((row) => keyOf(row, key))',
      'sends both limits of an account whose jobs were lost, in one run',
    ],
    [
      'a server that stops keeps the rest of its page',
      'return giveBack([...mine])',
      'return',
      'a server that stops gives rows back while another row of its page hangs',
    ],
  ]),
  ...faultsIn('createMetrics', [
    [
      'a list that never succeeds has no time of its last success',
      "outcome === 'done' || !dueLists.has(list)",
      "outcome === 'done'",
      'the figures of a list show for how long its end was not reached, and when all was done',
    ],
    [
      'a round that ended early does not count as lag',
      "else if (outcome !== 'cut-short')",
      'else',
      'the figures of a list show for how long its end was not reached, and when all was done',
    ],
  ]),
  ...faultsIn('createEmails', [
    [
      'emails of the build before take the connections of warnings',
      'inTurn(() => send(delivery))',
      'send(delivery)',
      'of {20} connections, ordinary emails use {15}, also right after an update',
    ],
  ]),
  ...faultsIn('createSmtpMail', [
    [
      'each email opens a connection',
      'pool: true',
      'pool: false',
      'emails that are sent one after another use the same connection',
    ],
    [
      'a server opens any number of connections to the mail server',
      'maxConnections: connections',
      'maxConnections: 50',
      'emails that are sent at once wait for one of a few connections',
    ],
  ]),
  ...faultsIn('createQueue', [
    [
      'a lost job whose end cannot be recorded ends the poll',
      "new Error('the server that ran it is gone')).catch(warn)",
      "new Error('the server that ran it is gone'))",
      'a lost job whose end cannot be recorded keeps the poll from no other job',
    ],
  ]),
]
