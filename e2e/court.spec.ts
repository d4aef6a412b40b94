/**
 * What the court or the trustee sent: days left and last safe days, the message to the attorney, and the checklist
 * before the discharge.
 */
import type { PlanInput } from '@yoursuccess/contract/plan/plan-terms'
import { expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { createPlan } from './src/plan-maker.ts'
import { signInUnseen } from './src/sign-in.ts'

/** Approved, with $250.00 and no plan. */
const CUSTOMER = 'starter@example.com'
const PLAN = '/dashboard/plan'
const COUNTED = 'By counting days only. Court rules can change this day. Ask your attorney today.'
/** A trustee of the directory who takes checks under a condition. One payment of $465.00 is missing. */
const FACTS = {
  district: 'caeb',
  trustee_id: 9002,
  paid_by: ['electronic'],
  attorney: { name: 'Ines Okafor', phone: '9165550144', email: 'okafor@example.com' },
  opening: { as_of: '2026-08-20', posted_total: '2790.00' },
} satisfies PlanInput

test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await signInUnseen(page, bank.url, CUSTOMER)
})

// LAD-05
test('counts the days of a motion, and names the last safe days', ON_PHONE, async ({ bank, page, axe }) => {
  await createPlan(page, bank, FACTS)
  await page.goto(`${bank.url}${PLAN}`)
  await page.getByRole('link', { name: /^I got a notice or motion/ }).click()
  await expect(page.getByText('No notices yet.')).toBeVisible()
  await axe()

  await page.getByRole('button', { name: 'Add a notice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a notice' })
  await dialog.getByLabel('Last day printed on the notice').fill('2026-09-14')
  await expect(dialog.getByText('21 days left, until Sep 14').first()).toBeVisible()
  await axe()
  await dialog.getByRole('button', { name: 'Save notice' }).click()

  const motion = page.getByRole('region', { name: 'Motion to dismiss' })
  await expect(motion).toContainText('21 days left, until Sep 14')
  await expect(motion).not.toContainText(COUNTED)
  const days = motion.getByRole('list', { name: 'Last safe day to pay your trustee' })
  for (const words of [
    'Electronic payment from this account: Sep 9.',
    'Check that we mail for you: Aug 26. Its conditions: The case number is on the check.',
    'TFS: Sep 2. Signing up takes 5 days.',
    'ePay: Sep 9, before 4:00 PM Central Time.',
  ])
    await expect(days).toContainText(words)
  await axe()

  await motion.getByRole('button', { name: 'Edit: Motion to dismiss' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit notice' })
  await edit.getByLabel('No last day is printed on it').check()
  await edit.getByLabel('Day of service').fill('2026-08-20')
  await edit.getByLabel('Days that it gives').fill('24')
  // A Sunday, which is not moved.
  await expect(edit.getByText('20 days left, until Sep 13').first()).toBeVisible()
  await expect(edit.getByText(COUNTED)).toBeVisible()
  await axe()
  await edit.getByRole('button', { name: 'Save notice' }).click()
  await expect(motion).toContainText(COUNTED)

  await motion.getByRole('button', { name: 'Delete: Motion to dismiss' }).click()
  await page.getByRole('button', { name: 'Delete notice' }).click()
  await expect(page.getByText('No notices yet.')).toBeVisible()
})

// LAD-04, LAD-05
test('writes the facts for the attorney, with the notice', ON_DESKTOP, async ({ bank, page, axe }) => {
  await createPlan(page, bank, FACTS)
  await page.goto(`${bank.url}${PLAN}/notices`)
  await page.getByRole('button', { name: 'Add a notice' }).click()
  await page.getByLabel('Last day printed on the notice').fill('2026-09-14')
  await page.getByLabel('Note', { exact: true }).fill('Docket 41')
  await page.getByRole('button', { name: 'Save notice' }).click()
  await page
    .getByRole('region', { name: 'Your attorney' })
    .getByRole('link', { name: 'Message to my attorney' })
    .click()
  const message = page.getByRole('region', { name: 'The message' })
  for (const words of [
    'As of August 24, 2026',
    'Case: 26-10077',
    'District: Eastern District of California',
    'I am $465.00 behind (1 payment).',
    'Due August 16, 2026: $465.00, paid $0.00',
    'My bank has no planned payment.',
    'Motion to dismiss (Docket 41): 21 days left, until Sep 14',
    'Electronic payment from this account: Sep 9.',
  ])
    await expect(message).toContainText(words)
  const address = new URL((await message.getByRole('link', { name: 'Email' }).getAttribute('href')) ?? '')
  expect(address.pathname).toBe('okafor@example.com')
  expect(address.searchParams.get('body')).toContain('I am $465.00 behind (1 payment).\r\n')
  await axe()
  await page.emulateMedia({ media: 'print' })
  await expect(message).toContainText('I am $465.00 behind')
  await expect(message.getByRole('button', { name: 'Copy' })).toBeHidden()
})

// LAD-06
test('ticks the checklist before the discharge with a day', ON_PHONE, async ({ bank, page, axe }) => {
  // The last payment is due on October 16, so three are left.
  await createPlan(page, bank, { months: 9 })
  await page.goto(`${bank.url}${PLAN}`)
  await page.getByRole('link', { name: /^Discharge checklist/ }).click()
  await expect(page.getByRole('heading', { name: '0 of 7 done' })).toBeVisible()
  await axe()
  await page.getByRole('button', { name: /^Mark as done: The certificate/ }).click()
  await page.getByLabel('Done on').fill('2026-08-03')
  await axe()
  await page.getByRole('button', { name: 'Save day' }).click()
  await expect(page.getByText('Done on August 3, 2026')).toBeVisible()
  await page.getByRole('button', { name: /^Change: The certificate/ }).click()
  await page.getByRole('button', { name: 'It is not done' }).click()
  await expect(page.getByRole('heading', { name: '0 of 7 done' })).toBeVisible()
})

// LAD-06
test('says when the checklist opens', ON_PHONE, async ({ bank, page, axe }) => {
  await createPlan(page, bank)
  await page.goto(`${bank.url}${PLAN}/checklist`)
  await expect(page.getByText('This list opens on October 17, 2030')).toBeVisible()
  await axe()
})
