import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../postgres.ts'
import { REPOSITORY, runWithNode } from './run.ts'
import type { Outcome, Step } from './step.ts'

/** All tests but those of the browser; on the embedded database. */
export const unit: Step = { name: 'unit', run: () => vitest('unit', []) }

/** Without `x.slow.test.ts`. */
export const fast: Step = { name: 'unit', run: () => vitest('unit', [], { SKIP_SLOW_TESTS: '1' }) }

/** The tests of server and database once more, on a real PostgreSQL, with those that only it can run. */
export const postgres: Step = {
  name: 'postgres',
  run: async () => {
    const { url, stop } = await startPostgres()
    try {
      const files = ['server/', 'database/', '.pg.test.ts']
      return await vitest('postgres', ['--project', 'unit', ...files], { TEST_DATABASE_URL: url() })
    } finally {
      await stop()
    }
  },
}

/** What vitest's JSON report says, as far as it is needed here. */
interface Report {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const vitest = async (name: string, args: string[], environment = {}): Promise<Outcome> => {
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
  const failed = report.numFailedTests + filesThatBroke(report)
  const skipped = report.numPendingTests + report.numTodoTests
  // A run that failed outside every test, and a run without tests, are failures too.
  const silentFailure = failed === 0 && (code !== 0 || !report.success || passed === 0)
  return { passed, failed: silentFailure ? 1 : failed, skipped }
}

/** A file that does not load, or whose hooks fail, may have no failed test to show for it. */
const filesThatBroke = ({ testResults }: Report) =>
  testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length
