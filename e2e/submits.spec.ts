/**
 * Every submission of the app, pressed twice by somebody in a hurry on a phone that cannot keep up, does its work once:
 * in rows of the bank, in orders to its partners, and in requests that left the page.
 */
import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Bank, expect, ON_PHONE, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { enterAccount } from './src/sign-in.ts'
import { stepUp } from './src/step-up.ts'
import { applicationCases } from './src/submits/application-cases.ts'
import { billsCases } from './src/submits/bills-cases.ts'
import { CARD_HOLDER, cardCases } from './src/submits/card-cases.ts'
import { fundingCases } from './src/submits/funding-cases.ts'
import { pressCases } from './src/submits/press-cases.ts'
import { sessionCases } from './src/submits/session-cases.ts'
import { settingsCases } from './src/submits/settings-cases.ts'
import type { SubmitCase } from './src/submits/submit-case.ts'
import { trackerCases } from './src/submits/tracker-cases.ts'
import { wizardCases } from './src/submits/wizard-cases.ts'
import { mailSaying, worldOf } from './src/world.ts'

const STARTER = 'starter@example.com'
const WEB = new URL('../web/src/', import.meta.url)

const CASES: readonly SubmitCase[] = [
  ...trackerCases,
  ...wizardCases,
  ...billsCases,
  ...cardCases,
  ...fundingCases,
  ...settingsCases,
  ...sessionCases,
  ...applicationCases,
]

/** Submissions that no press of ours makes. */
const SENT_BY_THEMSELVES: Readonly<Record<string, string>> = {
  'set-pin':
    "the processor's frame says that it has taken the PIN: its own button was pressed, and speaks once",
  'cancel-transfer':
    'a transfer is sent within the second, before a press could come: transfers-page.test.tsx and cancel-transfer.test.ts press it',
  'link-bank':
    "the partner's window says which account was chosen: its own button was pressed, and speaks once",
}

/** `name` of `useSubmit`, also through the small functions around it: each is written as a text in the same file. */
const namesInWeb = (): string[] => {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB.pathname }).filter((file) => !file.includes('.test.'))
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, WEB), 'utf8')
    if (!/\buseSubmit\b\s*[<(]/.test(text) || file === 'lib/use-submit.ts') return []
    const constants = new Map(
      [...text.matchAll(/const ([A-Z_]+) = '([a-z-]+)'/g)].map(([, constant, value]) => [constant, value]),
    )
    return [...text.matchAll(/\bname: (?:'([a-z-]+)'|([A-Z_]+)\b)/g)].map(
      ([, name, constant]) => name ?? constants.get(constant ?? '') ?? `${constant} of ${file}`,
    )
  })
}

test('every submission of the app has a case, and each name is one of the app', ON_PHONE, () => {
  const inWeb = namesInWeb()
  expect(inWeb.length, 'names that stand in the app').toBeGreaterThan(40)
  expect(
    inWeb.filter((name, at) => inWeb.indexOf(name) !== at),
    'names that stand there twice',
  ).toEqual([])
  const covered = new Set([...CASES.map(({ name }) => name), ...Object.keys(SENT_BY_THEMSELVES)])
  expect([...covered].toSorted()).toEqual(inWeb.toSorted())
})

/** Has signed in before; that this is a new device is told by a job, which no press is to be blamed for. */
const enterAsHolder = async (page: Page, bank: Bank) => {
  await enterAccount(page, bank.url, CARD_HOLDER)
  await mailSaying(worldOf(bank.sandboxUrl), CARD_HOLDER, 'new device')
}

test.describe(() => {
  // What the stories put into every page to watch it may not run in the card's picture: nothing may.
  test.use({ expectedFaults: [/^console: Blocked script execution in '[^']*\/card-image\//] })
  test.describe.configure({ timeout: 150_000 })
  test.beforeEach(({ bank }) => bank.restore())

  test('pressed twice, a change of the tracker is made once', ON_PHONE, async ({ bank, page }) => {
    await enterAsHolder(page, bank)
    await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, trackerCases)
  })

  test('pressed twice, a step of the plan is taken once', ON_PHONE, async ({ bank, page }) => {
    await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, wizardCases)
  })

  test('pressed twice, a bill is added, paid and reminded of once', ON_PHONE, async ({ bank, page }) => {
    await operatorOf(bank).setFeatures(STARTER, {
      billPay: true,
      paperBillPay: true,
      billerReminder: true,
      trackedBills: true,
    })
    await enterAccount(page, bank.url, STARTER)
    await stepUp(page, bank)
    await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, billsCases)
  })

  test('pressed twice, what is asked of a card is done once', ON_PHONE, async ({ bank, page }) => {
    await enterAsHolder(page, bank)
    await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, cardCases)
  })

  test('pressed twice, money is moved once', ON_PHONE, async ({ bank, page }) => {
    await enterAccount(page, bank.url, STARTER)
    await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, fundingCases)
  })

  test('pressed twice, a setting is changed once', ON_PHONE, async ({ bank, page }) => {
    await enterAccount(page, bank.url, STARTER)
    await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, settingsCases)
  })

  test('pressed twice, a step of the application is sent once', ON_PHONE, async ({ bank, page }) => {
    await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, applicationCases)
  })

  for (const round of [1, 2] as const)
    test(
      `pressed twice, what can be done only once is done once: ${round === 1 ? 'at once' : 'a moment later'}`,
      ON_PHONE,
      async ({ bank, page }) => {
        await enterAsHolder(page, bank)
        await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, sessionCases, [round])
      },
    )
})
