import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY, runWithNode } from './run.ts'
import type { Outcome, Step } from './step.ts'

/** The browser stories, on the web app as it is built for production. */
export const e2e: Step = {
  name: 'e2e',
  run: async () => {
    if (globSync('e2e/**/*.spec.ts', { cwd: REPOSITORY }).length === 0) {
      console.log('there are no browser stories yet')
      return { passed: 0, failed: 0 }
    }
    const reportFile = join(REPOSITORY, '.cache/reports/e2e.json')
    rmSync(reportFile, { force: true })
    const playwright = 'node_modules/@playwright/test/cli.js'
    const code = await runWithNode(playwright, ['test', '--config', 'e2e/playwright.config.ts'])
    return count(JSON.parse(readFileSync(reportFile, 'utf8')) as Report, code)
  },
}

/** What Playwright's JSON report says, as far as it is needed here. */
interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

const count = ({ stats, errors }: Report, code: number): Outcome => {
  const passed = stats.expected
  const failed = stats.unexpected + stats.flaky + errors.length
  const silentFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: silentFailure ? 1 : failed, skipped: stats.skipped }
}
