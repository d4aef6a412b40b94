/** Setting up the plan, and editing its facts. The bank's day is Monday, August 24, 2026. */
import type { Page } from '@playwright/test'
import { type Bank, expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { signInUnseen, signOut } from './src/sign-in.ts'

const EMAIL = 'starter@example.com'
const SET_UP = '/dashboard/plan/set-up'

test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await signInUnseen(page, bank.url, EMAIL)
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const expectStep = (page: Page, name: string) => expect(heading(page, name)).toBeFocused()
const planOf = async (page: Page, bank: Bank) => {
  const reply = await page.request.get(`${bank.url}/api/plan`)
  return ((await reply.json()) as { plan: Record<string, unknown> | null }).plan
}
/** The error of a field, as screen readers read it with the field. */
const expectError = (page: Page, label: string, error: string) =>
  expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(escaped(error)))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

// CASE-02, CASE-03
test('sets up a plan with only the amount and the due day', ON_PHONE, async ({ bank, page, axe }) => {
  await page.goto(`${bank.url}/dashboard/plan`)
  await expect(heading(page, 'Your plan')).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Set up my plan' }).click()
  await expectStep(page, 'Your case')
  await axe()
  await press(page, 'Continue')
  await expectStep(page, 'Dates and length')
  await axe()
  await press(page, 'Continue')
  await expectStep(page, 'Your payment')
  await page.getByLabel('Monthly payment', { exact: true }).fill('480')
  await page.getByLabel('Day of the month', { exact: true }).fill('31')
  await expect(page.getByText('Next due days: Mon, Aug 31 · Wed, Sep 30 · Sat, Oct 31')).toBeVisible()
  await axe()
  await press(page, 'Continue')
  await expectStep(page, 'Your trustee')
  await axe()
  await press(page, 'Finish')
  await expect(heading(page, 'Your plan')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('$480.00')
  const progress = await page.request.get(`${bank.url}/api/plan/progress`)
  expect(await progress.json()).toMatchObject({
    months: 60,
    plan_total: '28800.00',
    last_due_on: '2031-07-31',
  })
})

// CASE-03, CASE-04, CASE-05
test('goes through the four screens with the keyboard', ON_DESKTOP, async ({ bank, page, axe }) => {
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.goto(`${bank.url}${SET_UP}`)
  await expect(heading(page, 'Your case')).toBeVisible()
  await page.getByRole('combobox', { name: 'Court district' }).focus()
  await page.keyboard.type('n.d.n.y')
  await expect(page.getByRole('option')).toHaveText(['Northern District of New York'])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2:26-bk-77-abc7')
  await expect(page.getByText('We read it as 26-00077.')).toBeVisible()
  await expect(page.getByText(/^This number is from a chapter 7 case\./)).toBeVisible()
  await axe()
  await page.keyboard.press('Enter')

  await expectStep(page, 'Dates and length')
  await page.keyboard.press('Tab')
  await type('3/17/2026')
  await expect(page.getByLabel('Day of your first payment')).toHaveValue('2026-04-16')
  await page.getByRole('radio', { name: 'Another length' }).press('Space')
  await page.getByLabel('Number of months').fill('72')
  await expect(
    page.getByText('Most plans end after 60 months. Does your order say 72?', { exact: true }),
  ).toBeVisible()
  await page.getByLabel('Number of months').press('Enter')

  await expectStep(page, 'Your payment')
  // The due day of the first payment is filled in.
  await expect(page.getByLabel('Day of the month', { exact: true })).toHaveValue('16')
  await page.getByLabel('Monthly payment', { exact: true }).fill('480')
  await page.getByRole('button', { name: 'Add a later amount' }).press('Enter')
  await page.getByLabel('From', { exact: true }).selectOption('January 2027')
  await page.getByLabel('Monthly payment from then on').fill('500')
  await page.getByLabel('Paid so far').fill('1920')
  await axe()
  await page.getByLabel('Paid so far').press('Enter')

  await expectStep(page, 'Your trustee')
  const search = page.getByRole('combobox', { name: 'Find your trustee' })
  await search.fill('sedge')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('button', { name: 'Choose another trustee' })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Money order' }).press('Space')
  await axe()
  await press(page, 'Finish')
  await expect(heading(page, 'Your plan')).toBeFocused()
  expect(await planOf(page, bank)).toMatchObject({
    district: 'nynb',
    case_number_shown: '26-00077',
    filed_on: '2026-03-17',
    first_due_on: '2026-04-16',
    months: 72,
    opening: { as_of: '2026-08-24', posted_total: '1920.00' },
    paid_by: ['money_order'],
  })
})

// CASE-03
test('is left, reloaded and gone on with, and nothing typed is lost', ON_PHONE, async ({ bank, page }) => {
  await page.goto(`${bank.url}${SET_UP}/dates`)
  await page.getByLabel('Day you filed').fill('2026-04-01')
  await page.getByLabel('Day of your first payment').fill('in May')
  await page.reload()
  await expect(page.getByLabel('Day of your first payment')).toHaveValue('in May')

  await press(page, 'Finish later')
  await expect(heading(page, 'Your plan')).toBeFocused()
  expect(await planOf(page, bank)).toMatchObject({ filed_on: '2026-04-01', first_due_on: null })
  await page.goto(`${bank.url}${SET_UP}`)
  await expect(heading(page, 'Dates and length')).toBeVisible()
  await expect(page.getByLabel('Day of your first payment')).toHaveValue('in May')
  await page.getByLabel('Day of your first payment').fill('2026-05-15')
  await press(page, 'Continue')
  await expectStep(page, 'Your payment')
  await page.goto(`${bank.url}${SET_UP}`)
  await expect(heading(page, 'Your payment')).toBeVisible()

  // The next person at this computer sees nothing of it.
  await page.getByLabel('Monthly payment', { exact: true }).fill('480.37')
  const stored = () =>
    page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))
  expect(await stored()).toContain('480.37')
  await page.goto(`${bank.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await signOut(page)
  expect(await stored()).not.toContain('480.37')
})

// CASE-05, CASE-06
test('refuses what cannot be under its field', ON_DESKTOP, async ({ bank, page, axe }) => {
  await page.goto(`${bank.url}${SET_UP}/case`)
  await page.getByLabel('Case number').fill('24-123456')
  await press(page, 'Continue')
  await expectError(page, 'Case number', 'Please enter your case number, for example 24-12345')
  await expect(page.getByLabel('Case number')).toBeFocused()
  await axe()
  await page.getByLabel('Case number').fill('24-12345')
  await press(page, 'Continue')

  await expectStep(page, 'Dates and length')
  for (const [filed, error] of [
    ['2026-08-25', "The day you filed can't be in the future."],
    ['2016-08-23', 'Check the year. A case can be up to ten years old.'],
    ['2026-03-17', "The year in your case number doesn't match the day you filed. Check both."],
  ] as const) {
    await page.getByLabel('Day you filed').fill(filed)
    await press(page, 'Continue')
    await expectError(page, 'Day you filed', error)
  }
  await page.getByLabel('Day you filed').fill('2024-03-17')
  await page.getByLabel('Day of your first payment').fill('2024-03-01')
  await page.getByRole('radio', { name: 'Another length' }).check({ force: true })
  await page.getByLabel('Number of months').fill('85')
  await press(page, 'Continue')
  await expectError(page, 'Day of your first payment', "Your first payment can't be due before you filed.")
  await expectError(page, 'Number of months', 'Enter 1 to 84 months.')
  await axe()
  await page.getByLabel('Day of your first payment').fill('2024-04-16')
  await page.getByLabel('Number of months').fill('60')
  await press(page, 'Continue')

  await expectStep(page, 'Your payment')
  await page.getByLabel('Day of the month', { exact: true }).fill('32')
  await press(page, 'Continue')
  await expectError(page, 'Monthly payment', 'Enter an amount like 480.00.')
  await expectError(page, 'Day of the month', 'Enter a day from 1 to 31.')
  await axe()
})

// CASE-21, CASE-25, CASE-26, CASE-27
test('edits the facts, and asks before what is due changes', ON_DESKTOP, async ({ bank, page, axe }) => {
  const save = async (change: object) => {
    const reply = await page.request.put(`${bank.url}/api/plan`, {
      headers: { origin: bank.url },
      data: { plan: { filed_on: '2026-04-01', months: 60, first_due_on: '2026-05-15', ...change } },
    })
    expect(reply.status(), await reply.text()).toBe(200)
  }
  await save({ version: null })
  await page.goto(`${bank.url}/dashboard/plan/details`)
  await expect(heading(page, 'Plan details')).toBeVisible()
  await axe()
  await press(page, 'Edit Length and due day')
  const dialog = page.getByRole('dialog', { name: 'Length and due day' })
  await dialog.getByLabel('Day of your first payment').fill('2026-05-20')
  await axe()
  // Another window is faster.
  await save({ version: 1, months: 48, trustee_account: '0710077' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('dialog', { name: 'Save these changes?' })
    .getByRole('button', { name: 'Save changes' })
    .click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your plan was changed in another window. Look at it again before you save.',
  )
  await expect(dialog.getByLabel('Day of your first payment')).toHaveValue('2026-05-20')
  await expect(dialog.getByText('Length: 48 months')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Save these changes?' })
  await expect(question.getByText('Now: May 15, 2026')).toBeVisible()
  await expect(question.getByText('New: May 20, 2026')).toBeVisible()
  await axe()
  await question.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  expect(await planOf(page, bank)).toMatchObject({
    version: 3,
    first_due_on: '2026-05-20',
    months: 48,
    trustee_account: '0710077',
  })
})
