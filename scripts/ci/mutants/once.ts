import { faultsIn } from './mutant.ts'

/** Faults by which something happens twice, late, or on the wrong day. */

export const onceFaults = [
  ...faultsIn('createIdempotency', [
    [
      'another amount under the same key gets the old answer',
      'earlier?.call !== call || earlier.bodyHash !== bodyHash',
      'earlier?.call !== call',
      'a key that was used is refused for {another body}',
    ],
    [
      'another call under the same key gets the old answer',
      'earlier?.call !== call || earlier.bodyHash !== bodyHash',
      'earlier?.bodyHash !== bodyHash',
      'a key that was used is refused for {another call}',
    ],
    [
      'the first answer is not kept',
      '.set({ reply: { reply } })',
      '.set({ reply: {} })',
      'the same key and body get the first reply again',
    ],
  ]),
  ...faultsIn('forgetKeysJob', [
    ['a key is never forgotten', '24 * 3_600_000', '48 * 3_600_000', 'a key is forgotten after a day'],
  ]),
  ...faultsIn('createIdempotency', [
    [
      'a known key does its work once more',
      'if (!claim) {',
      'if (claim === null) {',
      'the same key and body get the first reply again',
    ],
    [
      'what comes while the work asks a partner gets an empty answer',
      "if ('unfinished' in (earlier.reply as object)) throw inProgress()",
      '',
      'work that calls a partner first is done once',
    ],
    [
      'a server that ended leaves its key in progress for a day',
      'lt(idempotencyKeys.createdAt, endedBefore)',
      'lt(idempotencyKeys.createdAt, forgottenBefore(now))',
      'a refused partner call frees its key at once',
    ],
    [
      'a request waits for its twin without end',
      'await tx.execute(sql.raw(`set local lock_timeout = ${WAIT_MS}`))',
      '',
      'a repeated request gets 409 if the first one outlasts the wait',
    ],
  ]),
  ...faultsIn('createInbox', [
    [
      'an event that failed is tried again and again at one pace',
      '1000 * 2 ** attempts',
      '2000',
      'is tried again with growing pauses',
    ],
  ]),
  ...faultsIn('recurringWork', [
    [
      'a month is counted from the last run, so 31 January becomes the 28th for ever',
      'runDay(recurring.anchorOn, recurring.interval, runCount)',
      'runDay(recurring.nextRunOn, recurring.interval, 1)',
      'a monthly transfer from January 31',
    ],
    [
      'a closed account goes on pulling',
      "!== 'approved'",
      "=== 'rejected'",
      'a closed account stops its recurring transfers',
    ],
  ]),
  ...faultsIn('claimHeldRecurring', [
    [
      'a day without a server is never made up for',
      'lte(recurringTransfers.nextRunOn, today)',
      'eq(recurringTransfers.nextRunOn, today)',
      'makes up for days on which nothing ran, each due date once',
    ],
  ]),
  ...faultsIn('funding/moveOn', [
    [
      'a run is recorded and its schedule stays where it was',
      '.set(next)',
      '.set({ runCount: next.runCount })',
      'weekly and biweekly transfers keep their weekday',
    ],
  ]),
  ...faultsIn('recurringWork', [
    // Two guards keep two servers from one due date, the lock of its row and the unique index of its run: with the lock taken
    // away all ends the same, so that fault is none.
    [
      'days that were missed count as one, today',
      'runOn: nextRunOn,',
      'runOn: clock.today(),',
      'runs ten recurring transfers once for each of three missed weeks',
    ],
  ]),
  ...faultsIn('runDay', [
    ['every two weeks is every fifteen days', '? 7 : 14', '? 7 : 15', 'transfer that begins on'],
  ]),
  ...faultsIn('addMonths', [
    [
      '31 January and a month is 3 March',
      'Math.min(dayOfMonth, daysInMonth(targetYear, targetMonth))',
      'dayOfMonth',
      'a reminder is due on',
    ],
  ]),
  ...faultsIn('useSubmit', [
    [
      "a form's lock against a second press is off",
      'if (isLocked.current) return false',
      '',
      'a second press while the first is in progress sends nothing and returns false',
    ],
  ]),
  ...faultsIn('migrate', [
    [
      'a migration is applied before it is noted, and not together with that',
      'await session.transaction(async (tx) => { for (const statement of statements(file.text)) await tx.execute(sql.raw(statement))',
      `for (const statement of statements(file.text)) await session.run(statement)
      await session.transaction(async (tx) => {`,
      'is there whole or not at all, whenever the program is killed',
    ],
  ]),
  ...faultsIn('isUnavailable', [
    [
      'a full disk is told as a fault of ours, so nobody tries again',
      '40P01|53...|57P0',
      '40P01|57P0',
      'a full disk gives 503 with Retry-After',
    ],
  ]),
]
