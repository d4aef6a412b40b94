import { getPlan } from '@yoursuccess/contract/plan/plan'
import { listInstallments, type PlanInstallment } from '@yoursuccess/contract/plan/plan-progress'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { saveExpenseGoals } from '@yoursuccess/contract/tracker/tracker-goals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { sampleInstallment, samplePlan } from '../../../testing/plan-samples.ts'
import { yourPlanReplies } from '../../../testing/plan-screen.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { emptyTracker, sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'
import { button, click, pageHeading } from '../../../testing/tracker-screen.tsx'
import { on, refuse } from '../../../testing/wire.ts'
import { INCOME } from '../../../testing/wizard-screen.tsx'

const USE = 'Use what my plan says'
const PAGE = '/dashboard/tracker/trustee-payment'
const WIZARD = '/dashboard/tracker/get-started?step=2'

interface Given {
  installments?: PlanInstallment[]
  plan?: Plan | null
  tracker?: ReturnType<typeof sampleTracker>
  user?: typeof sampleUser
}

const open = (path: string, { installments, plan, tracker = sampleTracker(), user }: Given = {}) =>
  renderApp(path, {
    user: user ?? sampleUser,
    handlers: [
      ...trackerReplies(tracker),
      ...(plan === null
        ? [on(getPlan, { plan })]
        : yourPlanReplies({ ...(installments && { installments }), ...(plan && { plan }) })),
    ],
  })
const amountInput = () => screen.findByLabelText('Trustee Payment Amount')
const savedItems = (wire: ReturnType<typeof open>['wire']) =>
  wire.requestsOf(saveExpenseGoals).map(({ body }) => (body as { expense_goal: object }).expense_goal)

describe("the plan's payment beside the tracker's", () => {
  // CASE-14
  test('is taken over on the page and saved with its due day', async () => {
    const { wire } = open(PAGE)
    expect(await screen.findByText('Your plan says $480.00 for November')).toBeInTheDocument()
    expect(screen.getByText('It is due on the 15th.')).toBeInTheDocument()
    await click(USE)
    expect(await screen.findByText('Trustee payment successfully updated.')).toBeInTheDocument()
    expect(savedItems(wire)).toEqual([
      { items: [{ amount: '480.00', category: 'trustee_payment', due_day: 15, fixed: true }] },
    ])
    expect(screen.queryByText(/^Your plan says/)).not.toBeInTheDocument()
    expect(await amountInput()).toHaveFocus()
  })

  // CASE-14
  test('is taken over in the wizard, which saves it when the customer continues', async () => {
    const { wire } = open(WIZARD, { tracker: emptyTracker() })
    expect(await screen.findByText('Your plan says $480.00 for November')).toBeInTheDocument()
    await click(USE)
    expect(await amountInput()).toHaveValue('480.00')
    expect(savedItems(wire)).toEqual([])
    await click('Continue')
    await pageHeading(INCOME)
    expect(savedItems(wire)).toMatchObject([{ items: [{ amount: '480.00', due_day: 15 }] }])
  })

  // CASE-14, CASE-18
  test('is the sum of a month with two due days, and keeps a due day that is the same', async () => {
    const tracker = sampleTracker()
    if (tracker.trustee) tracker.trustee.due_day = 5
    const { wire } = open(PAGE, {
      tracker,
      installments: [
        sampleInstallment({ kind: 'difference', due_on: '2026-11-05', amount: '120.50' }),
        sampleInstallment(),
      ],
    })
    expect(await screen.findByText('Your plan says $600.50 for November')).toBeInTheDocument()
    expect(screen.queryByText(/^It is due on/)).not.toBeInTheDocument()
    await click(USE)
    await waitFor(() =>
      expect(savedItems(wire)).toMatchObject([{ items: [{ amount: '600.50', due_day: 5 }] }]),
    )
  })

  // CASE-14, TRACKER-40
  test('is filled in, but not saved, if the income does not cover it', async () => {
    const { wire } = open(PAGE, { installments: [sampleInstallment({ amount: '1500.01' })] })
    await screen.findByText('Your plan says $1,500.01 for November')
    await click(USE)
    expect(await amountInput()).toHaveValue('1,500.01')
    expect(await screen.findByText(/^You have exceeded/)).toBeInTheDocument()
    expect(savedItems(wire)).toEqual([])
  })

  // CASE-14
  test('of zero is shown in a suspension, with nothing to take over', async () => {
    open(PAGE, { installments: [sampleInstallment({ amount: '0.00', status: 'none' })] })
    expect(await screen.findByText('Your plan says $0.00 for November')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: USE })).not.toBeInTheDocument()
  })

  // CASE-14
  test('appears when the customer types another amount, and not while both are the same', async () => {
    const tracker = sampleTracker()
    if (tracker.trustee) Object.assign(tracker.trustee, { amount: '480.00', due_day: 31 })
    // In November, the 31st is the 30th.
    const { wire } = open(PAGE, { tracker, installments: [sampleInstallment({ due_on: '2026-11-30' })] })
    await waitFor(() => expect(wire.requestsOf(listInstallments)).not.toEqual([]))
    await userEvent.type(await amountInput(), '1')
    expect(await screen.findByText('Your plan says $480.00 for November')).toBeInTheDocument()
    await userEvent.type(await amountInput(), '{Backspace}')
    expect(screen.queryByText(/^Your plan says/)).not.toBeInTheDocument()
  })

  // CASE-14, CASE-15
  test.each<[string, Given, boolean]>([
    ['without a plan', { plan: null }, true],
    ['for a plan without a due day', { plan: samplePlan({ schedule: null }) }, true],
    ['for a plan that has ended', { plan: samplePlan({ status: 'dismissed' }) }, true],
    [
      'without the feature',
      { user: { ...sampleUser, features: { ...sampleUser.features, planTools: false } } },
      false,
    ],
  ])('asks for no installments %s', async (_, given, asksForPlan) => {
    const { wire, queryClient } = open(PAGE, given)
    expect(await amountInput()).toHaveValue('500.00')
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(wire.requestsOf(getPlan).length > 0).toBe(asksForPlan)
    expect(wire.requestsOf(listInstallments)).toEqual([])
    expect(screen.queryByText(/^Your plan says/)).not.toBeInTheDocument()
  })

  // CASE-14
  test('is no error for a plan whose amount is not known', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { wire, queryClient } = open(PAGE)
    wire.use(refuse(listInstallments, 'plan.incomplete'))
    await amountInput()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(button('Continue')).toBeEnabled()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
