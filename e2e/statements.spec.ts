/**
 * A month ends: its statement arrives, the bank sends a notification, and the PDF continues where the last
 * one ended.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hasPdfTools, textOfPdf } from '../server/tests/support/pdf-tools.ts'
import { expect, test } from './src/fixtures.ts'
import { signInUnseen } from './src/sign-in.ts'
import { todayOf } from './src/time.ts'
import { worldOf } from './src/world.ts'

// On the desktop only: the table is the same on a phone, where every-page.spec.ts checks it.
test.beforeAll(({ bank }) => bank.restore())

const CUSTOMER = 'active@example.com'

test('issues a statement at month end that begins with the last closing balance @desktop', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  await signInUnseen(page, bank.url, CUSTOMER)
  const [year = 0, month = 0] = (await todayOf(page)).split('-').map(Number)
  const firstOfNext = new Date(Date.UTC(year, month, 1))
  await world.deposit(await world.prnOf(CUSTOMER), {
    kind: 'payroll',
    amount: '43.21',
    description: 'LAST PAY OF THE MONTH',
  })
  await world.advance({ to: firstOfNext.toISOString().slice(0, 10) })

  const name = monthName.format(new Date(Date.UTC(year, month - 1, 1)))
  await page.goto(`${bank.url}/dashboard`)
  await page.getByRole('button', { name: /^Notifications, / }).click()
  await expect(page.getByRole('link', { name: `Your statement for ${name} is ready.` })).toBeVisible()
  expect(
    (await mailsOf(bank.sandboxUrl)).filter((subject) => subject === `Your statement for ${name}`),
  ).toEqual([`Your statement for ${name}`])

  await page.goto(`${bank.url}/dashboard/statements`)
  const rows = page.getByRole('row', { name: /Ending on/ })
  await expect(rows).toHaveCount(5)
  await axe()
  const newest = await download(page, 0)
  const before = await download(page, 1)
  expect(newest.fileName).toBe(`statement-${lastDayBefore(firstOfNext)}.pdf`)
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(rows).toHaveCount(1)

  if (!hasPdfTools) return
  expect(newest.text).toContain('Avery Walker')
  expect(newest.text).toContain('LAST PAY OF THE MONTH')
  expect(newest.text).toContain('$43.21')
  const closing = amountAfter('Closing balance', before.text)
  expect(closing).toMatch(/^\$[\d,]+\.\d\d$/)
  expect(amountAfter('Opening balance', newest.text)).toBe(closing)
})

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const lastDayBefore = (first: Date) => new Date(first.getTime() - 86_400_000).toISOString().slice(0, 10)

/** The first amount after these words. */
const amountAfter = (words: string, text: string): string | undefined =>
  /-?\$[\d,]+\.\d\d/.exec(text.slice(text.indexOf(words)))?.[0]

const download = async (page: Page, row: number): Promise<{ fileName: string; text: string }> => {
  const saved = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Download of the statement/ })
    .nth(row)
    .click()
  const file = await saved
  const pdf = readFileSync(await file.path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  return { fileName: file.suggestedFilename(), text: hasPdfTools ? textOfPdf(pdf) : '' }
}

const mailsOf = async (sandboxUrl: string): Promise<string[]> => {
  const reply = await fetch(`${sandboxUrl}/_sim/mail?to=${encodeURIComponent(CUSTOMER)}`)
  return ((await reply.json()) as { subject: string }[]).map(({ subject }) => subject)
}
