/**
 * Markup in every string that a customer, a partner or an operator can set (E4). Every page that shows such a
 * string shows it as text: it creates no dialog, no element and no address, and the page's policy has nothing
 * to block.
 */
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { isLinkingPage } from '@yoursuccess/contract/funding/linking-pages'
import { type Bank, ON_DESKTOP, test } from './src/fixtures.ts'
import { HOSTILE_TEXTS, hostileTexts, MARK, OUTSIDE, packed } from './src/hostile-texts.ts'
import { operatorOf } from './src/operator.ts'
import { createPlan } from './src/plan-maker.ts'
import { addressOf, routesOf, walkTo } from './src/route-walk.ts'
import { enterAccount, PASSWORD } from './src/sign-in.ts'
import { stepUp } from './src/step-up.ts'
import { worldOf } from './src/world.ts'

const PRODUCT = 'Your <b planted>Success</b>'
const BANK_NAME = '</title><img planted src=x onerror=alert(1)> Bank'
const SUPPORT_ADDRESS = 'Support|1 <i planted>Street</i>|Springfield, IL 62701'
test.use({ settings: { PRODUCT_NAME: PRODUCT, BANK_NAME, SUPPORT_ADDRESS } })
test.beforeAll(({ bank }) => bank.restore())
test.describe.configure({ timeout: 120_000 })

const EMAIL = 'markup@example.com'
/** Pages of the account, except those that need a linked bank: its name comes from the partner. */
const WALKED =
  /^\/(dashboard|enrollment-funding)(?!.*(\$(?!category)|create-transaction|manage-ach-accounts))/
/** Documents that the server renders. */
const DOCUMENTS = ['/about', '/fees', '/account-features', '/legal/deposit-account']

/** Which field got which strings, so that the test notices a field that no page showed. */
type Planted = Map<string, readonly string[]>

// FRAME-104, PROTECTION-31
test('shows stored markup as plain text on every page', ON_DESKTOP, async ({ bank, page }) => {
  const errors: string[] = []
  page.on('dialog', (dialog) => {
    errors.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === OUTSIDE) errors.push(`a call of ${request.url()}`)
  })

  const planted: Planted = new Map([
    ['product', [PRODUCT]],
    ['bank', [BANK_NAME]],
    ['support', ['1 <i planted>Street</i>']],
    ...(await createHolder(bank)),
  ])
  await enterAccount(page, bank.url, EMAIL)
  for (const [field, texts] of await plantAsPartner(bank)) planted.set(field, texts)
  for (const [field, texts] of await plantAsCustomer(bank, page)) planted.set(field, texts)
  for (const [field, texts] of await plantAnswer(bank, page)) planted.set(field, texts)

  const shown: string[] = []
  const look = async (where: string) => {
    const { text, created } = await page.evaluate(readPage, MARK)
    shown.push(text)
    errors.push(...created.map((what) => `${where}: ${what}`))
  }
  for (const route of (await routesOf(page)).filter((each) => WALKED.test(each) && !isLinkingPage(each))) {
    const place = await walkTo(page, addressOf(route, { $category: 'other' }))
    await showAll(page)
    await look(place)
  }
  await page.goto(`${bank.url}/dashboard`)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(
    page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first(),
  ).toBeVisible()
  await look('the notifications')
  for (const path of DOCUMENTS) {
    await page.goto(bank.url + path)
    await expect(page.locator('h1').first()).toBeAttached()
    await look(path)
  }

  expect.soft(errors).toEqual([])
  const everything = shown.join('\n')
  const isShown = (text: string) => everything.includes(text)
  expect.soft([...planted].filter(([, texts]) => !texts.some(isShown)).map(([field]) => field)).toEqual([])
  expect(HOSTILE_TEXTS.filter((text) => !isShown(text))).toEqual([])
})

