import { saveExpenseGoals } from '@yoursuccess/contract/tracker/tracker-goals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { expectAfter } from '../../../testing/pass-time.ts'
import { button, click, openTracker, pageHeading, tab } from '../../../testing/tracker-screen.tsx'
import { drop, refuse } from '../../../testing/wire.ts'

describe('the trustee payment', () => {
  // TRACKER-34, TRACKER-36, TRACKER-45, TRACKER-47
  test('updates the trustee payment and says so', async () => {
    const { wire } = openTracker('/trustee-payment')
    const amount = await screen.findByPlaceholderText('Trustee Payment Amount')
    await userEvent.clear(amount)
    await userEvent.type(amount, '600')
    await click('Continue')
    expect(await screen.findByText('Trustee payment successfully updated.')).toBeInTheDocument()
    expect(wire.requestsOf(saveExpenseGoals)[0]?.body).toMatchObject({
      expense_goal: { items: [{ amount: '600', category: 'trustee_payment', due_day: 25 }] },
    })
    expect(screen.getByText('$400.00').parentElement).toHaveTextContent('left to pay by Wed, Nov 25')
  })

  // TRACKER-45
  test('shows for three seconds that the trustee payment was updated', async () => {
    vi.useFakeTimers()
    openTracker('/trustee-payment')
    await screen.findByPlaceholderText('Trustee Payment Amount')
    const before = Date.now()
    await click('Continue')
    expect(await screen.findByText('Trustee payment successfully updated.')).toBeInTheDocument()
    await expectAfter(3000, before, () => !screen.queryByText('Trustee payment successfully updated.'))
  })

  // TRACKER-40
  test('refuses a trustee payment above the income and shows both amounts', async () => {
    openTracker('/trustee-payment')
    const amount = await screen.findByPlaceholderText('Trustee Payment Amount')
    await userEvent.clear(amount)
    await userEvent.type(amount, '1500.01')
    const banner = await screen.findByText(/^You have exceeded/)
    expect(banner).toHaveTextContent('$3,000.00')
    expect(banner).toHaveTextContent('$0.01')
    expect(button('Continue')).toBeDisabled()
  })

  // TRACKER-40, TRACKER-46
  test('refuses a trustee payment above an income that only the server knows', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { wire } = openTracker('/trustee-payment')
    wire.use(refuse(saveExpenseGoals, 'tracker.trustee_exceeds_income', { details: ['1900.00', '100.00'] }))
    await screen.findByPlaceholderText('Trustee Payment Amount')
    await click('Continue')
    const banner = await screen.findByText(/^You have exceeded/)
    expect(banner).toHaveTextContent('$1,900.00')
    expect(banner).toHaveTextContent('$100.00')
  })

  // TRACKER-46
  test('shows an error when the trustee payment could not be saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { wire } = openTracker('/trustee-payment')
    wire.use(drop(saveExpenseGoals))
    await screen.findByPlaceholderText('Trustee Payment Amount')
    await click('Continue')
    expect(await screen.findByText('Error processing trustee payment. Please try again.')).toBeInTheDocument()
  })

  // TRACKER-12, TRACKER-35, TRACKER-36
  test('the trustee payment page shows two tips, and Back returns to the previous page', async () => {
    const app = openTracker('/expenses')
    await userEvent.click(await tab('Trustee Payment'))
    await pageHeading('Get started by entering your current monthly trustee payment')
    expect(screen.getByText(/The amount is on your Chapter 13 plan/)).toBeInTheDocument()
    expect(screen.getByText(/Your plan payment is the most critical part/)).toBeInTheDocument()
    await click('Back')
    await pageHeading('Expenses')
    expect(app.path()).toBe('/dashboard/tracker/expenses')
  })

  // TRACKER-38
  test('refuses a trustee payment of zero', async () => {
    openTracker('/trustee-payment')
    const amount = await screen.findByPlaceholderText('Trustee Payment Amount')
    await userEvent.clear(amount)
    await userEvent.type(amount, '0')
    expect(button('Continue')).toBeDisabled()
    await userEvent.type(amount, '.01')
    expect(button('Continue')).toBeEnabled()
  })

  // TRACKER-37
  test.each([
    { typed: '', says: 'This field is required' },
    { typed: '10.999', says: 'Must be a valid number with a maximum of 2 decimals.' },
  ])('shows "$says" for "$typed"', async ({ typed, says }) => {
    openTracker('/trustee-payment')
    const amount = await screen.findByPlaceholderText('Trustee Payment Amount')
    await userEvent.clear(amount)
    if (typed) await userEvent.type(amount, typed)
    await userEvent.tab()
    expect(await screen.findByText(says)).toBeInTheDocument()
    expect(button('Continue')).toBeDisabled()
  })
})
