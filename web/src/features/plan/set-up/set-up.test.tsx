import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { savePlan } from '@yoursuccess/contract/plan/plan'
import { describe, expect, test } from 'vitest'
import { emptyPlan, openPlan, savingPlan } from '../../../testing/plan-set-up-screen.ts'
import { samplePlan, sampleStep } from '../../../testing/plan-samples.ts'
import { click, pageHeading } from '../../../testing/tracker-screen.tsx'
import { refuse, type Wire } from '../../../testing/wire.ts'

const enter = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const savedPlans = (wire: Wire) =>
  wire.requestsOf(savePlan).map(({ body }) => (body as { plan: Record<string, unknown> }).plan)
const errorOf = (label: string) =>
  screen.getByLabelText(label).closest('.mantine-InputWrapper-root')?.querySelector('[class*=error]')
    ?.textContent

describe('the four screens of the set-up', () => {
  // CASE-03
  test('each saves its facts and opens the next one', async () => {
    const { wire, path } = openPlan('/set-up')
    await pageHeading('Your case')
    expect(path()).toBe('/dashboard/plan/set-up/case')
    await userEvent.type(screen.getByRole('combobox', { name: 'Court district' }), 'western new york')
    await userEvent.click(await screen.findByRole('option', { name: 'Western District of New York' }))
    await enter('Case number', '1:24-bk-10077-abc')
    await click('Continue')

    await pageHeading('Dates and length')
    await enter('Day you filed', '3/17/2024')
    await userEvent.tab()
    expect(screen.getByLabelText('Day of your first payment')).toHaveValue('2024-04-16')
    await userEvent.click(screen.getByRole('radio', { name: '36 months' }))
    await click('Continue')

    await pageHeading('Your payment')
    await enter('Monthly payment', '480')
    await enter('Day of the month', '16')
    await click('Add a later amount')
    await userEvent.selectOptions(screen.getByLabelText('From'), 'January 2027')
    await enter('Monthly payment from then on', '500.50')
    await click('Continue')

    await pageHeading('Your trustee')
    await userEvent.type(screen.getByRole('combobox', { name: 'Find your trustee' }), 'raven')
    await userEvent.click(await screen.findByRole('option', { name: /^Chapter 13 Trustee C. Ravensby/ }))
    expect(await screen.findByText(/^Accepts: Electronic payment from this account/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('checkbox', { name: 'TFS' }))
    await click('Finish')
    await waitFor(() => expect(path()).toBe('/dashboard/plan'))

    const [ofCase, ofDates, ofPayment, ofTrustee] = wire.requestsOf(savePlan).map(({ body }) => body)
    expect(ofCase).toMatchObject({
      plan: { version: null, district: 'nywb', case_number: '1:24-bk-10077-abc' },
    })
    expect(ofDates).toMatchObject({
      plan: { version: 1, district: 'nywb', filed_on: '2024-03-17', first_due_on: '2024-04-16', months: 36 },
    })
    expect(ofPayment).toMatchObject({
      plan: { version: 2, due_rule: { kind: 'fixed_day', day: 16, roll: 'clamp' } },
      steps: [
        { from_month: null, amount: '480', reason: 'plan' },
        { from_month: '2027-01-01', amount: '500.50', reason: 'step' },
      ],
    })
    expect(ofTrustee).toMatchObject({
      plan: { version: 3, trustee_id: 9003, trustee: null, paid_by: ['tfs'] },
    })
  })

  // CASE-03
  test('an empty screen is passed without saving anything', async () => {
    const { wire } = openPlan('/set-up')
    await pageHeading('Your case')
    await click('Continue')
    await pageHeading('Dates and length')
    expect(wire.requestsOf(savePlan)).toEqual([])
  })

  // CASE-03
  test('amount and due day are required to go on, not to finish later', async () => {
    const { wire, path } = openPlan('/set-up/payment')
    await pageHeading('Your payment')
    await click('Continue')
    expect(await screen.findByText('Enter an amount like 480.00.')).toBeInTheDocument()
    expect(screen.getByText('Enter a day from 1 to 31.')).toBeInTheDocument()
    expect(screen.getByLabelText('Monthly payment')).toHaveFocus()
    await click('Finish later')
    await waitFor(() => expect(path()).toBe('/dashboard/plan'))
    expect(wire.requestsOf(savePlan)).toEqual([])
  })

  // CASE-03
  test('amounts that were saved are shown and not sent again', async () => {
    const { wire } = openPlan('/set-up/payment', savingPlan({ plan: samplePlan(), steps: [sampleStep()] }))
    await pageHeading('Your payment')
    expect(screen.getByText('$480.00')).toBeInTheDocument()
    expect(screen.queryByLabelText('Monthly payment')).not.toBeInTheDocument()
    await enter('Paid so far', '2880.00')
    await click('Continue')
    await pageHeading('Your trustee')
    expect(wire.requestsOf(savePlan)[0]?.body).toEqual({
      plan: expect.objectContaining({ opening: { as_of: '2026-11-21', posted_total: '2880.00' } }),
    })
  })
})

describe('what was typed', () => {
  // CASE-03
  test('is still there after a reload, also what is not valid', async () => {
    const before = openPlan('/set-up/case')
    await pageHeading('Your case')
    await enter('Case number', '24-1234567')
    expect(before.wire.requestsOf(savePlan)).toEqual([])
    cleanup()

    const { path } = openPlan('/set-up')
    await pageHeading('Your case')
    expect(path()).toBe('/dashboard/plan/set-up/case')
    expect(screen.getByLabelText('Case number')).toHaveValue('24-1234567')
  })

  // CASE-03
  test('is saved when the customer finishes later, and what is not valid stays a draft', async () => {
    const { wire, path } = openPlan('/set-up/dates', savingPlan({ plan: emptyPlan(), steps: [] }))
    await pageHeading('Dates and length')
    await enter('Day you filed', '2026-04-01')
    await enter('Day of your first payment', 'in May')
    await click('Finish later')
    await waitFor(() => expect(path()).toBe('/dashboard/plan'))
    expect(savedPlans(wire)[0]).toMatchObject({ filed_on: '2026-04-01', first_due_on: null, months: 60 })
    expect(sessionStorage.getItem('ys.plan-draft')).toContain('in May')
  })

  // CASE-03
  test('is forgotten once it is saved', async () => {
    openPlan('/set-up/case')
    await pageHeading('Your case')
    await enter('Case number', '24-12345')
    expect(sessionStorage.getItem('ys.plan-draft')).toContain('24-12345')
    await click('Continue')
    await pageHeading('Dates and length')
    expect(sessionStorage.getItem('ys.plan-draft')).toBeNull()
  })
})

describe('refusals', () => {
  // CASE-06
  test.each([
    ['Day you filed', '2026-12-24', "The day you filed can't be in the future."],
    ['Day you filed', '2016-03-01', 'Check the year. A case can be up to ten years old.'],
    ['Day of your first payment', '2023-12-01', "Your first payment can't be due before you filed."],
    ['Day you filed', '2023-02-30', 'There is no such day. Check the month, the day and the year.'],
    // CASE-05
    [
      'Day you filed',
      '2021-03-01',
      "The year in your case number doesn't match the day you filed. Check both.",
    ],
  ])('%s %s: %s', async (label, typed, error) => {
    const plan = emptyPlan({ filed_on: '2024-03-17', case_number: '24-10077', case_number_shown: '24-10077' })
    const { wire } = openPlan('/set-up/dates', savingPlan({ plan, steps: [] }))
    await pageHeading('Dates and length')
    await enter(label, typed)
    await click('Continue')
    await waitFor(() => expect(errorOf(label)).toBe(error))
    expect(wire.requestsOf(savePlan)).toEqual([])
  })

  // CASE-04, CASE-06
  test.each([
    ['0', 'Enter 1 to 84 months.', false],
    ['85', 'Enter 1 to 84 months.', true],
    ['72', undefined, true],
  ])('%s months', async (months, error, isLong) => {
    openPlan('/set-up/dates')
    await pageHeading('Dates and length')
    await userEvent.click(screen.getByRole('radio', { name: 'Another length' }))
    await enter('Number of months', months)
    await userEvent.tab()
    expect(errorOf('Number of months')).toBe(error)
    expect(screen.queryAllByText('Most plans end after 60 months. Does your order say 72?')).toHaveLength(
      isLong ? 1 : 0,
    )
  })

  // CASE-03
  test('the errors of the server are under their fields, and others beside the form', async () => {
    const { wire } = openPlan('/set-up/case')
    await pageHeading('Your case')
    await enter('Case number', '24-12345')
    wire.use(
      refuse(savePlan, 'invalid_input', {
        errors: { 'plan.case_number': ['Invalid'], 'plan.attorney.name': ['This field is required'] },
      }),
    )
    await click('Continue')
    await waitFor(() => expect(errorOf('Case number')).toBe('Invalid'))
    expect(screen.getByRole('alert')).toHaveTextContent('This field is required')
    expect(screen.getByLabelText('Case number')).toHaveFocus()

    wire.use(refuse(savePlan, 'plan.changed'))
    await click('Continue')
    expect(await screen.findByText(/^Your plan was changed in another window\./)).toBeInTheDocument()
    expect(screen.getByLabelText('Case number')).toHaveValue('24-12345')
  })
})

describe('a case number', () => {
  // CASE-05
  test.each([
    ['24-1234', 'We read it as 24-01234.'],
    [
      '08-40814-rfn7',
      'This number is from a chapter 7 case. This page is for chapter 13. Check it, or go on.',
    ],
  ])('%s: %s', async (typed, words) => {
    const { wire } = openPlan('/set-up/case')
    await pageHeading('Your case')
    await enter('Case number', typed)
    expect(await screen.findByText(words)).toBeInTheDocument()
    await click('Continue')
    await pageHeading('Dates and length')
    // It is kept as it was typed.
    expect(savedPlans(wire)[0]).toMatchObject({ case_number: typed })
  })

  // CASE-05
  test('that cannot be read is refused', async () => {
    openPlan('/set-up/case')
    await pageHeading('Your case')
    await enter('Case number', '24-12345-13')
    await userEvent.tab()
    expect(errorOf('Case number')).toBe('Please enter your case number, for example 24-12345')
  })
})

// CASE-04
test('the due day is explained by the next three', async () => {
  openPlan('/set-up/payment')
  await pageHeading('Your payment')
  await enter('Day of the month', '31')
  expect(screen.getByText('Next due days: Mon, Nov 30 · Thu, Dec 31 · Sun, Jan 31, 2027')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Always on the 1st of the next month' }))
  expect(
    screen.getByText('Next due days: Tue, Dec 1 · Fri, Jan 1, 2027 · Mon, Feb 1, 2027'),
  ).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'The last day of the month' }))
  expect(screen.queryByRole('radio', { name: 'Always on the 1st of the next month' })).not.toBeInTheDocument()
})

// CASE-04
test('a trustee that is not listed is entered by name', async () => {
  const { wire } = openPlan('/set-up/trustee')
  await pageHeading('Your trustee')
  await userEvent.type(screen.getByRole('combobox', { name: 'Find your trustee' }), 'A. Hollis')
  await click('Finish')
  // What is typed in the search is not dropped without a word.
  expect(
    await screen.findByText('Choose your trustee from the list, or enter it yourself.'),
  ).toBeInTheDocument()
  await click("My trustee isn't listed")
  expect(screen.getByLabelText("Trustee's name")).toHaveValue('A. Hollis')
  await userEvent.clear(screen.getByLabelText("Trustee's name"))
  await click('Finish')
  await waitFor(() => expect(errorOf("Trustee's name")).toBe('This field is required'))
  await enter("Trustee's name", 'A. Hollis')
  await click('Finish')
  await pageHeading('Your plan')
  expect(savedPlans(wire)[0]).toMatchObject({ trustee_id: null, trustee: { name: 'A. Hollis', state: null } })
})
