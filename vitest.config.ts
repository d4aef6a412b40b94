import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** `x.pg.test.ts` proves what only a real PostgreSQL can show, such as a race. */
const needsPostgres = process.env['TEST_DATABASE_URL'] ? [] : ['**/*.pg.test.ts']
/** `x.slow.test.ts` takes more than a few seconds, too long for `npm run check`. */
const slow = process.env['SKIP_SLOW_TESTS'] ? ['**/*.slow.test.*'] : []
const exclude = ['**/node_modules/**', '**/dist/**', '**/.cache/**', ...needsPostgres, ...slow]
const limits = { testTimeout: 30_000, hookTimeout: 60_000 }
const webSetup = 'web/src/testing/setup.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...limits,
          include: ['{contract,database,server,sandbox,scripts,bench}/**/*.test.ts'],
          exclude,
          setupFiles: ['scripts/testing/console-fails.ts'],
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude,
          ...limits,
          setupFiles: ['scripts/testing/console-fails.ts', ...(existsSync(webSetup) ? [webSetup] : [])],
        },
      },
    ],
  },
})
