/**
 * Money set aside for the trustee: opened on the customer's word, moved in and out by hand, shown beside the
 * available balance, and back in the account once it is closed.
 */
import type { Page } from '@playwright/test'
import { type Bank, expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { createPayday, createPlan } from './src/plan-maker.ts'
import { openSetAside, putIn } from './src/set-aside-maker.ts'
import { signInUnseen } from './src/sign-in.ts'
import { worldOf } from './src/world.ts'

/** Approved, with $250.00 and no plan. */
const CUSTOMER = 'starter@example.com'
const PAGE = '/dashboard/plan/set-aside'
const TITLE = 'Set aside for your trustee'

/** The next payment of the plan is $465.00 on September 16. It costs $1.00. */
test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await signInUnseen(page, bank.url, CUSTOMER)
  await createPlan(page, bank, { opening: { as_of: '2026-08-20', posted_total: '3255.00' } })
})

/** Opens a page, and waits until the header has the balance. */
const open = async (page: Page, bank: Bank, available: string, path = PAGE) => {
  await page.goto(`${bank.url}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(header(page)).toContainText(available)
}
const header = (page: Page) => page.getByRole('banner').first()
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const moves = (page: Page) => page.getByRole('list', { name: 'Moves' }).getByRole('listitem')

/** Opens a form from its button, which has the same name. */
const form = async (page: Page, name: string) => {
  await button(page, name).click()
  return page.getByRole('dialog', { name })
}

// SETA-02, SETA-16, SETA-17
test(
  'says whose money it is and what it is not, and opens with one press',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    await open(page, bank, '$250.00')
    const card = region(page, 'Before you open it')
    await expect(card).toContainText(
      'This is your money. You can take it out. It is not in trust and not paid until it is sent. A court order or levy may still reach it.',
    )
    await expect(card.getByRole('button')).toHaveCount(1)
    await expect(header(page)).not.toContainText('Set aside')
    await axe()
    await button(page, 'Open a set-aside').click()
    const balance = region(page, TITLE)
    await expect(balance).toContainText('$0.00 of $466.00')
    await expect(balance).toContainText('$466.00 by Wed, Sep 16')
    await expect(balance).toContainText('Still missing$466.00')
    await expect(page.getByText('What you put in or take out shows here.')).toBeVisible()
    await axe()
    await page.reload()
    await expect(balance).toContainText('$0.00 of $466.00')
  },
)

// SETA-01, SETA-04, SETA-08
test('puts money in, where the card does not reach it', ON_PHONE, async ({ bank, page, axe }) => {
  const world = worldOf(bank.sandboxUrl)
  const prn = await world.prnOf(CUSTOMER)
  await openSetAside(page, bank)
  await open(page, bank, '$250.00')
  const dialog = await form(page, 'Put money in')
  const amount = dialog.getByLabel('Amount')
  // $25.00 stay in the account.
  await expect(amount).toHaveValue('225.00')
  await amount.fill('225.01')
  await expect(dialog).toContainText("That's more than you can move right now.")
  await axe()
  await amount.fill('200')
  await dialog.getByRole('button', { name: 'Set it aside' }).click()
  await expect(dialog).toBeHidden()
  await expect(region(page, TITLE)).toContainText('$200.00 of $466.00')
  await expect(moves(page)).toHaveCount(1)
  await expect(moves(page).first()).toContainText('Put in')
  await expect(moves(page).first()).toContainText('$200.00Done')
  await expect(header(page)).toContainText('$50.00')
  await axe()
  await world.buyInVain(prn, { merchant: 'CORNER BOOKS', amount: '60.00' })
  await world.expectBalancedBook()
})

// SETA-08
test('takes no more than the plan needs', ON_DESKTOP, async ({ bank, page, axe }) => {
  const world = worldOf(bank.sandboxUrl)
  await world.deposit(await world.prnOf(CUSTOMER), {
    kind: 'payroll',
    amount: '900.00',
    description: 'ACME PAYROLL',
  })
  await openSetAside(page, bank)
  await expect(async () => open(page, bank, '$1,150.00')).toPass({ timeout: 60_000 })
  const dialog = await form(page, 'Put money in')
  await dialog.getByLabel('Amount').fill('466.01')
  await dialog.getByRole('button', { name: 'Set it aside' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    "That's more than your plan needs for this month and the next.",
  )
  await axe()
  await dialog.getByLabel('Amount').fill('466')
  await dialog.getByRole('button', { name: 'Set it aside' }).click()
  await expect(region(page, TITLE)).toContainText('$466.00 of $466.00')
  await expect(region(page, TITLE)).toContainText('Still missingNothing')
  await expect(moves(page)).toHaveCount(1)
})

// SETA-03, SETA-18
test('sets a share of each pay aside once the customer says so', ON_PHONE, async ({ bank, page, axe }) => {
  const world = worldOf(bank.sandboxUrl)
  const prn = await world.prnOf(CUSTOMER)
  await openSetAside(page, bank)
  // Two paydays are left until the day on which the payment must be sent.
  await createPayday(page, bank, '2026-08-26')
  await open(page, bank, '$250.00')
  await expect(page.getByText('Off. Nothing is set aside unless you do it.')).toBeVisible()
  await expect(region(page, TITLE)).not.toContainText('Next move')
  await page.getByRole('switch', { name: 'Set aside from each pay' }).click()
  await expect(page.getByText('On. A share of each pay is set aside for you.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Set aside from each pay' })).toBeChecked()
  await expect(region(page, TITLE)).toContainText('Next move$233.00 on Wed, Aug 26')
  await axe()
  // The pay arrives two days early.
  await world.deposit(prn, { kind: 'payroll', amount: '1200.00', description: 'ACME PAYROLL' })
  await expect(async () => {
    await page.reload()
    await expect(region(page, TITLE)).toContainText('$233.00 of $466.00')
  }).toPass({ timeout: 60_000 })
  await expect(region(page, TITLE)).toContainText('Next move$233.00 on Wed, Sep 9')
  await expect(moves(page).first()).toContainText('Set aside for you')
  await expect(header(page)).toContainText('$1,217.00')
  await world.expectBalancedBook()
})

// SETA-06
test('shows beside the available balance what is set aside, and when that is not current', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  const words = 'Set aside for your trustee $150.00 of $466.00'
  await openSetAside(page, bank)
  await putIn(page, bank, '150.00')
  await open(page, bank, '$100.00', '/dashboard')
  const card = region(page, 'Available')
  await expect(card).toContainText('$100.00')
  await expect(card).toContainText(words)
  await expect(header(page)).toContainText(words)
  await expect(card).not.toContainText('Not current')
  await axe()
  await world.fault({ partner: 'galileo', call: 'getBalance', action: 'status', status: 500, times: 100 })
  await page.reload()
  await expect(card).toContainText(words)
  await expect(card).toContainText('Not current, as of')
  await axe()
  await card.getByRole('link', { name: words }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Set-aside' })).toBeVisible()
  const balance = region(page, TITLE)
  await expect(balance).toContainText('$150.00 of $466.00')
  await expect(balance).toContainText(
    "We couldn't update this amount just now. This is the last one we have.",
  )
  await axe()
  await world.clearFaults()
  await page.reload()
  await expect(balance).toContainText('$150.00 of $466.00')
  await expect(balance).not.toContainText('Not current')
})

// SETA-07
test('says what taking money out means, and does it at once', ON_PHONE, async ({ bank, page, axe }) => {
  await openSetAside(page, bank)
  await putIn(page, bank, '200.00')
  await open(page, bank, '$50.00')
  const dialog = await form(page, 'Take money out')
  await dialog.getByLabel('Amount').fill('200.01')
  await expect(dialog).toContainText("That's more than you can move right now.")
  await dialog.getByLabel('Amount').fill('80')
  await dialog.getByText('To pay a bill').click()
  await expect(dialog).toContainText(
    'Your payment of Sep 16 will be short by $346.00. You can refill it from your next pay.',
  )
  await axe()
  await dialog.getByRole('button', { name: 'Move it to my account' }).click()
  await expect(dialog).toBeHidden()
  await expect(region(page, TITLE)).toContainText('$120.00 of $466.00')
  await expect(header(page)).toContainText('$130.00')
  await expect(moves(page)).toHaveCount(2)
  await expect(moves(page).first()).toContainText('Taken out')
  await expect(moves(page).first()).toContainText('To pay a bill')
  await expect(moves(page).first()).toContainText('$80.00Done')
  await axe()
})

// SETA-04
test('leaves in the account what the customer chose', ON_PHONE, async ({ bank, page, axe }) => {
  await openSetAside(page, bank)
  await open(page, bank, '$250.00')
  await expect(region(page, 'What stays in your account')).toContainText('$25.00 always stays')
  await button(page, 'Change what stays in your account').click()
  const dialog = page.getByRole('dialog', { name: 'What stays in your account' })
  await dialog.getByLabel('How much should always stay?').fill('100')
  await axe()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(region(page, 'What stays in your account')).toContainText('$100.00 always stays')
  await expect((await form(page, 'Put money in')).getByLabel('Amount')).toHaveValue('150.00')
})

// SETA-05
test(
  'says that a move is on its way while the processor does not answer, and when it is done',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    test.setTimeout(240_000)
    const world = worldOf(bank.sandboxUrl)
    await openSetAside(page, bank)
    await open(page, bank, '$250.00')
    await world.fault({
      partner: 'galileo',
      call: 'createAccountTransfer',
      action: 'status',
      status: 500,
      times: 100,
    })
    const dialog = await form(page, 'Put money in')
    await dialog.getByLabel('Amount').fill('20')
    await dialog.getByRole('button', { name: 'Set it aside' }).click()
    await expect(dialog).toBeHidden()
    await expect(moves(page).first()).toContainText('$20.00On its way')
    await expect(region(page, TITLE)).toContainText('$0.00 of $466.00')
    await axe()
    await world.clearFaults()
    await expect(moves(page).first()).toContainText('$20.00Done', { timeout: 120_000 })
    await expect(region(page, TITLE)).toContainText('$20.00 of $466.00')
    await expect(moves(page)).toHaveCount(1)
    await world.expectBalancedBook()
  },
)

// SETA-12
test(
  'closes it after a question, and its money is back in the account',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    await openSetAside(page, bank)
    await putIn(page, bank, '100.00')
    await open(page, bank, '$150.00')
    await button(page, 'Close set-aside').click()
    const question = page.getByRole('dialog', { name: 'Close your set-aside?' })
    await expect(question).toContainText("We'll move all $100.00 back to your account.")
    await axe()
    await question.getByRole('button', { name: 'Close it' }).click()
    await expect(button(page, 'Open a set-aside')).toBeVisible()
    await expect(header(page)).toContainText('$250.00')
    await expect(header(page)).not.toContainText('Set aside')
    await axe()
    await button(page, 'Open a set-aside').click()
    await expect(region(page, TITLE)).toContainText('$0.00 of $466.00')
    await expect(moves(page).first()).toContainText('Moved back when you closed it')
    await axe()
  },
)
