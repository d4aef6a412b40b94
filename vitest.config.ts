import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests named `x.pg.test.ts` need a real PostgreSQL, for example to show a race. */
const needsPostgres = ['**/*.pg.test.ts']
/** Left out on PostgreSQL: these tests use no database, or only the embedded one. */
const saysNothingNew = [
  '**/*.rules.test.ts',
  'server/src/pdf/**',
  'server/tests/api-sweep/forged-facts.slow.test.ts',
  'database/src/{pglite.slow,directory-lock}.test.ts',
]
const otherDatabase = process.env['TEST_DATABASE_URL'] ? saysNothingNew : needsPostgres
/** Tests named `x.slow.test.ts` take more than a few seconds. `npm run check` leaves them out. */
const slow = process.env['SKIP_SLOW_TESTS'] ? ['**/*.slow.test.*'] : []
/** Tests named `x.long.test.ts` measure load for a minute. Only `npm run test:long` runs them. */
const long = process.env['LONG_GATE'] ? [] : ['**/*.long.test.ts']
/** More patterns of files to leave out, separated by commas. */
const leftOut = process.env['LEAVE_OUT']?.split(',') ?? []
const exclude = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.cache/**',
  ...otherDatabase,
  ...slow,
  ...long,
  ...leftOut,
]
/** Only for tests that hang: no test should fail because the machine is busy. */
const limitMs = process.env['BUSY_MACHINE'] ? 300_000 : 180_000
const limits = { testTimeout: limitMs, hookTimeout: limitMs }
/**
 * One more than the number of cores, because tests of a bank spend a fifth of their time waiting. Each
 * project sets it too: a project that extends another file does not inherit it.
 */
const maxWorkers = Number(process.env['TEST_WORKERS'] ?? availableParallelism() + 1)
const webSetup = 'web/src/testing/setup.ts'

/** Starts the longest files first, so that they do not run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /failed-saves|\.slow\./.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    // `isolate: false` saves nearly half of the time, because the bank, or React and the pages, are loaded
    // only once in each worker. It is safe because no test replaces modules or keeps state in them.
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          maxWorkers,
          isolate: false,
          ...limits,
          include: ['{contract,database,server,sandbox,scripts,bench}/**/*.test.ts'],
          exclude,
          setupFiles: ['scripts/ci/testing/console-fails.ts'],
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: {
          name: 'web',
          environment: 'jsdom',
          maxWorkers,
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude,
          ...limits,
          setupFiles: ['scripts/ci/testing/console-fails.ts', ...(existsSync(webSetup) ? [webSetup] : [])],
        },
      },
    ],
  },
})
