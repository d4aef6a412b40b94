import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** `x.pg.test.ts` proves what only a real PostgreSQL can show, such as a race. */
const needsPostgres = process.env['TEST_DATABASE_URL'] ? [] : ['**/*.pg.test.ts']
const exclude = ['**/node_modules/**', '**/dist/**', '**/.cache/**', ...needsPostgres]
const webSetup = 'web/src/testing/setup.ts'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A file that finds no test is a mistake; a whole run without tests is reported by scripts/steps/unit.ts.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{contract,database,server,sandbox,scripts,bench}/**/*.test.ts'],
          exclude,
          setupFiles: ['scripts/testing/console-fails.ts'],
        },
      },
      {
        extends: existsSync('web/vite.config.ts') ? 'web/vite.config.ts' : true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude,
          testTimeout: 30_000,
          setupFiles: ['scripts/testing/console-fails.ts', ...(existsSync(webSetup) ? [webSetup] : [])],
        },
      },
    ],
  },
})
