/** How a person becomes a customer: sign-up, four steps, agreements, phone verification, every decision. */
import type { Page } from '@playwright/test'
import {
  enterAtIdentification,
  identify,
  onAnotherDevice,
  openAgreements,
  type Person,
  submit,
} from './src/applicant.ts'
import { expect, ON_DESKTOP, test } from './src/fixtures.ts'
import { PASSWORD, signIn } from './src/sign-in.ts'
import { worldOf } from './src/world.ts'

// Each test runs on one screen size: both use the same forms. every-page.spec.ts checks both sizes.
test.beforeAll(({ bank }) => bank.restore())

/** Each test needs a new person, because a person can sign up only once and several tests share a bank. */
let people = 0
const personNamed = (first: string, last: string): Person => {
  people += 1
  const own = `${Date.now() % 1_000_000}`.padStart(6, '0')
  return {
    first,
    last,
    email: `${first}.${own}${people}@example.com`.toLowerCase(),
    phone: `555${own}${people}`.slice(0, 10).padEnd(10, '0'),
  }
}
/** A new Social Security number each time. Its ending selects the result of the identity check. */
const numberEnding = (ending: string) => {
  people += 1
  return `9${String(people).padStart(4, '0')}${ending}`
}

test('opens an account, switching devices halfway and verifying the phone by SMS @phone', async ({
  bank,
  page,
  browser,
  axe,
}) => {
  const person = personNamed('Mira', 'Okafor')
  const world = worldOf(bank.sandboxUrl)

  await test.step('signs up on the external page', async () => {
    await page.goto(`${bank.url}/login`)
    await page.getByRole('link', { name: 'Register Now' }).click()
    await page.getByLabel('First name').fill(person.first)
    await page.getByLabel('Last name').fill(person.last)
    await page.getByLabel('E-mail address').fill(person.email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByLabel('Phone', { exact: true }).fill(person.phone)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, bank.url, person.email)
  })

  await test.step('enters name, birthday and income', async () => {
    await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible()
    await expect(page).toHaveURL(/\/account-application\/personal-information$/)
    await expect(page.getByLabel('First name')).toHaveValue(person.first)
    await page.getByRole('button', { name: 'Continue' }).click()
    // The phone number from sign-up is already filled in.
    await expect(page.getByText('This field is required')).toHaveCount(3)
    await expect(page.getByLabel('Date of birth')).toBeFocused()
    await axe()
    // The format in which browsers fill in the phone number.
    await page.getByLabel('Primary Phone').fill(`+1 ${person.phone}`)
    await expect(page.getByLabel('Primary Phone')).toHaveValue(/^\(555\) \d{3}-\d{4}$/)
    await page.getByLabel('Date of birth').pressSequentially('7/30/1985')
    await page.getByLabel('Date of birth').press('Tab')
    await expect(page.getByLabel('Date of birth')).toHaveValue('1985-07-30')
    await page.getByRole('radio', { name: '2,000 or less' }).click()
    await page.getByRole('combobox', { name: 'Occupation' }).fill('motor vehicle')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('continues with the address on another device', async () => {
    await expect(page.getByRole('heading', { name: 'Where do you live?' })).toBeVisible()
    await axe()
    const elsewhere = await onAnotherDevice(browser, bank, person)
    await expect(elsewhere).toHaveURL(/\/account-application\/address$/)
    await elsewhere.getByLabel('Street address').fill('P.O. Box 7')
    await elsewhere.getByLabel('City').fill('Springfield')
    await elsewhere.getByLabel('State').selectOption('IL')
    await elsewhere.getByLabel('ZIP code').fill('62701')
    await elsewhere.getByRole('button', { name: 'Continue' }).click()
    await expect(elsewhere.getByText('Address PO Box is not allowed')).toBeVisible()
    await elsewhere.getByLabel('Street address').fill('12 Elm Street')
    await elsewhere.getByRole('button', { name: 'Continue' }).click()
    await expect(elsewhere).toHaveURL(/\/account-application\/identification$/)
    await elsewhere.context().close()
  })

  await test.step('the first device resumes at the same step and accepts the SSN', async () => {
    await page.goto(`${bank.url}/account-application`)
    await expect(page).toHaveURL(/\/account-application\/identification$/)
    await axe()
    await identify(page, '987 65 0000 ')
    await expect(page.getByRole('main')).toContainText('12 Elm Street')
    await expect(page.getByRole('main')).toContainText('•••-••-0000')
    await axe()
    const stored = await everythingStored(page)
    expect(stored).toContain('ys.session-expires-at')
    expect(stored.replace(/\D/g, '')).not.toContain('987650000')
    // The page kept the number only in memory, so a reload loses it.
    await page.reload()
    await expect(page).toHaveURL(/\/account-application\/identification$/)
    await identify(page, numberEnding('1234'))
  })

  await test.step('opens the agreements, verifies the phone and submits', async () => {
    const button = page.getByRole('button', { name: 'Submit application' })
    await expect(button).toBeDisabled()
    await openAgreements(page)
    await expect(button).toBeDisabled()
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('We have sent a verification code to your phone')).toBeVisible()
    const code = page.getByLabel('Verification code')
    await expect(code).toBeFocused()
    await expect(page.getByRole('button', { name: 'Send a new code' })).toBeDisabled()
    await axe()
    await code.fill('000000')
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText("That code isn't right.")).toBeVisible()
    const message = await world.latestMessage(person.phone)
    expect(message).toMatchObject({ channel: 'sms' })
    await code.fill(`${message?.code.slice(0, 3)} ${message?.code.slice(3)}`)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText('Phone number successfully verified!')).toBeVisible()
    await submit(page)
    await expect(page).toHaveURL(/\/enrollment-funding$/, { timeout: 20_000 })
    await expect(page.getByText('Your application is approved')).toBeVisible()
  })

  await page.goto(`${bank.url}/account-application/address`)
  await expect(page).toHaveURL(/\/enrollment-funding$/)
  expect(await world.prnOf(person.email)).toBeTruthy()
})