/** The text of a page, including its fields, and any planted strings that became more than text. */
const readPage = (mark: string) => {
  const created: string[] = []
  const texts: string[] = [document.title]
  for (const element of document.querySelectorAll('*')) {
    const names = [element.localName, ...element.getAttributeNames()]
    if (names.some((name) => name.includes(mark))) created.push(`an element: ${names.join(' ')}`)
    for (const name of ['href', 'src', 'action', 'formaction', 'data', 'xlink:href']) {
      const address = element.getAttribute(name)
      if (address === null || !URL.canParse(address, location.href)) continue
      const { protocol, hostname } = new URL(address, location.href)
      // The bank and its sandbox both run on this host.
      const isKnown = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)
      const isHarmless = ['https:', 'tel:', 'mailto:'].includes(protocol) || address.startsWith('data:image/')
      // The message to the attorney is the body of an email address: encoded text.
      const isMarked = protocol === 'mailto:' ? /[<>"]/.test(address) : address.includes(mark)
      if (isMarked || !(isKnown || isHarmless)) created.push(`an address: ${address.slice(0, 200)}`)
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      texts.push(element.value)
  }
  texts.push(document.body.textContent ?? '')
  return { text: texts.join('\n'), created }
}

/** Shows all rows. At first, tables show five rows and lists a screenful. */
const showAll = async (page: Page) => {
  for (const select of await page.getByLabel('Rows per page').all())
    await select.selectOption({ index: (await select.locator('option').count()) - 1 })
  const more = page.getByRole('button', { name: 'Load More...' })
  while (await more.isVisible()) {
    await more.click()
    await expect(more.and(page.locator('[data-loading]'))).toHaveCount(0)
  }
}

/**
 * Creates the customer as the operator does, because the bank accepts the operator's customers without a
 * check.
 */
const createHolder = async (bank: Bank): Promise<Planted> => {
  const [first = '', last = '', street = ''] = hostileTexts(40).slice(-3)
  const [line = '', city = ''] = hostileTexts(30)
  await operatorOf(bank).createCustomer({
    email: EMAIL,
    password: PASSWORD,
    first_name: first,
    last_name: last,
    primary_phone: '5005550006',
    address: { address_1: street, address_2: line, city, state: 'IL', postal_code: '62701' },
  })
  return new Map([
    ['first name', [first]],
    ['last name', [last]],
    ['street', [street]],
    ['second line', [line]],
    ['city', [city]],
  ])
}

/** Plants strings as the people who pay into the account do, and as merchants do. */
const plantAsPartner = async (bank: Bank): Promise<Planted> => {
  const world = worldOf(bank.sandboxUrl)
  const prn = await world.prnOf(EMAIL)
  const deposits = packed(200)
  for (const description of deposits)
    await world.deposit(prn, { kind: 'payroll', amount: '900.00', description })
  const [held = '', ...merchants] = packed(100)
  for (const merchant of merchants) await world.settle(await world.buy(prn, { merchant, amount: '3.00' }))
  await world.buy(prn, { merchant: held, amount: '4.00' })
  return new Map([
    ['deposit', deposits],
    ['merchant', merchants],
    ['held purchase', [held]],
  ])
}

const plantAsCustomer = async (bank: Bank, page: Page): Promise<Planted> => {
  const { today } = await get<{ today: string }>(page, '/api/program')
  const descriptions = packed(200)
  const [goal = '', ...items] = descriptions
  const expense = { category: 'other', external: true, effective_date: today }
  for (const description of items)
    await send(bank, page, '/api/expense_items', {
      expense_item: { ...expense, amount: '10.00', description },
    })
  const payees = packed(100)
  for (const payee of payees)
    await send(bank, page, '/api/category_rules', { category_rule: { payee, category: 'other' } })
  const [category = ''] = hostileTexts(50).slice(-1)
  const { biller } = await send<{ biller: { id: number } }>(bank, page, '/api/billers/add_rpps', {
    biller: { rpps_biller_id: '0000001001', biller_account_number: '123456789', biller_category: category },
  })
  // The biller's payments show the category as their name.
  await send(bank, page, '/api/bill_payments', { bill_payment: { amount: '5.00', biller_id: biller.id } })
  const [number = ''] = hostileTexts(30).slice(-1)
  await stepUp(page, bank)
  await send(bank, page, '/api/billers/add_paper', {
    biller: {
      biller_name: 'Green Meadow Rentals',
      biller_account_number: number,
      biller_city: 'Springfield',
      biller_state: 'IL',
      biller_zip: '62701',
    },
  })
  await send(bank, page, '/api/income_goals/create_update_goals', {
    income_goal: { items: [{ amount: '4000.00', category: 'salary' }] },
  })
  await send(bank, page, '/api/expense_goals', {
    expense_goal: { amount: '20.00', category: 'housing', description: goal },
  })
  await send(bank, page, '/api/expense_goals/create_update_goals', {
    expense_goal: { items: [{ amount: '500.00', category: 'trustee_payment', due_day: 15 }] },
  })
  await send(bank, page, '/api/success_tracker_infos', { success_tracker_info: {} })
  await createPlan(page, bank)
  const [receiptNumber = ''] = hostileTexts(40).slice(-1)
  const notes = packed(200)
  for (const note of notes)
    await send(bank, page, '/api/receipts', {
      receipt: { posted_on: today, amount: '7.00', receipt_number: receiptNumber, note },
    })
  return new Map([
    ['expense', items],
    ['payee of a rule', payees],
    ['category of a bill', [category]],
    ['account number of a bill', [number]],
    ['number of a receipt', [receiptNumber]],
    ['note of a receipt', notes],
  ])
}

/** Plants strings in the bank's explanation of a reported problem. */
const plantAnswer = async (bank: Bank, page: Page): Promise<Planted> => {
  const { transactions } = await get<{ transactions: { id: number }[] }>(page, '/api/transactions')
  const texts = packed(1000)
  for (const [index, explanation] of texts.entries()) {
    const { reference } = await send<{ reference: string }>(bank, page, '/api/disputes', {
      transaction_id: transactions[index]?.id,
      reason: 'other',
      text: explanation,
    })
    await operatorOf(bank).resolveDispute(reference, '0.00', explanation)
  }
  return new Map([['explanation', texts]])
}

const get = async <Reply>(page: Page, path: string): Promise<Reply> =>
  (await (await page.request.get(path)).json()) as Reply

const send = async <Reply>(bank: Bank, page: Page, path: string, data: object): Promise<Reply> => {
  const headers = { origin: bank.url, 'idempotency-key': randomUUID() }
  const reply = await page.request.post(path, { headers, data })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return (await reply.json()) as Reply
}
