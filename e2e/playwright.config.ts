import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './src/chromium.ts'
import type { BankOptions } from './src/fixtures.ts'

const MAX_WORKERS = 6
const DESKTOP = { width: 1280, height: 800 }
/** As in production. */
const ON_POSTGRES = { database: 'postgres' } as const
/**
 * On a desktop, these tests run on the embedded databases, as for people who try the bank out. They cover a
 * year of history, and every kind of money and month. They are a separate project, because a change of
 * database restarts the worker with its bank and browser.
 */
const EMBEDDED = /(main-job|bills|funding|statements|tracker-wizard)\.spec\.ts/

export default defineConfig<object, BankOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './src/images.ts',
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/e2e.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  // Each worker has its own bank and browser, about a gigabyte. Tests wait a lot, so two cores can run three
  // workers.
  workers: Number(process.env['E2E_WORKERS'] ?? Math.min(MAX_WORKERS, availableParallelism() + 1)),
  retries: 0,
  // Both only end a test that hangs: on a busy machine, a step may take several times as long as usual.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: await findChromium(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // The tests see and change every request. installable.spec.ts allows it.
    serviceWorkers: 'block',
    // Recording every test would add a third to the run's time. E2E_TRACE=1 records the ones that fail.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: EMBEDDED,
      grepInvert: /@phone/,
      use: { ...ON_POSTGRES, viewport: DESKTOP },
    },
    { name: 'embedded', testMatch: EMBEDDED, grepInvert: /@phone/, use: { viewport: DESKTOP } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...ON_POSTGRES, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
