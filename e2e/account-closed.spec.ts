/** The screens of a closed account, and reopening an account that was never funded. */
import { expect, test } from './src/fixtures.ts'
import { signIn } from './src/sign-in.ts'

// On the phone only: the page of a closed account has the same markup on a desktop.
test.beforeAll(({ bank }) => bank.restore())

// SANDBOX-09
test('reopens an account that was never funded once the customer chooses how to add money @phone', async ({
  bank,
  page,
  axe,
}) => {
  await signIn(page, bank.url, 'unfunded@example.com')
  await expect(page).toHaveURL(/\/closed$/)
  await expect(page.getByRole('heading', { name: 'Your account was closed' })).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Choose how to add money' }).click()
  await expect(page.getByRole('heading', { name: 'Choose funding method' })).toBeVisible()
  // A closed account has no notification bell.
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toBeHidden()
  await axe()
  await page.getByRole('button', { name: /Salary \/ Payroll/ }).click()
  await expect(page.getByText('Your account has been reactivated')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/funding\/payroll$/)
  await expect(bell).toBeVisible()
  await axe()
  // The account is open at the bank and at the processor.
  const { user } = await (await page.request.get(`${bank.url}/api/user`)).json()
  expect(user).toMatchObject({ has_closed_account: false, closed_account_reason: null })
  const customers = (await (await fetch(`${bank.sandboxUrl}/_sim/customers`)).json()) as {
    email: string
    account_status: string
  }[]
  expect(customers.find(({ email }) => email === 'unfunded@example.com')?.account_status).toBe('N')
})

// SANDBOX-09
test('shows the number to call on every page of an account closed for another reason @phone', async ({
  bank,
  page,
  axe,
}) => {
  await signIn(page, bank.url, 'closed@example.com')
  await expect(page).toHaveURL(/\/closed$/)
  await expect(page.getByRole('heading', { name: 'Your account was closed' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '(800) 555-0100' })).toBeVisible()
  await axe()
  await page.goto(`${bank.url}/dashboard/success-tracker`)
  await expect(page).toHaveURL(/\/closed$/)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})