test('opens an account by keyboard, verifying the phone by a call', ON_DESKTOP, async ({ bank, page }) => {
  const world = worldOf(bank.sandboxUrl)
  await signIn(page, bank.url, 'reviewing@example.com')
  await expect(page.getByRole('heading', { name: 'Confirm who you are' })).toBeVisible()
  const press = async (name: string, key = 'Enter') => {
    await tabTo(page, name)
    await page.keyboard.press(key)
  }
  await tabTo(page, 'Social Security Number')
  await page.keyboard.type(numberEnding('1234'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review and submit' })).toBeVisible()
  for (const title of [
    'Electronic Communications Agreement',
    'Deposit Account Agreement',
    'Privacy Policy',
  ]) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), press(title)])
    await tab.close()
  }
  await tabTo(page, 'Text message')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Phone call' })).toBeChecked()
  await press('Send code')
  await expect(page.getByLabel('Verification code')).toBeFocused()
  const message = await world.latestMessage('5005550006')
  expect(message).toMatchObject({ channel: 'call' })
  await page.keyboard.type(message?.code ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Phone number successfully verified!')).toBeVisible()
  await press('Submit application')
  await expect(page).toHaveURL(/\/enrollment-funding$/, { timeout: 20_000 })
})

test('explains a failed identity check, then asks for documents @phone', async ({ bank, page, axe }) => {
  await enterAtIdentification(page, bank, personNamed('Toni', 'Marsh'))
  await identify(page, numberEnding('4003'))
  await openAgreements(page)
  await submit(page)
  const errorDialog = page.getByRole('dialog')
  await expect(errorDialog).toContainText(
    'Identification does not match records. Please confirm your information and try again.',
  )
  await axe()
  await errorDialog.getByRole('button', { name: 'OK' }).click()
  // The number must be typed again.
  await expect(page.getByRole('heading', { name: 'Confirm who you are' })).toBeVisible()

  await identify(page, numberEnding('4004'))
  await openAgreements(page)
  await submit(page)
  const details = page.getByRole('dialog', { name: 'Invalid parameter' })
  await expect(details.getByRole('listitem')).toHaveText([
    'Date of birth could not be confirmed',
    'Street address could not be found',
  ])
  await axe()
  await details.getByRole('button', { name: 'OK' }).click()
  await expect(details).toBeHidden()

  await page.getByRole('link', { name: 'Edit Identification' }).click()
  await page.getByLabel('Social Security Number').fill('')
  await identify(page, numberEnding('4001'))
  await submit(page)
  await expect(page.getByRole('heading', { name: 'We need a few documents from you' })).toBeVisible()
  await expect(page).toHaveURL(/\/application-referred$/)
  await expect(page.getByRole('main')).toContainText('utility bill less than 60 days old')
  await axe()
  await page.goto(`${bank.url}/dashboard`)
  await expect(page).toHaveURL(/\/application-referred$/)
})

test('shows a rejected applicant the decision and no other page @desktop', async ({ bank, page, axe }) => {
  await enterAtIdentification(page, bank, personNamed('Kim', 'Harlow'))
  await identify(page, numberEnding('4002'))
  await openAgreements(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: "We can't open an account for you" })).toBeVisible()
  await axe()
  await page.goto(`${bank.url}/account-application/review`)
  await expect(page).toHaveURL(/\/application-denied$/)
  await page.goto(`${bank.url}/account-application/no-such-step`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('waits for a decision whose answer was lost, then opens the account @desktop', async ({
  bank,
  page,
  axe,
}) => {
  const person = personNamed('Ines', 'Vale')
  await enterAtIdentification(page, bank, person)
  await identify(page, numberEnding('4005'))
  await openAgreements(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: "We're checking your information" })).toBeVisible()
  await axe()
  await page.reload()
  await expect(page).toHaveURL(/\/enrollment-funding$/, { timeout: 60_000 })
  expect(await worldOf(bank.sandboxUrl).prnOf(person.email)).toBeTruthy()
})

test('shows the account documents to a visitor @desktop', async ({ bank, page, axe }) => {
  await page.goto(`${bank.url}/login`)
  for (const title of [
    'Electronic Communications Agreement',
    'Deposit Account Agreement',
    'Privacy Policy',
  ]) {
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await axe()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

/**
 * Everything the browser stores for this site: cookies, local and session storage, databases, caches, the
 * history entry.
 */
const everythingStored = async (page: Page): Promise<string> => {
  const ofBrowser = await page.context().storageState({ indexedDB: true })
  const ofTab = await page.evaluate(async () => {
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return {
      cached,
      tab: Object.entries(sessionStorage),
      entry: history.state as unknown,
      address: location.href,
    }
  })
  return JSON.stringify([ofBrowser, ofTab])
}

/** Presses Tab until the element with this name has the focus. */
const tabTo = async (page: Page, name: string) => {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    const focused = page.locator(':focus')
    const names = await focused.evaluateAll((elements) =>
      elements.flatMap((element) =>
        'labels' in element && element.labels instanceof NodeList && element.labels.length > 0
          ? [...element.labels].map((label) => label.textContent)
          : [element.textContent],
      ),
    )
    if (names.some((text) => text?.trim().startsWith(name))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${name}`)
}
