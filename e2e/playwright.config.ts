import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './src/chromium.ts'
import type { BankOptions } from './src/fixtures.ts'

const MAX_WORKERS = 6

export default defineConfig<object, BankOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './src/images.ts',
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/e2e.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  // Each worker has a bank and a browser of its own, about a gigabyte. A story waits much, so two cores carry three such pairs.
  workers: Number(process.env['E2E_WORKERS'] ?? Math.min(MAX_WORKERS, availableParallelism() + 1)),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: await findChromium(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording every story costs a third of its time; E2E_TRACE=1 records those that fail.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  // Both databases carry the same stories: embedded as for who tries the bank out, PostgreSQL as in production.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, database: 'postgres' },
    },
  ],
})
