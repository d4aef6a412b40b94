import { faultsIn } from './mutant.ts'

const FOREIGN = "answers another customer's record exactly like a missing one, in every id field"
const BELIEVED = 'a forged value in a field that a call accepts has no effect'

export const accessFaults = [
  ...faultsIn('checkAccess', [
    [
      'customers in every state may make every call',
      "if (!access.states.includes(caller.state)) throw refuseCommon('forbidden')",
      '',
      'may call what is meant for them and nothing else',
    ],
    [
      'the API serves a feature that is switched off',
      'if (feature && !caller.features.has(feature))',
      'if (!caller.features)',
      'with the feature off, every call that belongs to it answers 403',
    ],
    [
      'a second feature that is off is open at the API',
      'for (const feature of [access.feature, access.alsoFeature])',
      'for (const feature of [access.feature])',
      'a call is closed without any one of its features, and needs no other',
    ],
    [
      'the operator needs no key',
      '!timingSafeEqual(sent, expected))',
      'false)',
      'the key of the operator does not move the clock',
    ],
    [
      'money is pulled after the last day of deposits',
      'if (access.endsWith && caller.ended.has(access.endsWith))',
      'if (!access)',
      'an enforced calendar refuses exactly the calls that have ended',
    ],
    [
      "another site can use the browser's cookie",
      "if (caller.by === 'cookie') assertSameSite(request, keys)",
      '',
      'refuses a change with the cookie',
    ],
  ]),
  ...faultsIn('payer', [
    [
      "bills belong to the tracker's feature",
      "feature: 'billPay'",
      "feature: 'paymentTracker'",
      'is declared as the table of guards says',
    ],
  ]),
  ...faultsIn('assertSigned', [
    [
      'an unsigned event is accepted',
      'if (signature && !(sent && (await signature.isRight(rawBody, sent)))) await refuseUnsigned(request, limits)',
      '',
      "a partner's call without its signature, or with one over other bytes, is refused and not stored",
    ],
  ]),
  ...faultsIn('isSigned', [
    ['a signature of last year is good', '5 * 60_000', '5 * 60_000_000', 'holds for five minutes'],
    ['any signature is good', 'return isRight &&', 'return', 'refuses a signature made with another secret'],
  ]),
  ...faultsIn('markRead', [
    [
      "a customer marks another customer's notification as read",
      'and(eq(notifications.customerId, customerId), eq(notifications.id, id))',
      'eq(notifications.id, id)',
      FOREIGN,
    ],
  ]),
  ...faultsIn('findStatement', [
    [
      "a customer reads another customer's statement",
      '.from(statements) .where(and(eq(statements.customerId, customerId), eq(statements.id, id)))',
      '.from(statements) .where(eq(statements.id, id))',
      FOREIGN,
    ],
  ]),
  ...faultsIn('cancelRecurring', [
    [
      "a customer cancels another customer's recurring transfer",
      ".set({ cancelledAt, cancelCause: 'customer' }) .where(and(isActive(customerId), eq(recurringTransfers.id, id)))",
      ".set({ cancelledAt, cancelCause: 'customer' }) .where(eq(recurringTransfers.id, id))",
      FOREIGN,
    ],
  ]),
  ...faultsIn('findBiller', [
    [
      "a customer pays another customer's biller",
      '.where(and(ofCustomer(customerId, false), eq(billers.id, id)))',
      '.where(eq(billers.id, id))',
      FOREIGN,
    ],
  ]),
  ...faultsIn('findIncomeGoal', [
    [
      "a customer changes another customer's goal",
      '.from(incomeGoals) .where(and(eq(incomeGoals.customerId, customerId), eq(incomeGoals.id, id)))',
      '.from(incomeGoals) .where(eq(incomeGoals.id, id))',
      FOREIGN,
    ],
  ]),
  ...faultsIn('createBillPayment', [
    [
      'an unknown field in a payment is silently ignored',
      'bill_payment: z.strictObject({ amount',
      'bill_payment: z.object({ amount',
      'refuses each unknown field by name, at every level of the body',
    ],
  ]),
  ...faultsIn('server/fundingRoutes', [
    [
      'a customer id in the body replaces the signed-in customer',
      'await funding.createTransfer( caller.customerId,',
      'await funding.createTransfer( body.ach_transaction.customer_id ?? caller.customerId,',
      BELIEVED,
    ],
  ]),
  ...faultsIn('server/updateExpenseItem', [
    [
      'a caller sets fields of an item that only the bank may set',
      'await updateItem(tx, customerId, id, { effectiveOn,',
      'await updateItem(tx, customerId, id, { external: form.external, effectiveOn,',
      BELIEVED,
    ],
  ]),
  ...faultsIn('recordFailure', [
    [
      'guesses during the wait lock the owner out',
      'counts ? customerId : undefined',
      'customerId',
      'guesses during the wait do not count',
    ],
    [
      'a known browser waits for strangers too',
      'address && deviceId === undefined ? [own, address] : [own]',
      'address ? [own, address] : [own]',
      'a known browser signs in despite a blocked network address',
    ],
  ]),
  ...faultsIn('replyToError', [
    [
      'an error of our own SQL is reported as a conflict and not logged',
      "sqlState(error) === '23505'",
      "sqlState(error)?.startsWith('2')",
      'our own SQL error is a fault, logged with the id in the reply: {a number that is too large}',
    ],
  ]),
  ...faultsIn('tokenStatus', [
    [
      'an idle session still works at its deadline',
      'if (now >= idleDeadline',
      'if (now > idleDeadline',
      'at the deadline',
    ],
  ]),
  ...faultsIn('tokenExpiry', [
    [
      'an active session never expires',
      'Math.min(session.lastActiveAt + limits.idleMs, session.startedAt + limits.maxMs)',
      'session.lastActiveAt + limits.idleMs',
      'beyond twelve hours, however active',
    ],
  ]),
  ...faultsIn('clampLastActive', [
    [
      'a browser can claim activity in the future',
      'Math.min(now, Math.max(known, claimed))',
      'Math.max(known, claimed)',
      'in the future counts as now',
    ],
  ]),
  ...faultsIn('waitAfterFailures', [
    [
      'guessing passwords costs no time',
      '1000 * 2 ** Math.min(beyond, 20)',
      '1000',
      'an email address has to wait for',
    ],
  ]),
  ...faultsIn('tokenStatus', [
    [
      'a token replaced long ago opens the session',
      'tokenGeneration === session.generation - 1 &&',
      'tokenGeneration < session.generation &&',
      'of an older generation counts as reused',
    ],
    [
      'reuse of a replaced token does not end the session',
      "isOneBeforeGood(session, now) ? 'open' : 'reused'",
      "isOneBeforeGood(session, now) ? 'open' : 'over'",
      'of the previous generation counts as reused after thirty seconds',
    ],
  ]),
  ...faultsIn('isRotationDue', [
    [
      'a lost reply ends the session',
      '(isUnused(session) || now <',
      '(now <',
      'stays good to the end while the new one',
    ],
  ]),
  ...faultsIn('searchPage', [
    [
      'a search ends before the oldest transactions',
      'if (!end) return',
      'if (end) return',
      'continues where a window ends, and finds what is behind it',
    ],
  ]),
  ...faultsIn('searchEndOf', [
    [
      'a search shows a row a second time when something is posted meanwhile',
      'return apart < 0 ? found : end',
      'return end',
      'last continues after the older of it and the end of its window',
    ],
  ]),
  ...faultsIn('csvRow', [
    [
      'a spreadsheet runs the name of a merchant',
      'cellOf(details)',
      'details',
      'exports no formula, and amounts as numbers',
    ],
  ]),
  ...faultsIn('exportPeriod', [
    [
      'an export loses what is behind its first page',
      'start = { after: last }',
      'return',
      'exports each transaction of the period once',
    ],
  ]),
  ...faultsIn('grantServing', [
    [
      'a server can rewrite the audit log',
      "'revoke %s on %I.%I from %I'",
      "'grant %s on %I.%I to %I'",
      'the serving role cannot change, delete, or unprotect rows of',
    ],
    [
      'a server cannot remove what may only not be changed',
      't.tgtype & refused.bit > 0',
      'true',
      'the server starts and serves every call with a role that can only read and write rows',
    ],
  ]),
]
