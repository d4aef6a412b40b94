import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getPlan, savePlan } from '@yoursuccess/contract/plan/plan'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { describe, expect, test } from 'vitest'
import { openPlan, savingPlan } from '../../../testing/plan-set-up-screen.ts'
import { samplePlan, sampleStep } from '../../../testing/plan-samples.ts'
import { click, pageHeading } from '../../../testing/tracker-screen.tsx'
import { on, refuse, type Wire } from '../../../testing/wire.ts'

const open = async (group: string, change: Partial<Plan> = {}) => {
  const opened = openPlan('/details', savingPlan({ plan: samplePlan(change), steps: [sampleStep()] }))
  await pageHeading('Plan details')
  await click(new RegExp(`^(Add|Edit) ${group}$`))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: group })) }
}
const enter = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const saved = (wire: Wire) =>
  wire.requestsOf(savePlan).map(({ body }) => (body as { plan: Record<string, unknown> }).plan)

describe('the page of all facts', () => {
  // CASE-25
  test('shows each group, and what is not known yet', async () => {
    openPlan('/details', savingPlan({ plan: samplePlan({ confirmed_on: null }), steps: [] }))
    await pageHeading('Plan details')
    const facts = within(await screen.findByRole('region', { name: 'Case' }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Court district', 'Central District of Illinois'],
      ['Case number', '26-10077'],
      ["Trustee's account number", 'Same as your case number'],
      ['Filed', 'Apr 01, 2026'],
      ['Confirmed', 'Not known yet'],
    ])
  })

  // CASE-25
  test('opens the plan page while there is no plan', async () => {
    const { path } = openPlan('/details')
    await pageHeading('Your plan')
    expect(path()).toBe('/dashboard/plan')
  })

  // CASE-25
  test('keeps the facts of the other groups', async () => {
    const { wire, dialog } = await open('Attorney')
    await enter(dialog.getByLabelText('Name'), 'Ana Ortiz')
    await enter(dialog.getByLabelText('Phone'), '3095550142')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(saved(wire)[0]).toMatchObject({
      version: 1,
      attorney: { name: 'Ana Ortiz', phone: '3095550142' },
      case_number: '26-10077',
      months: 60,
    })
  })

  // CASE-06, CASE-25
  test.each([
    ['Case', 'Day your plan was confirmed', '2026-03-01', "Your plan can't be confirmed before you filed."],
    [
      'Paid before this account',
      'Posted by your trustee',
      '480',
      'Enter a day like 1985-07-30 or 7/30/1985.',
    ],
    ['Attorney', 'Email', 'ana@', 'This field is required'],
    ['Who else pays', 'Amount of each payday', '230.77', 'Enter a day like 1985-07-30 or 7/30/1985.'],
  ])('%s refuses %s %s under its field', async (group, label, typed, error) => {
    const { wire, dialog } = await open(group)
    await enter(dialog.getByLabelText(label), typed)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(error)).toBeInTheDocument()
    expect(saved(wire)).toEqual([])
  })
})

describe('a change of what is due, or to whom', () => {
  // CASE-26
  test('is listed, old and new, before it is saved', async () => {
    const { wire, dialog } = await open('Length and due day')
    await userEvent.click(dialog.getByRole('radio', { name: '36 months' }))
    await enter(dialog.getByLabelText('Day of the month'), '20')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('dialog', { name: 'Save these changes?' }))
    const changes = question
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(changes).toEqual([
      ['Due day', 'Now: Day 15 of the monthNew: Day 20 of the month'],
      ['Length', 'Now: 60 monthsNew: 36 months'],
      [
        'Next due days',
        'Now: Dec 15, 2026 · Jan 15, 2027 · Feb 15, 2027New: Dec 20, 2026 · Jan 20, 2027 · Feb 20, 2027',
      ],
      ['Last payment', 'Now: Apr 15, 2031New: Apr 20, 2029'],
    ])
    await userEvent.click(question.getByRole('button', { name: 'Go back' }))
    expect(saved(wire)).toEqual([])
    expect(dialog.getByLabelText('Day of the month')).toHaveValue('20')

    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await click('Save changes')
    await waitFor(() => expect(saved(wire)[0]).toMatchObject({ version: 1, months: 36 }))
  })

  // CASE-26
  test('is not asked about for a fact that was not known', async () => {
    const { wire, dialog } = await open('Case', { trustee_account: null })
    await enter(dialog.getByLabelText("Trustee's account number"), '0710077')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved(wire)[0]).toMatchObject({ trustee_account: '0710077' }))
  })
})

// CASE-27
test('a plan that was changed in another window is looked at again, and nothing typed is lost', async () => {
  const { wire, dialog } = await open('Case', { trustee_account: '111' })
  await enter(dialog.getByLabelText('Case number'), '26-10078')
  const fresh = samplePlan({ version: 2, trustee_account: '222', case_number: '26-10079' })
  wire.use(on(getPlan, { plan: fresh }), refuse(savePlan, 'plan.changed'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(
    await dialog.findByText('Your plan was changed in another window. Look at it again before you save.'),
  ).toBeInTheDocument()
  expect(await dialog.findByText("Trustee's account number: 222")).toBeInTheDocument()
  expect(dialog.getByLabelText("Trustee's account number")).toHaveValue('222')
  expect(dialog.getByLabelText('Case number')).toHaveValue('26-10078')

  wire.use(on(savePlan, { plan: samplePlan({ version: 3 }) }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(saved(wire).at(-1)).toMatchObject({ version: 2, case_number: '26-10078', trustee_account: '222' })
})

const ATTORNEY = { name: 'Dana Ruiz', phone: '2175550142', email: 'dana.ruiz@example.com' } as const

// CASE-27
test('each field of a group takes what was saved in another window, unless it was typed', async () => {
  const { wire, dialog } = await open('Attorney', { attorney: ATTORNEY })
  await enter(dialog.getByLabelText('Phone'), '2175550199')
  const fresh = samplePlan({
    version: 2,
    attorney: { ...ATTORNEY, name: 'Dana R. Ruiz', phone: '2175550111' },
  })
  wire.use(on(getPlan, { plan: fresh }), refuse(savePlan, 'plan.changed'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Name: Dana R. Ruiz')).toBeInTheDocument()
  expect(dialog.getByLabelText('Name')).toHaveValue('Dana R. Ruiz')
  wire.use(on(savePlan, { plan: samplePlan({ version: 3 }) }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(saved(wire).at(-1)).toMatchObject({
    version: 2,
    attorney: { ...ATTORNEY, name: 'Dana R. Ruiz', phone: '2175550199' },
  })
})
