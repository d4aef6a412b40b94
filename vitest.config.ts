import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** `x.pg.test.ts` proves what only a real PostgreSQL can show, such as a race. */
const needsPostgres = ['**/*.pg.test.ts']
/** No database is in these, or only the embedded one: on PostgreSQL they would say the same again. */
const saysNothingNew = [
  '**/*.rules.test.ts',
  'server/src/pdf/**',
  'server/tests/api-sweep/forged-facts.slow.test.ts',
  'database/src/{pglite.slow,directory-lock}.test.ts',
]
const otherDatabase = process.env['TEST_DATABASE_URL'] ? saysNothingNew : needsPostgres
/** `x.slow.test.ts` takes more than a few seconds, and is left out where quickness counts. */
const slow = process.env['SKIP_SLOW_TESTS'] ? ['**/*.slow.test.*'] : []
/** `x.long.test.ts` measures a minute of load: only `npm run test:long` has the time, and the quiet. */
const long = process.env['LONG_GATE'] ? [] : ['**/*.long.test.ts']
/** Patterns of more that a run leaves out, with commas between. */
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
/** Backstops against what hangs: a machine that is busy with other things is no reason to fail. */
const limitMs = process.env['BUSY_MACHINE'] ? 300_000 : 60_000
const limits = { testTimeout: limitMs, hookTimeout: limitMs }
/**
 * Tests of a bank wait for a fifth of their time, so one more than there are processors. Said in each project: one that
 * extends another file does not get it from the whole, and took one of two cores.
 */
const maxWorkers = Number(process.env['TEST_WORKERS'] ?? availableParallelism() + 1)
const webSetup = 'web/src/testing/setup.ts'

/** What takes longest begins first, so that no worker is left alone with it at the end. */
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
    // `isolate: false`: loading the bank, or React and its pages, anew for each file would take nearly half of the time.
    // Nothing replaces modules or keeps a state in them: each test opens what it needs, and the setup clears the rest.
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
