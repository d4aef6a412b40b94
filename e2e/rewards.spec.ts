/** Cash back: a visit to the rewards site, a purchase there, and the money a month later. */
import { expect, test } from './src/fixtures.ts'
import { enterAccount, signInUnseen } from './src/sign-in.ts'
import { worldOf } from './src/world.ts'

const CUSTOMER = 'starter@example.com'
const SITE = { partner: 'rewards', call: 'sso_links', action: 'status', status: 503 }

test.use({ expectedErrors: [/status of (503|410)/] })
// On the phone only: the question has the same markup on a desktop, and the site is a partner's.
test.beforeAll(({ bank }) => bank.restore())

test('pays cash back a month after a purchase at the rewards site @phone', async ({
  bank,
  page,
  context,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  await enterAccount(page, bank.url, CUSTOMER, '/dashboard/rewards/learn-more')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Cash back')
  await axe()
  await main.getByRole('link', { name: 'Get Started' }).click()
  const question = page.getByRole('dialog', { name: 'Open your rewards?' })
  await expect(question).toBeVisible()
  await axe()

  const link = await question.getByRole('link', { name: 'Open rewards' }).getAttribute('href')
  const opened = context.waitForEvent('page')
  await question.getByRole('link', { name: 'Open rewards' }).click()
  const shop = await opened
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(shop.getByRole('heading', { name: 'Cash back offers' })).toBeVisible()
  expect(await shop.evaluate(() => [opener, document.referrer])).toEqual([null, ''])

  await shop.getByRole('link', { name: 'North Star Shoes' }).click()
  await shop.getByLabel('Amount').fill('84.00')
  await shop.getByRole('button', { name: 'Shop' }).click()
  await expect(shop.getByRole('row', { name: /North Star Shoes/ })).toContainText('$4.20')
  await shop.goto(link ?? '')
  await expect(shop.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await shop.close()

  const before = Number(await world.balanceOf(CUSTOMER))
  await world.leap({ days: 31 })
  await expect.poll(async () => Number(await world.balanceOf(CUSTOMER))).toBeCloseTo(before + 4.2, 2)
  await page.goto(`${bank.url}/dashboard/transactions`)
  await expect(main.getByText('NORTH STAR SHOES')).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(
    page.getByText('Cash back of $4.20 is in your account: NORTH STAR SHOES.').first(),
  ).toBeVisible()
  await world.expectBalancedBook()
})

test('says that the rewards site is unavailable, and opens it on the next try @phone', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  await signInUnseen(page, bank.url, CUSTOMER)
  await world.fault({ ...SITE, times: 100 })
  await page.goto(`${bank.url}/dashboard/rewards?deeplink=/offers/pantry-box`)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Oh no! Something went wrong. Please try again later.')
  await axe()
  await world.clearFaults()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Open your rewards?' })).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
