import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY, run } from './run.ts'
import type { Outcome, Step } from './step.ts'

const CONFIG = 'e2e/playwright.config.ts'

/** Runs the browser stories on the production build of the web app. */
export const e2e: Step = { name: 'e2e', run: () => stories() }

interface StoriesOptions {
  environment?: Readonly<Record<string, string>>
  /** A command, such as unshare, that runs the rest of the command line as its arguments. */
  before?: readonly string[]
  limitMs?: number
}

export const stories = async ({
  environment,
  before = [],
  limitMs,
}: StoriesOptions = {}): Promise<Outcome> => {
  if (globSync('e2e/**/*.spec.ts', { cwd: REPOSITORY }).length === 0) {
    console.log('there are no browser stories yet')
    return { passed: 0, failed: 0 }
  }
  const reportFile = join(REPOSITORY, '.cache/reports/e2e.json')
  rmSync(reportFile, { force: true })
  const playwright = 'node_modules/@playwright/test/cli.js'
  const [command, ...args] = [...before, process.execPath, playwright, 'test', '--config', CONFIG]
  const code = await run(command ?? process.execPath, args, environment, limitMs)
  return count(JSON.parse(readFileSync(reportFile, 'utf8')) as Report, code)
}

/** The parts of Playwright's JSON report that we read. */
interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites: Suite[]
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; tests: { projectName: string; status: string }[] }[]
}

const count = ({ stats, errors, suites }: Report, code: number): Outcome => {
  const passed = stats.expected
  const failed = stats.unexpected + stats.flaky + errors.length
  const silentFailure = failed === 0 && (code !== 0 || passed === 0)
  return {
    passed,
    failed: silentFailure ? 1 : failed,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
  }
}

const failuresOf = ({ file, suites = [], specs }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file} > ${title}`),
  ),
  ...suites.flatMap(failuresOf),
]
