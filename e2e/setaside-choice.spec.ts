/** What to do with money that is set aside, once the plan tools are off or the case was dismissed. */
import type { Page } from '@playwright/test'
import { expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { createPlan, dismissCase } from './src/plan-maker.ts'
import { openSetAside, putIn, toBeAsked } from './src/set-aside-maker.ts'
import { signInUnseen } from './src/sign-in.ts'
import { worldOf } from './src/world.ts'

/** Approved, with $250.00, of which $100.00 are set aside. */
const CUSTOMER = 'starter@example.com'

test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await signInUnseen(page, bank.url, CUSTOMER)
  await createPlan(page, bank, { opening: { as_of: '2026-08-20', posted_total: '3255.00' } })
  await openSetAside(page, bank)
  await putIn(page, bank, '100.00')
})

const header = (page: Page) => page.getByRole('banner').first()

// SETA-24, SETA-26
test(
  'asks what to do with the money when the plan tools are turned off, and keeps it until the customer moves it',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    test.setTimeout(240_000)
    const world = worldOf(bank.sandboxUrl)
    await operatorOf(bank).setFeatures(CUSTOMER, { planTools: false })
    const moveBack = await toBeAsked(page, bank)
    await expect(page.getByText('$100.00 is still set aside. Should we keep it there?')).toBeVisible()
    await expect(header(page)).toContainText('$150.00')
    await axe()
    await page.getByRole('button', { name: 'Keep it set aside' }).click()
    await expect(page.getByText('$100.00 stays set aside until you move it back.')).toBeVisible()
    await expect(header(page)).toContainText('$150.00')
    await axe()
    await moveBack.click()
    await expect(moveBack).toBeHidden()
    await expect(header(page)).toContainText('$250.00')
    await world.expectBalancedBook()
  },
)

// SETA-24, SETA-25
test(
  'moves the money back when nobody answers in ten days after a dismissal',
  ON_DESKTOP,
  async ({ bank, page, axe }) => {
    test.setTimeout(240_000)
    const world = worldOf(bank.sandboxUrl)
    await dismissCase(page, bank)
    const moveBack = await toBeAsked(page, bank)
    await expect(page.getByText('Ask your attorney before you move this money.')).toBeVisible()
    await axe()
    await world.advance({ days: 12 })
    await page.goto(`${bank.url}/dashboard`)
    await expect(header(page)).toContainText('$250.00', { timeout: 60_000 })
    await expect(moveBack).toBeHidden()
    await world.expectBalancedBook()
  },
)
