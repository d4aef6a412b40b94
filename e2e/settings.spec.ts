/** A customer protects the sign-in with an authenticator and changes the email address. */
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { PASSWORD, signIn, signInUnseen, signOut } from './src/sign-in.ts'
import { confirmItsYou } from './src/step-up.ts'
import { expectToast } from './src/toasts.ts'
import { mailedLink, mailWith, worldOf } from './src/world.ts'

const CUSTOMER = 'starter@example.com'
const NEW_ADDRESS = 'starter.moved@example.com'
const SEED = 'JBSWY3DPEHPK3PXP'
const STEP_MS = 30_000

// On the phone only: the forms and dialogs have the same markup on a desktop.
test.beforeAll(({ bank }) => bank.restore())

const openSettings = async (page: Page, bankUrl: string) => {
  await page.goto(`${bankUrl}/dashboard/settings`)
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible()
}
const mfaSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Secure your account with multi factor authentication' })
const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('One-time passcode').fill(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
}

/**
 * An authenticator that has read the key. Each code works once, and the bank also accepts the code of the
 * previous step. So two codes are available without waiting, unless the step is about to end.
 */
const authenticatorWith = (secret: string) => {
  const totp = new TOTP({ secret })
  return {
    before: async (page: Page) => {
      const left = STEP_MS - (Date.now() % STEP_MS)
      if (left < 5000) await page.waitForTimeout(left)
      return totp.generate({ timestamp: Date.now() - STEP_MS })
    },
    now: () => totp.generate(),
  }
}

test('turns on multi-factor with a first code and requires a code at the next sign-in @phone', async ({
  bank,
  page,
  axe,
}) => {
  await signInUnseen(page, bank.url, CUSTOMER)
  await openSettings(page, bank.url)
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  await mfaSwitch(page).click()
  await page.getByRole('button', { name: 'Turn on' }).click()
  const stepUpDialog = page.getByRole('dialog', { name: "Confirm it's you" })
  await expect(stepUpDialog.getByLabel('Password', { exact: true })).toBeFocused()
  await axe()
  await stepUpDialog.getByLabel('Password', { exact: true }).fill('Wrong-River-42')
  await stepUpDialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(stepUpDialog.getByText("That password isn't right. Try again.")).toBeVisible()
  await confirmItsYou(page)
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect(mfaSwitch(page)).toBeChecked()
  await axe()

  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  const authenticator = authenticatorWith(key.replaceAll(' ', ''))
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/That code isn't right/)).toBeVisible()
  await page.getByLabel('Code from the app').fill(await authenticator.before(page))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/We'll ask for a code the next time you sign in/)).toBeVisible()

  await page.getByRole('button', { name: 'Generate Backup Codes' }).click()
  await expect(page.getByRole('list', { name: 'Your backup codes' }).getByRole('listitem')).toHaveCount(10)
  await axe()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('backup-codes.txt')
  await page.getByRole('button', { name: "I've saved them" }).click()
  await expect(page.getByRole('button', { name: 'Regenerate Backup Codes' })).toBeVisible()

  await signOut(page)
  await signIn(page, bank.url, CUSTOMER)
  await enterCode(page, authenticator.now())
})

test('signs in with one backup code and turns multi-factor off with another @phone', async ({
  bank,
  page,
  axe,
}) => {
  const [first = '', second = ''] = await operatorOf(bank).importAuthenticator(CUSTOMER, SEED)
  await signIn(page, bank.url, CUSTOMER)
  await enterCode(page, first)
  await expect(page).toHaveURL(/\/dashboard$/)
  await openSettings(page, bank.url)
  await mfaSwitch(page).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  const stepUpDialog = page.getByRole('dialog', { name: "Confirm it's you" })
  await expect(stepUpDialog).toBeVisible()
  await axe()
  const give = async (code: string) => {
    await stepUpDialog.getByLabel('Code from the app, or a backup code').fill(code)
    await stepUpDialog.getByRole('button', { name: 'Confirm' }).click()
  }
  await give(first)
  await expect(stepUpDialog.getByText(/That code isn't right/)).toBeVisible()
  await give(second)
  await expect(stepUpDialog).toBeHidden()
  await expect(mfaSwitch(page)).not.toBeChecked()

  await signOut(page)
  await signIn(page, bank.url, CUSTOMER)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('resets multi-factor for a new email address, which signs in once its link is opened @phone', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  const [code = '', proof = ''] = await operatorOf(bank).importAuthenticator(CUSTOMER, SEED)
  await signIn(page, bank.url, CUSTOMER)
  await enterCode(page, code)
  await expect(page).toHaveURL(/\/dashboard$/)
  await openSettings(page, bank.url)
  await expect(mfaSwitch(page)).toBeChecked()

  const save = page.getByRole('button', { name: 'Save Changes' })
  await page.getByLabel('Email').fill('starter.moved')
  await page.getByLabel('Email').blur()
  await expect(page.getByText('is not an email address')).toBeVisible()
  await expect(save).toBeDisabled()
  await axe()
  await page.getByLabel('Email').fill(NEW_ADDRESS)
  await save.click()
  const stepUpDialog = page.getByRole('dialog', { name: "Confirm it's you" })
  await stepUpDialog.getByLabel('Code from the app, or a backup code').fill(proof)
  await stepUpDialog.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(
    page,
    'Your personal info has been updated.',
    'Changing your email requires you to reset Multi-Factor Authentication. It has been disabled on your account and you will need to re-enable it to use it when you login.',
  )
  await expect(page.getByText(`We sent a link to ${NEW_ADDRESS}`)).toBeVisible()
  await expect(mfaSwitch(page)).not.toBeChecked()
  await mailWith(world, CUSTOMER, 'Your email address is about to change')
  await signOut(page)

  await page.goto(await mailedLink(world, NEW_ADDRESS, '/confirm-email'))
  await expect(page).toHaveURL(`${bank.url}/confirm-email`)
  await axe()
  await page.getByRole('button', { name: 'Confirm my new email' }).click()
  await expect(page.getByText(/Your new email is confirmed/)).toBeVisible()
  await axe()
  await signIn(page, bank.url, CUSTOMER)
  await expect(page.getByText('Invalid Email or password.')).toBeVisible()
  await signIn(page, bank.url, NEW_ADDRESS)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the link at the old address undoes an email change and requires a new password @phone', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  await signInUnseen(page, bank.url, NEW_ADDRESS)
  await openSettings(page, bank.url)
  await page.getByLabel('Primary Phone').fill('3125550199')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  // Cancelling the dialog keeps what was typed. Then the customer confirms.
  const stepUpDialog = page.getByRole('dialog', { name: "Confirm it's you" })
  await expect(stepUpDialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(stepUpDialog).toBeHidden()
  await expect(page.getByLabel('Primary Phone')).toHaveValue('(312) 555-0199')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await confirmItsYou(page)
  await expectToast(page, 'Your personal info has been updated.')

  await page.goto(await mailedLink(world, CUSTOMER, '/undo'))
  await expect(page).toHaveURL(`${bank.url}/undo`)
  await axe()
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByText('We undid the change and signed everyone out.')).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await page.getByLabel('New password', { exact: true }).fill('Nine.Blue.Kites7')
  await page.getByLabel('Confirm new password').fill('Nine.Blue.Kites7')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText(/successfully updated/)).toBeVisible()
  // Everything is as before the first change: the old address, no multi-factor. Only the password is new.
  await signIn(page, bank.url, CUSTOMER, PASSWORD)
  await expect(page.getByText('Invalid Email or password.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('Nine.Blue.Kites7')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
