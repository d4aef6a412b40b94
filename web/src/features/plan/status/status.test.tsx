import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeStatus } from '@yoursuccess/contract/plan/plan'
import { expect, test } from 'vitest'
import { samplePlan } from '../../../testing/plan-samples.ts'
import { yourPlanReplies } from '../../../testing/plan-screen.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { choose, press } from '../../../testing/save-cases/save-case.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { on } from '../../../testing/wire.ts'

const open = async () => {
  const { wire } = renderApp('/dashboard/plan', { user: sampleUser, handlers: yourPlanReplies() })
  wire.use(on(changeStatus, { plan: samplePlan() }))
  await press(/^Change status/)
  return { wire, dialog: within(await screen.findByRole('dialog', { name: 'Change status' })) }
}
const take = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

// CASE-21
test.each([
  ['Confirmed', 'The court approved your plan.'],
  ['Suspended', 'The court lets you skip the payments of some months.'],
  ['Completed', 'You made all payments of your plan.'],
  ['Dismissed', 'The court closed your case before the plan was completed.'],
  ['Converted', 'Your case continues under another chapter.'],
  ['Discharged', 'The court granted your discharge.'],
])('says in one sentence what "%s" means', async (name, meaning) => {
  const { dialog } = await open()
  await take(name)
  expect(dialog.getByText(meaning)).toBeInTheDocument()
  const asks = dialog.queryByText('Ask your attorney before you move this money.')
  expect(asks !== null).toBe(name === 'Dismissed' || name === 'Converted')
})

// CASE-19
test('a suspension asks for its months, and says when payments are due again', async () => {
  const { wire, dialog } = await open()
  await take('Suspended')
  await choose('First month without a payment', '2027-01-01')
  await choose('Months without a payment', '3')
  expect(
    dialog.getByText(
      'Nothing is due from January 2027 to March 2027. Payments are due again from April 2027.',
    ),
  ).toBeInTheDocument()
  await press('Save status')
  expect(wire.requestsOf(changeStatus)[0]?.body).toEqual({
    status: 'suspended',
    on: '2026-11-21',
    suspended_from: '2027-01-01',
    suspended_months: 3,
  })
  expect(await screen.findByText('Your plan is now marked as suspended.')).toBeInTheDocument()
})
