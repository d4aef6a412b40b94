/** A person who wants an account: signs up on the external page and fills in the steps. */
import { type Browser, expect, type Page } from '@playwright/test'
import { AGREEMENTS } from '@yoursuccess/contract/application/application'
import type { Bank } from './fixtures.ts'
import { PASSWORD, signIn, signInUnseen } from './sign-in.ts'

export interface Person {
  first: string
  last: string
  email: string
  /** Ten digits. */
  phone: string
  /** Whether the application asks this person to verify the phone. */
  provesPhone?: true
}

const ADDRESS = { address_1: '12 Elm Street', city: 'Springfield', state: 'IL', postal_code: '62701' }

/**
 * Signs up with the form's own request and saves the first two steps. The browser is then at the
 * identification step.
 */
export const enterAtIdentification = async (page: Page, bank: Bank, person: Person): Promise<void> => {
  const { first, last, email, phone, provesPhone } = person
  const signedUp = await fetch(`${bank.sandboxUrl}/sign-up`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      reference: `story-${phone}`,
      first_name: first,
      last_name: last,
      email,
      password: PASSWORD,
      phone1: phone,
      ...(provesPhone && { phone_verification: 'yes' }),
    }),
  })
  expect(signedUp.status, await signedUp.text()).toBe(303)
  await signInUnseen(page, bank.url, email)
  const save = async (fields: object) => {
    const reply = await page.request.put(`${bank.url}/api/account_application`, {
      headers: { origin: bank.url },
      data: { account_application: fields },
    })
    expect(reply.status(), await reply.text()).toBe(200)
  }
  await save({
    furthest_enrollment_step: 'address',
    primary_phone: phone,
    date_of_birth: '1985-07-30',
    income_source: 2,
    occupation: '53-3000',
  })
  await save({
    furthest_enrollment_step: 'identification',
    address_attributes: ADDRESS,
    shipping_address_different: false,
  })
  await page.goto(`${bank.url}/account-application`)
}

/** Pastes the number at the identification step, as from a note, and continues. */
export const identify = async (page: Page, ssn: string): Promise<void> => {
  const field = page.getByLabel('Social Security Number')
  await field.click()
  await page.evaluate((text) => document.execCommand('insertText', false, text), ssn)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Review and submit' })).toBeVisible()
}

/** Opens the three documents, each in its own tab, and closes each tab. */
export const openAgreements = async (page: Page): Promise<void> => {
  for (const { title } of AGREEMENTS) {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: title }).click(),
    ])
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await tab.close()
  }
}

export const submit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Submit application' }).click()
}

/** Signs the same person in on another device. */
export const onAnotherDevice = async (browser: Browser, bank: Bank, { email }: Person): Promise<Page> => {
  const page = await (await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' })).newPage()
  await signIn(page, bank.url, email)
  return page
}
