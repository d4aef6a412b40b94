/** When the customer is paid: from deposits to suggestions, and from paydays to a paycheck. */
import type { Page } from '@playwright/test'
import { expect, ON_PHONE, test } from './src/fixtures.ts'
import { enterAccount } from './src/sign-in.ts'
import { worldOf } from './src/world.ts'

test.beforeEach(({ bank }) => bank.restore())

const STARTER = 'starter@example.com'
const PAYDAYS = '/dashboard/plan/paydays'
const PAYCHECK = '/dashboard/tracker/paycheck'

/** Opens the page again until the text is there: deposits arrive a moment after the clock has moved. */
const expectSoon = (page: Page, address: string, text: string) =>
  expect(async () => {
    await page.goto(address)
    await expect(page.getByText(text)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })

// PAYD-02, PAYD-03, PAYD-04, PAYD-05, PAYD-06
test('suggests paydays from deposits, says how far a paycheck goes, and which pay is late', async ({
  bank,
  page,
  axe,
}) => {
  test.setTimeout(420_000)
  const world = worldOf(bank.sandboxUrl)
  const prn = await world.prnOf(STARTER)
  await world.employ(prn, {
    frequency: 'biweekly',
    first_on: '2026-09-04',
    amount: '1200.00',
    payer: 'ACME',
    missing: ['2026-10-16'],
  })
  await world.employ(prn, {
    frequency: 'weekly',
    first_on: '2026-09-03',
    amount: '90.00',
    payer: 'SIDE GIG',
    count: 5,
  })
  // October 3 is a Saturday.
  await world.advance({ days: 40 })
  await enterAccount(page, bank.url, STARTER)

  await test.step('one press takes a suggestion, and another dismisses one for good', async () => {
    const question = page.getByRole('region', { name: 'Is this your pay?' })
    await expectSoon(
      page,
      `${bank.url}${PAYDAYS}`,
      'We saw 3 deposits from Acme, every other Friday, about $1,200.00.',
    )
    await expect(question.getByRole('list', { name: 'Deposits from Acme' })).toContainText(
      'Fri, Oct 2$1,200.00',
    )
    await axe()
    await question.getByRole('button', { name: 'Yes, add it from Acme' }).click()
    await expect(page.getByText('We added your paydays from Acme.')).toBeVisible()
    await expect(question).not.toContainText('Acme')
    await question.getByRole('button', { name: 'Not my pay from Side Gig' }).click()
    await axe()
    await page.getByRole('button', { name: "Don't suggest it" }).click()
    await expect(question).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Paydays' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Pay schedules' })).toBeVisible()
    await expect(question).toBeHidden()
  })

  await test.step('the coming paydays and the last ones are listed', async () => {
    await expect(page.getByRole('list', { name: 'Pay schedules' })).toContainText(
      'Paid every other Friday. Next on Fri, Oct 16.',
    )
    await expect(
      page.getByRole('list', { name: 'Coming paydays' }).getByRole('listitem').first(),
    ).toContainText('Fri, Oct 16')
    await expect(page.getByRole('list', { name: 'Recent paydays' })).toContainText(
      '$1,200.00 arrived Fri, Oct 2',
    )
    await axe()
  })

  await test.step('a paycheck says what is left until the next payday', async () => {
    await page.goto(`${bank.url}${PAYCHECK}`)
    await expect(
      page.getByText('You have $1,200.00 left until Fri, Oct 16, about $92.30 a day'),
    ).toBeVisible()
    await axe()
    await page.getByRole('link', { name: 'Previous paycheck' }).click()
    await expect(page.getByText('Fri, Sep 18 to Thu, Oct 1')).toBeVisible()
    await axe()
    await page.getByRole('link', { name: 'Next paycheck' }).click()
    await expect(page.getByText('Fri, Oct 2 to Thu, Oct 15')).toBeVisible()
  })

  await test.step('a month with three paydays is marked where its income is planned', async () => {
    await page.goto(`${bank.url}/dashboard/tracker/income-goals`)
    await expect(page.getByText('October has three paydays')).toBeVisible()
    await axe()
    await page.goto(`${bank.url}/dashboard/tracker/income-goals?month=2026-11-01`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('has three paydays')).toBeHidden()
  })

  await test.step('pay that is late by more than one banking day is on the home page', async () => {
    await world.advance({ days: 16 })
    await enterAccount(page, bank.url, STARTER)
    await expect(page.getByText('See your paydays')).toBeHidden()
    await expect(page.getByText('was expected')).toBeHidden()
    // Tuesday, two banking days later.
    await world.advance({ days: 1 })
    await expectSoon(page, `${bank.url}/dashboard`, 'Your pay from Acme was expected Friday')
    await axe()
    await page.getByRole('link', { name: 'See your paydays' }).click()
    await expect(
      page.getByRole('list', { name: 'Recent paydays' }).getByRole('listitem').first(),
    ).toContainText('AcmeExpected Fri, Oct 16Late')
    await axe()
  })
})

// PAYD-01, PAYD-06
test(
  'adds pay, shows its paydays while it is typed, changes and deletes it',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    await enterAccount(page, bank.url, STARTER, PAYCHECK)
    await expect(page.getByText('Add your paydays to see this.')).toBeVisible()
    await axe()
    await page.getByRole('link', { name: 'Add your paydays' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Paydays' })).toBeVisible()
    await axe()

    await page.getByRole('button', { name: 'Add your pay' }).click()
    const form = page.getByRole('dialog', { name: 'Add your pay' })
    await form.getByLabel('Who pays you?').fill('Social Security')
    await form.getByText('Twice a month').click()
    await form.getByLabel('Next payday').fill('2026-08-31')
    await form.getByLabel('Usual amount').fill('850')
    // September 15, October 15 and the last day of September are banking days.
    await expect(form).toContainText('Your next paydaysMon, Aug 31Tue, Sep 15Wed, Sep 30')
    await axe()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    const row = page.getByRole('list', { name: 'Pay schedules' }).getByRole('listitem')
    await expect(row).toContainText('Paid on the 15th and the last day of each month. Next on Mon, Aug 31.')
    await expect(row).toContainText('$850.00')

    await row.getByRole('button').click()
    const change = page.getByRole('dialog', { name: 'Change your pay' })
    await change.getByText('Once a month').click()
    await change.getByLabel('Day of the month').selectOption('3rd')
    await change.getByText("I'm paid after it").click()
    // October 3 is a Saturday.
    await expect(change).toContainText('Your next paydaysThu, Sep 3Mon, Oct 5Tue, Nov 3')
    await axe()
    await change.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('Paid on the 3rd of each month. Next on Thu, Sep 3.')

    await row.getByRole('button').click()
    await change.getByRole('button', { name: 'Delete this pay' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText(/^Who pays you, and how often\?/)).toBeVisible()
  },
)
