import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { startPostgres } from '../../dev/postgres.ts'
import { REPOSITORY, runWithNode } from './run.ts'
import type { Outcome, Step } from './step.ts'

/**
 * Tests that cover much in seconds: rules, contract, partner translations, UI components. None starts a whole
 * bank.
 */
const FAST = [
  'contract/',
  '.rules.test.',
  'server/src/partners/',
  'server/src/boot/config.test.ts',
  'server/src/boot/every-record.test.ts',
  'server/tests/schema.test.ts',
  'scripts/ci/layout.test.ts',
  'scripts/ci/requirements.test.ts',
  'web/src/lib/',
  'web/src/ui/',
  'web/src/app/',
]
export const fast: Step = { name: 'unit', run: () => vitest('unit', FAST, { SKIP_SLOW_TESTS: '1' }) }

/**
 * These files of the features run on both databases: they show what an embedded one could do differently, such as
 * write amounts, read them back, list by day, and end a transaction with an error.
 */
const ON_BOTH = ['account', 'expense-items', 'payments', 'sign-in', 'statements', 'transfers']

/** The bank takes the same steps on both databases, so only the long gates kill it at each of them again. */
const KILLED = 'killed-at-any-step*'

/** What needs a bank in the features. Rules need none. */
const BANKS_OF_FEATURES = `**/server/src/features/*/!(*.rules|${KILLED}|${ON_BOTH.join('|')}).test.ts`

/** All tests on the embedded database, except the features' banks and the browser stories. */
export const unit: Step = { name: 'unit', run: () => vitest('unit', [], { LEAVE_OUT: BANKS_OF_FEATURES }) }

/**
 * Tests of races, outages and a second server, of the database itself, and of code that behaves differently
 * on a separate database server.
 */
const DATABASE = [
  '.pg.test.ts',
  'database/',
  'server/tests/schema.test.ts',
  'server/tests/chaos/full-disk.slow.test.ts',
]
/** All features, the audit of their money, and the model of all of them. */
const FEATURES = [
  'server/src/features/',
  'server/src/security/audit/',
  'server/tests/chaos/money-model.slow.test.ts',
]
/** Deferred work that runs at least once and takes effect once. */
const JOBS = ['server/src/jobs/', 'server/src/inbox/', 'server/src/idempotency/']
/** Who may do what. */
const ACCESS = ['access', 'ownership', 'sessions'].map((gate) => `server/tests/api-sweep/${gate}.test.ts`)

/** The tests of features, jobs and access on a real PostgreSQL, as in production, and the tests that need one. */
export const postgres: Step = {
  name: 'postgres',
  run: () =>
    vitestOnPostgres('postgres', ['--project', 'unit', ...DATABASE, ...FEATURES, ...JOBS, ...ACCESS], {
      LEAVE_OUT: `**/${KILLED}`,
    }),
}

/** As `vitest`, with its own PostgreSQL. */
export const vitestOnPostgres: typeof vitest = async (name, args, environment) => {
  const { url, stop } = await startPostgres()
  try {
    return await vitest(name, args, { ...environment, TEST_DATABASE_URL: url() })
  } finally {
    await stop()
  }
}

/** The parts of vitest's JSON report that we need. */
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

/** Runs vitest under a separate name, for its report. */
export const vitest = async (
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  const reportFile = join(REPOSITORY, `.cache/reports/${name}.json`)
  mkdirSync(join(REPOSITORY, '.cache/reports'), { recursive: true })
  rmSync(reportFile, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const code = await runWithNode(
    'node_modules/vitest/vitest.mjs',
    ['run', ...reporters, ...args],
    environment,
  )
  return count(JSON.parse(readFileSync(reportFile, 'utf8')) as Report, code)
}

const count = (report: Report, code: number): Outcome => {
  const passed = report.numPassedTests
  const failed = report.numFailedTests + report.testResults.filter(hasFailedOutsideTests).length
  const skipped = report.numPendingTests + report.numTodoTests
  // A run that failed outside every test, and a run without tests, also count as failures.
  const silentFailure = failed === 0 && (code !== 0 || !report.success || passed === 0)
  return {
    passed,
    failed: silentFailure ? 1 : failed,
    skipped,
    failures: report.testResults.flatMap(failuresOf),
  }
}

/** A file that does not load, or whose hooks fail, may have no failed test. */
const hasFailedOutsideTests = ({ status, assertionResults }: FileResult) =>
  status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed')

const failuresOf = (file: FileResult): string[] => {
  const path = relative(REPOSITORY, file.name)
  if (hasFailedOutsideTests(file)) return [`${path}: ${firstLines(file.message)}`]
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${path} > ${fullName}: ${firstLines(failureMessages.join(' '))}`)
}

/** Enough to see the error without the log above. */
const firstLines = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 300)
