import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStep, deleteLumpSum, deleteStep } from '@yoursuccess/contract/plan/plan-steps'
import { expect, test } from 'vitest'
import { choose, enter, press } from '../../../testing/save-cases/save-case.ts'
import { sampleStep } from '../../../testing/plan-samples.ts'
import { sampleLumpSum, yourPlanReplies } from '../../../testing/plan-screen.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { on, refuse } from '../../../testing/wire.ts'

const open = (state: Parameters<typeof yourPlanReplies>[0] = {}) =>
  renderApp('/dashboard/plan/amounts', { user: sampleUser, handlers: yourPlanReplies(state) })
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const items = async () =>
  (await (await section('Monthly amounts')).findAllByRole('listitem')).map(({ textContent }) => textContent)
const later = sampleStep({
  id: 2,
  from_month: '2027-03-01',
  amount: '510.00',
  reason: 'step',
  has_begun: false,
})

// CASE-08
test('shows that the past was corrected, from what to what, when and by whom', async () => {
  const changed = (month: string) => ({ month, from: '480.00', to: '465.00' })
  const correction = sampleStep({
    id: 2,
    amount: '465.00',
    reason: 'correction',
    note: 'The order says 465.00.',
    recorded_at: '2026-11-20T17:00:00.000Z',
    recorded_by: 'operator',
    changed_months: ['2026-05-01', '2026-06-01', '2026-07-01'].map(changed),
  })
  open({ steps: [sampleStep({ superseded: true }), correction] })
  const [first, second, months] = await items()
  expect(first).toContain('$480.00 a month from May 2026As your plan began')
  expect(first).toContain('Added on November 1, 2026 by you')
  expect(first).toContain('Replaced')
  expect(second).toContain('The order says 465.00.Corrected on November 20, 2026 by the bank')
  expect(months).toBe('May 2026 to July 2026: $465.00 instead of $480.00')
})

// CASE-08
test('an amount that has not begun can be removed, after a question', async () => {
  const { wire } = open({ steps: [sampleStep(), later] })
  wire.use(on(deleteStep, undefined))
  const monthly = await section('Monthly amounts')
  expect(await monthly.findAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
  await press('Remove $510.00 from March 2027')
  expect(wire.requestsOf(deleteStep)).toEqual([])
  await press('Remove amount')
  expect(wire.requestsOf(deleteStep)[0]?.params).toEqual({ id: '2' })
  expect(await screen.findByText('The amount was removed.')).toBeInTheDocument()
})

// CASE-08
test('an amount that began meanwhile is not removed, and the page says why', async () => {
  const { wire } = open({ steps: [sampleStep(), later] })
  wire.use(refuse(deleteStep, 'plan.step_has_begun'))
  await press('Remove $510.00 from March 2027')
  await press('Remove amount')
  expect(
    await screen.findByText(
      "This amount has begun, so it can't be removed. Add another one that takes its place.",
    ),
  ).toBeInTheDocument()
})

// CASE-07
test('says while typing what will be due, and adds the amount', async () => {
  const { wire } = open()
  wire.use(on(createStep, { step: later }))
  await press('Add an amount')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an amount' }))
  expect(dialog.getByRole('button', { name: 'Add amount' })).toBeDisabled()
  await enter('Monthly payment', '510')
  await choose('First month', '2027-03-01')
  expect(dialog.getByText('From March 2027, $510.00 is due each month.')).toBeInTheDocument()
  expect(dialog.getByText('Your plan total: $30,300.00 instead of $28,800.00.')).toBeInTheDocument()
  await press('Add amount')
  expect(wire.requestsOf(createStep)[0]?.body).toMatchObject({
    step: { from_month: '2027-03-01', amount: '510', reason: 'step', retroactive: false, ordered_on: null },
  })
  expect(await screen.findByText('The amount was added.')).toBeInTheDocument()
})

// CASE-08
test('a correction needs a note, and names the months that it changes', async () => {
  open()
  await press('Add an amount')
  await userEvent.click(await screen.findByRole('radio', { name: 'Correction' }))
  await enter('Monthly payment', '465')
  await choose('First month', '2026-05-01')
  const add = screen.getByRole('button', { name: 'Add amount' })
  expect(add).toBeDisabled()
  await userEvent.click(screen.getByLabelText('Note'))
  await userEvent.tab()
  expect(screen.getByText('Say what was wrong. A correction keeps the reason.')).toBeInTheDocument()
  await enter('Note', 'Typed wrong')
  expect(add).toBeEnabled()
  expect(
    screen.getByText('Past months change: May 2026 to November 2026: $465.00 instead of $480.00.'),
  ).toBeInTheDocument()
})

// CASE-17
test('a retroactive order needs its day, and says what is due at once', async () => {
  open()
  await press('Add an amount')
  await userEvent.click(await screen.findByRole('radio', { name: 'Court order' }))
  await enter('Monthly payment', '500')
  await userEvent.click(screen.getByLabelText('The order changes earlier months too'))
  await choose('First month', '2026-05-01')
  expect(screen.getByRole('button', { name: 'Add amount' })).toBeDisabled()
  await enter('Day of the order', '2026-11-20')
  expect(screen.getByText('The difference of $140.00 is due on November 20, 2026.')).toBeInTheDocument()
})

// CASE-17
test('lists lump sums, those past their day first in words, and deletes one after a question', async () => {
  const lumpSums = [
    sampleLumpSum({ due_on: '2026-11-02', overdue: true }),
    sampleLumpSum({ id: 2, source: 'bonus', amount: '300.00', counts_toward_total: false }),
  ]
  const { wire } = open({ lumpSums })
  wire.use(on(deleteLumpSum, undefined))
  const list = within(await (await section('Lump sums')).findByRole('list'))
  const [overdue, bonus] = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(overdue).toContain('Lump sum of $1,540.00 was due Mon, Nov 2')
  expect(overdue).toContain('Overdue')
  expect(bonus).toContain('BonusDue Fri, Apr 30, 2027 · Paid on top of the plan total')
  await press('Delete the lump sum of $300.00')
  await press('Delete lump sum')
  expect(wire.requestsOf(deleteLumpSum)[0]?.params).toEqual({ id: '2' })
})
