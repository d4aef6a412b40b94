/** A customer protects the sign-in with an authenticator, and moves it to another e-mail address. */
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { enterAccount, signIn, signOut } from './src/sign-in.ts'
import { toldOf } from './src/told.ts'
import { mailedLink, mailSaying, worldOf } from './src/world.ts'

const CUSTOMER = 'starter@example.com'
const NEW_ADDRESS = 'starter.moved@example.com'
const SEED = 'JBSWY3DPEHPK3PXP'
const STEP_MS = 30_000

test.beforeAll(({ bank }) => bank.restore())

const openSettings = async (page: Page, bankUrl: string) => {
  await page.goto(`${bankUrl}/dashboard/settings`)
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible()
}
const theSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Secure your account with multi factor authentication' })
const giveCode = async (page: Page, code: string) => {
  await page.getByLabel('One-time passcode').fill(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
}

/**
 * An authenticator that has read the key. Each code works once, and one of the step before is taken too: so there are
 * two at hand without waiting, unless the step is about to end.
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

test('multi-factor is switched on with a first code, and then asked for at the sign-in', async ({
  bank,
  page,
  axe,
}) => {
  await enterAccount(page, bank.url, CUSTOMER)
  await openSettings(page, bank.url)
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  await theSwitch(page).click()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect(theSwitch(page)).toBeChecked()
  await axe()

  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  const authenticator = authenticatorWith(key.replaceAll(' ', ''))
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/This code is not right/)).toBeVisible()
  await page.getByLabel('Code from the app').fill(await authenticator.before(page))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/The next sign-in asks for a code/)).toBeVisible()

  await page.getByRole('button', { name: 'Generate Backup Codes' }).click()
  await expect(page.getByRole('list', { name: 'Your backup codes' }).getByRole('listitem')).toHaveCount(10)
  await axe()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('backup-codes.txt')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('button', { name: 'Regenerate Backup Codes' })).toBeVisible()

  await signOut(page)
  await signIn(page, bank.url, CUSTOMER)
  await giveCode(page, authenticator.now())
})

test('one backup code signs in, another one switches multi-factor off', async ({ bank, page, axe }) => {
  const [first = '', second = ''] = await operatorOf(bank).importAuthenticator(CUSTOMER, SEED)
  await signIn(page, bank.url, CUSTOMER)
  await giveCode(page, first)
  await expect(page).toHaveURL(/\/dashboard$/)
  await openSettings(page, bank.url)
  await theSwitch(page).click()
  const ask = page.getByRole('dialog', { name: 'Turn off multi-factor authentication?' })
  await axe()
  const switchOff = async (code: string) => {
    await ask.getByLabel('Code from the app, or a backup code').fill(code)
    await ask.getByRole('button', { name: 'Turn off' }).click()
  }
  await switchOff(first)
  await expect(ask.getByText(/This code is not right/)).toBeVisible()
  await switchOff(second)
  await expect(ask).toBeHidden()
  await expect(theSwitch(page)).not.toBeChecked()

  await signOut(page)
  await signIn(page, bank.url, CUSTOMER)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a new e-mail address resets multi-factor, and signs in once its link was opened', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  const [code = ''] = await operatorOf(bank).importAuthenticator(CUSTOMER, SEED)
  await signIn(page, bank.url, CUSTOMER)
  await giveCode(page, code)
  await expect(page).toHaveURL(/\/dashboard$/)
  await openSettings(page, bank.url)
  await expect(theSwitch(page)).toBeChecked()

  const save = page.getByRole('button', { name: 'Save Changes' })
  await page.getByLabel('Email').fill('starter.moved')
  await page.getByLabel('Email').blur()
  await expect(page.getByText('is not an email address')).toBeVisible()
  await expect(save).toBeDisabled()
  await axe()
  await page.getByLabel('Email').fill(NEW_ADDRESS)
  await save.click()
  await toldOf(
    page,
    'Your personal info has been updated.',
    'Changing your email requires you to reset Multi-Factor Authentication. It has been disabled on your account and you will need to re-enable it to use it when you login.',
  )
  await expect(page.getByText(`We sent a link to ${NEW_ADDRESS}`)).toBeVisible()
  await expect(theSwitch(page)).not.toBeChecked()
  await mailSaying(world, CUSTOMER, 'Your e-mail address is about to change')
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
