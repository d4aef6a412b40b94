import { faultsIn } from './mutant.ts'
import { receiptsPageFaults } from './receipts-page.ts'

/** Faults that make something happen twice, late or on the wrong day. */

export const onceFaults = [
  ...receiptsPageFaults,
  ...faultsIn('createIdempotency', [
    [
      'a different amount with the same key gets the old reply',
      'earlier?.call !== call || earlier.bodyHash !== bodyHash',
      'earlier?.call !== call',
      'a key that was used is refused for {another body}',
    ],
    [
      'a different call with the same key gets the old reply',
      'earlier?.call !== call || earlier.bodyHash !== bodyHash',
      'earlier?.bodyHash !== bodyHash',
      'a key that was used is refused for {another call}',
    ],
    [
      'the first reply is not stored',
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
      'a known key repeats its work',
      'if (claim) return claim',
      'return claim ?? { id: 0 }',
      'the same key and body get the first reply again',
    ],
    [
      'a repeated request during the partner call gets an empty reply',
      "if ('unfinished' in (earlier.reply as object)) throw inProgress()",
      '',
      'work that calls a partner first is done once',
    ],
    [
      "a dead server's key stays in progress for a day",
      'lt(idempotencyKeys.createdAt, endedBefore)',
      'lt(idempotencyKeys.createdAt, forgottenBefore(now))',
      'a refused partner call frees its key at once',
    ],
    [
      'work that gives up keeps its key',
      'if (reply === NOTHING_DONE) await',
      'if (false) await',
      'work that gives up stores nothing, so the same key can succeed later',
    ],
    [
      'a repeated request waits forever for the first one',
      '${`${WAIT_MS}ms`}',
      "'0'",
      'a repeated request gets 409 if the first one outlasts the wait',
    ],
    [
      'a request that waits for its customer is refused as in progress',
      "await tx.execute(sql.raw('set local lock_timeout to default'))",
      '',
      'a request that waits long for its customer is not in progress itself',
    ],
  ]),
  ...faultsIn('createInbox', [
    [
      'a failed event is retried without growing pauses',
      '1000 * 2 ** attempts',
      '2000',
      'is tried again with growing pauses',
    ],
  ]),
  ...faultsIn('recurringWork', [
    [
      'a monthly transfer counts from its last run, so the 31st becomes the 28th forever',
      'runDay(recurring.anchorOn, recurring.interval, runCount)',
      'runDay(recurring.nextRunOn, recurring.interval, 1)',
      'a monthly transfer from January 31',
    ],
    [
      'recurring transfers of a closed account keep running',
      "!== 'approved'",
      "=== 'rejected'",
      'a closed account stops its recurring transfers',
    ],
  ]),
  ...faultsIn('claimRecurring', [
    [
      'a transfer due on a day without a server never runs',
      'and(lte(recurringTransfers.nextRunOn, dueBy), isNotStopped(',
      'and(eq(recurringTransfers.nextRunOn, dueBy), isNotStopped(',
      'makes up for days on which nothing ran, each due date once',
    ],
  ]),
  ...faultsIn('funding/moveOn', [
    [
      'a run is recorded but its schedule does not move on',
      '.set(next)',
      '.set({ runCount: next.runCount })',
      'weekly and biweekly transfers keep their weekday',
    ],
  ]),
  ...faultsIn('recurringWork', [
    // A missing row lock is not listed as a fault: the unique index on runs also prevents two servers from
    // running the same due date.
    [
      'missed runs are all dated today',
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
      'a month after January 31 is March 3',
      'Math.min(dayOfMonth, daysInMonth(targetYear, targetMonth))',
      'dayOfMonth',
      'a reminder is due on',
    ],
  ]),
  ...faultsIn('useSubmit', [
    [
      'a form can be submitted twice',
      'if (isLocked.current) return false',
      '',
      'a second press while the first is in progress sends nothing and returns false',
    ],
  ]),
  ...faultsIn('migrationSteps', [
    [
      'a migration is applied and recorded in separate transactions',
      'session.transaction(async (tx) => { for (const statement of statementsOf(file.text)) await tx.execute(sql.raw(statement)) await tx.execute(record(file)) })',
      `(async () => {
        for (const statement of statementsOf(file.text)) await session.run(statement)
        await session.transaction((tx) => tx.execute(record(file)))
      })()`,
      'completely or not at all when the program is killed',
    ],
  ]),
  ...faultsIn('isUnavailable', [
    [
      'a full disk is reported as a permanent error, so no caller tries again',
      '40P01|53...|55P03',
      '40P01|55P03',
      'a full disk gives 503 with Retry-After',
    ],
  ]),
  ...faultsIn('createClaims', [
    [
      'a row that another server claims at the same moment is claimed as well',
      'where work_claims.due_at <= now()',
      '',
      'two servers that claim a row at the same moment get it once',
    ],
    [
      'a claim locks what other servers work on',
      'and claimed.due_at > now()',
      'and false',
      'a claim does not wait for claims of other servers that are in force',
    ],
    [
      'claims are released in any order, so two servers wait for each other',
      'and key = any($3::bigint[]) order by key for update',
      'and key = any($3::bigint[]) order by key desc for update',
      '{release} locks claims in the order of their keys',
    ],
    [
      'a server releases a row that another one holds',
      'where list = $1 and holder = $2 and key = any($3::bigint[]) order by key',
      "where list = $1 and $2 <> '' and key = any($3::bigint[]) order by key",
      'a server whose lease ended while it worked',
    ],
    [
      'a row that fails is tried again every second',
      'else least(${MAX_PAUSE_SECONDS}, power(2, attempts)) end',
      'else 1 end',
      'a row that failed waits twice as long after each failure',
    ],
    [
      'a row that always fails is never set aside',
      'attempts + 1 >= ${MAX_ATTEMPTS}',
      'false',
      'a row that always fails is set aside',
    ],
    [
      'rows are set aside because their partner was away',
      'greatest(attempts, least(attempts + 1, ${MAX_ATTEMPTS} - 1))',
      'attempts + 1',
      'a partner that was away for long sets no row aside',
    ],
    [
      'a row that a round did not begin loses its failures',
      'where ${HELD} and attempts = 0',
      'where ${HELD}',
      'a row that a round claimed and did not begin keeps its failures',
    ],
  ]),
  ...faultsIn('createForEachDue', [
    [
      'a server begins a loop over a list while another one still runs',
      'before.catch(() => undefined).then(',
      'Promise.resolve().then(',
      'one server never runs two loops over one list at once',
    ],
    [
      'a row that another server has done is done again',
      'mine.size > 0 ? await rows(after, last) : []',
      'page',
      'between the read and the claim',
    ],
    [
      'two rows of a customer are worked on at once',
      'customerId === undefined ? tryRows(group)',
      'true ? tryRows(group)',
      'a server works on several rows at once',
    ],
    [
      'the lease of a long row is not extended',
      'void claims.renew(round, [...held]).catch(warn)',
      '{}',
      'the lease of a row that is worked on is extended',
    ],
    [
      'a server that stops goes on with its page',
      'isCutShort || isStopping()',
      'isCutShort',
      'a server that stops ends the row that it works on',
    ],
  ]),
]
