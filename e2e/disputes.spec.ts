/** Problems that a customer reports, and fraud alerts that the bank sends. */
import type { Page } from '@playwright/test'
import type { Bank } from './src/fixtures.ts'
import { expect, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { expectAfterReload } from './src/reload.ts'
import { enterAccount, signInUnseen } from './src/sign-in.ts'
import { expectToast } from './src/toasts.ts'
import { mailWith, worldOf } from './src/world.ts'

// On the phone only: the dialog and card of a report have the same markup on a desktop.
test.beforeAll(({ bank }) => bank.restore())

const CUSTOMER = 'active@example.com'

/** "Fri, Sep 4". The server computes the day itself, and its own tests check it. */
const DAY = '[A-Z][a-z]{2}, [A-Z][a-z]{2} [0-9]{1,2}'

test('a customer reports a problem with a transaction and gets a credit and an answer @phone', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  await world.settle(
    await world.buy(await world.prnOf(CUSTOMER), { merchant: 'TWICE BOOKS', amount: '24.00' }),
  )
  await signInUnseen(page, bank.url, CUSTOMER)
  await open(page, bank, '/dashboard/transactions')
  const row = page.getByRole('listitem').filter({ hasText: 'TWICE BOOKS' }).getByRole('button')
  await expect(row).toBeVisible()
  await axe()

  await row.click()
  const details = page.getByRole('dialog', { name: 'TWICE BOOKS' })
  await expect(details).toContainText('POSTED')
  await expect(details.getByRole('button', { name: 'Report a problem with TWICE BOOKS' })).toBeVisible()
  await axe()
  await details.getByRole('button', { name: 'Report a problem with TWICE BOOKS' }).click()
  await expect(details).toBeHidden()
  const form = page.getByRole('dialog', { name: 'Report a problem' })
  await expect(form.getByText('TWICE BOOKS')).toBeVisible()
  await form.getByRole('radio', { name: 'I was charged twice' }).check()
  await form.getByRole('textbox').fill('They took it twice.')
  await axe()
  await form.getByRole('button', { name: 'Send report' }).click()
  await expectToast(page, 'We have your report', new RegExp(`Your reference is P-.*hear from us by ${DAY}`))

  await expect(row).toContainText(/Reported: P-/)
  await row.click()
  const reported = details.getByRole('link', { name: /^Reported: P-/ })
  const reference = /P-\d{4}-\d{6}/.exec((await reported.textContent()) ?? '')?.[0] ?? ''
  await reported.click()
  const card = page.getByRole('region', { name: reference })
  await expect(card).toContainText(new RegExp(`We're looking into it. Our answer is due by ${DAY}.`))
  await axe()
  await mailWith(world, CUSTOMER, `We're looking into your report ${reference}`)

  const operator = operatorOf(bank)
  await operator.creditDispute(reference, '24.00')
  await expectAfterReload(page, card.filter({ hasText: 'We credited you $24.00 while we investigate.' }))
  await operator.resolveDispute(reference, '0.00', 'The shop showed us two receipts that you signed.')
  await page.reload()
  await expect(card).toContainText('We found no error.')
  await expect(card).toContainText(new RegExp(`On ${DAY}, we'll take back \\$24.00`))
  await expect(card).toContainText('two receipts that you signed')
  await axe()

  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('link', { name: `${reference}: we found no error.` })).toHaveCount(1)
  await expect(
    panel.getByRole('link', { name: `We credited you $24.00 while we investigate ${reference}.` }),
  ).toHaveCount(1)
  await world.expectBalancedBook()
})

test('alerts the customer once to a suspicious purchase, even if the webhook repeats @phone', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  await enterAccount(page, bank.url, CUSTOMER)
  const purchase = { merchant: 'FRAUD DENY GADGETS', amount: '310.00' }
  await world.tryFraud(await world.prnOf(CUSTOMER), purchase)
  await world.replayWebhooks()
  const question = 'Did you try to pay $310.00 at FRAUD DENY GADGETS?'
  await mailWith(world, CUSTOMER, '$310.00')

  await page.reload()
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  const alert = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: question })
  await expect(alert).toHaveCount(1)
  await axe()
  const path = (await alert.getAttribute('href')) ?? ''
  expect(path).toMatch(/^\/fraud-alerts\/\d+$/)
  const message = await world.latestMessage(await phoneOf(page))
  expect(message?.text).toBe(`YourSuccess: ${question} Tell us here: ${bank.url}${path}`)
  const opened = page.waitForEvent('popup')
  await alert.click()
  await expect(await opened).toHaveURL(new RegExp(`${path}$`))
})

const open = async (page: Page, bank: Bank, path: string) => {
  await page.goto(`${bank.url}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const phoneOf = async (page: Page): Promise<string> => {
  const account = (await (await page.request.get('/api/account')).json()) as { primary_phone: string }
  return account.primary_phone.replace(/\D/g, '')
}
