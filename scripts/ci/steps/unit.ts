import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { startPostgres } from '../../dev/postgres.ts'
import { REPOSITORY, runWithNode } from './run.ts'
import type { Outcome, Step } from './step.ts'

/** Tests that cover much code in seconds. Only `every-record.test.ts` starts a whole bank. */
const FAST = [
  'contract/',
  '.rules.test.',
  'server/src/partners/',
  'server/src/boot/config.test.ts',
  'server/tests/every-record.test.ts',
  'server/tests/schema.test.ts',
  'scripts/ci/layout.test.ts',
  'scripts/ci/requirements.test.ts',
  'scripts/ci/quoted-texts.test.ts',
  'web/src/lib/',
  'web/src/ui/',
  'web/src/app/',
]
export const fast: Step = { name: 'unit', run: () => vitest('unit', FAST, { SKIP_SLOW_TESTS: '1' }) }

/**
 * Test files of features that run on both databases. They cover what PGlite could do differently, such as
 * storing amounts, listing by day, and ending a transaction with an error.
 */
const ON_BOTH = ['account', 'expense-items', 'payments', 'sign-in', 'statements', 'transfers']

/** Kills the bank at its steps. Runs on one database only, because the steps are the same on both. */
const KILLED = 'killed-at-any-step*'

/** The feature tests that `unit` leaves out: all that start a bank, except those in ON_BOTH and KILLED. */
const BANKS_OF_FEATURES = `**/server/src/features/*/!(*.rules|${KILLED}|${ON_BOTH.join('|')}).test.ts`

/** Runs all tests on the embedded database, except BANKS_OF_FEATURES and the browser stories. */
export const unit: Step = { name: 'unit', run: () => vitest('unit', [], { LEAVE_OUT: BANKS_OF_FEATURES }) }

/** Tests of races, outages, a second server and a full disk, and of the database itself. */
const DATABASE = [
  '.pg.test.ts',
  'database/',
  'server/tests/schema.test.ts',
  'server/tests/chaos/full-disk.slow.test.ts',
]
/** Tests of the features, the audit of their money, and the model test of all of them. */
const FEATURES = [
  'server/src/features/',
  'server/src/security/audit/',
  'server/tests/chaos/money-model.slow.test.ts',
]
/** Tests of work that is retried but must take effect only once: jobs, events and idempotency keys. */
const JOBS = ['server/src/jobs/', 'server/src/inbox/', 'server/src/idempotency/']
/** Tests of who may make which call. */
const ACCESS = ['access', 'ownership', 'sessions'].map((gate) => `server/tests/api-sweep/${gate}.test.ts`)

/**
 * Runs the tests of features, jobs and access on PostgreSQL, as in production, and tests that need
 * PostgreSQL.
 */
export const postgres: Step = {
  name: 'postgres',
  run: () =>
    vitestOnPostgres('postgres', ['--project', 'unit', ...DATABASE, ...FEATURES, ...JOBS, ...ACCESS], {
      LEAVE_OUT: `**/${KILLED}`,
    }),
}

/** Like `vitest`, but on a PostgreSQL server that it starts and stops. */
export const vitestOnPostgres: typeof vitest = async (name, args, environment) => {
  const { url, stop } = await startPostgres()
  try {
    return await vitest(name, args, { ...environment, TEST_DATABASE_URL: url() })
  } finally {
    await stop()
  }
}

/** The parts of vitest's JSON report that we read. */
interface Report {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: FileResult[]
}

interface FileResult {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** Runs vitest. `name` is the name of its report file. */
export const vitest = async (
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  const reportFile = join(REPOSITORY, `.cache/reports/${name}.json`)
  const errorsFile = join(REPOSITORY, `.cache/reports/${name}-errors.json`)
  mkdirSync(join(REPOSITORY, '.cache/reports'), { recursive: true })
  for (const file of [reportFile, errorsFile]) rmSync(file, { force: true })
  const reporters = ['default', 'json', join(REPOSITORY, 'scripts/ci/testing/unhandled-errors.ts')]
  const code = await runWithNode(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${reportFile}`,
      ...args,
    ],
    { ...environment, UNHANDLED_ERRORS_FILE: errorsFile },
  )
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
  return count(read(reportFile) as Report, read(errorsFile) as string[], code)
}

const count = (report: Report, unhandledErrors: readonly string[], code: number): Outcome => {
  const passed = report.numPassedTests
  const failed = report.numFailedTests + report.testResults.filter(hasFailedOutsideTests).length
  const skipped = report.numPendingTests + report.numTodoTests
  // A run that failed without a failed test, or that had no tests, counts as one failure.
  const silentFailure = failed === 0 && (code !== 0 || !report.success || passed === 0)
  return {
    passed,
    failed: silentFailure ? 1 : failed,
    skipped,
    failures: [...report.testResults.flatMap(failuresOf), ...unhandledErrors.map(firstLines)],
  }
}

/** True if the file failed to load, or a hook failed, so that no single test is marked as failed. */
const hasFailedOutsideTests = ({ status, assertionResults }: FileResult) =>
  status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed')

const failuresOf = (file: FileResult): string[] => {
  const path = relative(REPOSITORY, file.name)
  if (hasFailedOutsideTests(file)) return [`${path}: ${firstLines(file.message)}`]
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${path} > ${fullName}: ${firstLines(failureMessages.join(' '))}`)
}

/** The first 300 characters, which are enough to see what went wrong. */
const firstLines = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 300)
