import { faultsIn } from './mutant.ts'

const ACCESS = 'server/tests/api-sweep/access.test.ts'
const OWNERSHIP = 'server/tests/api-sweep/ownership.test.ts'
const FOREIGN = "another customer's record answers in every place of an id exactly as one that does not exist"
const FORGED = 'server/tests/api-sweep/forged-facts.slow.test.ts'
const BELIEVED = 'a fact that a call takes makes no difference'
const SESSION = 'server/src/features/session'
const SESSION_RULES = `${SESSION}/session.rules.test.ts`

const ownerForgotten = (file: string, table: string, fault: string) =>
  faultsIn(file, OWNERSHIP, [
    [fault, `and(eq(${table}.customerId, customerId), eq(${table}.id, id))`, `eq(${table}.id, id)`, FOREIGN],
  ])

export const accessFaults = [
  ...faultsIn('server/src/http/access.ts', ACCESS, [
    [
      'a customer in any state may do everything',
      "if (!access.states.includes(caller.state)) throw refuseCommon('forbidden')",
      '',
      'may call what is meant for them and nothing else',
    ],
    [
      'a feature that is off is open at the API',
      'if (feature && !caller.features.has(feature))',
      'if (!caller.features)',
      'with the feature off, every call that belongs to it answers 403',
    ],
    [
      'the operator needs no key',
      '!timingSafeEqual(sent, expected))',
      'false)',
      'the key of the operator does not move the clock',
    ],
  ]),
  ...faultsIn('server/src/http/access.ts', 'server/tests/api-sweep/wind-down.test.ts', [
    [
      'after the last day of deposits money is pulled',
      'if (access.endsWith && caller.ended.has(access.endsWith))',
      'if (!access)',
      'an enforced calendar refuses exactly what has ended',
    ],
  ]),
  ...faultsIn('server/src/http/access.ts', `${SESSION}/cross-site.test.ts`, [
    [
      "another site may use the browser's cookie",
      "if (caller.by === 'cookie') assertSameSite(request, keys)",
      '',
      'is refused, and nothing changes',
    ],
  ]),
  ...faultsIn('server/src/http/serve.ts', ACCESS, [
    [
      'an event without a signature is believed',
      "if (signature && !(sent && (await signature.isRight(rawBody, sent)))) throw refuseCommon('signed_out')",
      '',
      "a partner's call without its signature, or with one over other bytes, is refused and not stored",
    ],
  ]),
  ...faultsIn('server/src/partners/signature.ts', 'server/src/partners/signature.test.ts', [
    ['a signature of last year is good', '5 * 60_000', '5 * 60_000_000', 'holds for five minutes'],
    ['any signature is good', 'return isRight && ', 'return ', 'of another secret is none'],
  ]),
  ...ownerForgotten(
    'server/src/features/notifications/notifications.queries.ts',
    'notifications',
    "another customer's notification is read",
  ),
  ...faultsIn('server/src/features/transactions/transactions.queries.ts', OWNERSHIP, [
    [
      "another customer's transaction is reported",
      'and(eq(postedTransactions.customerId, customerId), eq(postedTransactions.id, id))',
      'eq(postedTransactions.id, id)',
      FOREIGN,
    ],
  ]),
  ...faultsIn('server/src/features/funding/recurring.queries.ts', OWNERSHIP, [
    [
      "another customer's recurring transfer is cancelled",
      "    .set({ cancelledAt, cancelCause: 'customer' })\n    .where(and(isActive(customerId), eq(recurringTransfers.id, id)))",
      "    .set({ cancelledAt, cancelCause: 'customer' })\n    .where(eq(recurringTransfers.id, id))",
      FOREIGN,
    ],
  ]),
  ...faultsIn('server/src/features/bills/billers.queries.ts', OWNERSHIP, [
    [
      "another customer's biller is paid",
      '.where(and(ofCustomer(customerId, false), eq(billers.id, id)))',
      '.where(eq(billers.id, id))',
      FOREIGN,
    ],
  ]),
  ...faultsIn('server/src/features/tracker/tracker.queries.ts', OWNERSHIP, [
    [
      "another customer's goal is changed",
      '    .from(incomeGoals)\n    .where(and(eq(incomeGoals.customerId, customerId), eq(incomeGoals.id, id)))',
      '    .from(incomeGoals)\n    .where(eq(incomeGoals.id, id))',
      FOREIGN,
    ],
  ]),
  ...faultsIn('contract/src/bills/bill-payments.ts', FORGED, [
    [
      'a claim in a payment is passed over in silence',
      'bill_payment: z.strictObject({ amount',
      'bill_payment: z.object({ amount',
      'a fact that a call has no word for is refused by its name',
    ],
  ]),
  ...faultsIn('server/src/features/funding/funding.routes.ts', FORGED, [
    [
      'the caller claims to be another customer',
      'await funding.createTransfer(\n        caller.customerId,',
      'await funding.createTransfer(\n        body.ach_transaction.customer_id ?? caller.customerId,',
      BELIEVED,
    ],
  ]),
  ...faultsIn('server/src/features/tracker/expense-items.ts', FORGED, [
    [
      'whatever the caller claims of an item is kept',
      'await updateItem(tx, customerId, id, {\n      effectiveOn,',
      'await updateItem(tx, customerId, id, {\n      external: form.external,\n      effectiveOn,',
      BELIEVED,
    ],
  ]),
  ...faultsIn(`${SESSION}/session.rules.ts`, SESSION_RULES, [
    [
      'an idle session lives at its deadline',
      'if (now >= idleDeadline',
      'if (now > idleDeadline',
      'at the deadline',
    ],
    [
      'a session lives for ever when somebody is busy',
      'Math.min(session.lastActiveAt + limits.idleMs, session.startedAt + limits.longestMs)',
      'session.lastActiveAt + limits.idleMs',
      'beyond twelve hours, however active',
    ],
    [
      'the browser may say that it was active tomorrow',
      'Math.min(now, Math.max(known, claimed))',
      'Math.max(known, claimed)',
      'in the future, is now',
    ],
    ['guessing passwords costs no time', '1000 * 2 ** Math.min(beyond, 20)', '1000', 'nobody is let in for'],
    [
      'a token of long ago opens the session',
      'tokenGeneration === session.generation - 1 &&',
      'tokenGeneration < session.generation &&',
      'of the one before that',
    ],
    [
      'a token that comes again after it was replaced is only refused',
      "isOneBeforeGood(session, now) ? 'open' : 'reused'",
      "isOneBeforeGood(session, now) ? 'open' : 'over'",
      'is used by two, after thirty seconds',
    ],
    [
      'a lost answer costs the session',
      '(isUnused(session) || now <',
      '(now <',
      'stays good to the end while the new one',
    ],
  ]),
  ...faultsIn('database/src/serving-role.ts', 'server/tests/api-sweep/every-call.pg.test.ts', [
    [
      'a server may rewrite the audit log',
      "'revoke update, delete on %I.%I from %I'",
      "'grant update, delete on %I.%I to %I'",
      'it cannot change, delete, or make changeable',
    ],
  ]),
]
