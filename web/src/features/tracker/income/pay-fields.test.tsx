import { listPaySchedules } from '@yoursuccess/contract/paydays/pay-schedules'
import { saveIncomeGoals } from '@yoursuccess/contract/tracker/tracker-goals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { acme } from '../../../testing/paydays-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { sampleTracker, trackerReplies } from '../../../testing/tracker-replies.ts'
import { button, click, openTracker, pageHeading } from '../../../testing/tracker-screen.tsx'
import { on } from '../../../testing/wire.ts'

/** The salary of $2,800.00, beside a rent of $200.00. */
const salary = async () => within(await screen.findByRole('group', { name: 'Income 1' }))

const choose = async (frequency: string) =>
  userEvent.selectOptions((await salary()).getByLabelText('How often?'), frequency)
const type = async (label: string, text: string) => {
  const field = (await salary()).getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

describe('income that is paid more often than once a month', () => {
  // TRACKER-206, TRACKER-207
  test('asks for a paycheck and the next payday, and works out the month', async () => {
    const { wire } = openTracker('/income-goals')
    expect((await salary()).getByLabelText('How often?')).toHaveDisplayValue('Once a month')
    await choose('Every two weeks')
    expect((await salary()).queryByLabelText('Monthly amount')).not.toBeInTheDocument()
    expect(button('Update')).toBeDisabled()
    await type('Amount of each paycheck', '1050')
    expect((await salary()).getByText("We'll work out the month from this.")).toBeInTheDocument()
    expect(button('Update')).toBeDisabled()
    await type('Next payday', '2026-11-27')
    const words = '2 paydays in November (Nov 13, Nov 27): $2,100.00'
    expect((await salary()).getByText(words)).toBeInTheDocument()
    const total = screen.getByText('Total income').parentElement
    expect(total).toHaveTextContent('$2,300.00')
    await click('Update')
    await waitFor(() =>
      expect(wire.requestsOf(saveIncomeGoals)[0]?.body).toMatchObject({
        income_goal: {
          items: [
            { id: 1, amount: '2100.00', category: 'salary' },
            { id: 2, amount: '200.00', category: 'rent' },
          ],
        },
      }),
    )
    expect(JSON.stringify(wire.requestsOf(saveIncomeGoals)[0]?.body)).not.toContain('pay')
  })

  // TRACKER-206, TRACKER-207
  test('asks for no payday if it is paid twice a month', async () => {
    openTracker('/income-goals')
    await choose('Twice a month')
    await type('Amount of each paycheck', '1200.50')
    expect((await salary()).getByText('2 paydays in November: $2,401.00')).toBeInTheDocument()
    expect((await salary()).queryByLabelText('Next payday')).not.toBeInTheDocument()
    await waitFor(() => expect(button('Update')).toBeEnabled())
  })

  // TRACKER-206
  test('keeps the amount of the month when it is paid once a month again', async () => {
    openTracker('/income-goals')
    await choose('Twice a month')
    await type('Amount of each paycheck', '1200')
    await choose('Once a month')
    expect((await salary()).getByLabelText('Monthly amount')).toHaveValue('2,400.00')
  })

  // TRACKER-89
  test('refuses a paycheck that is no amount', async () => {
    openTracker('/income-goals')
    await choose('Every week')
    await type('Amount of each paycheck', '10.999')
    await userEvent.tab()
    expect(
      await screen.findByText('Monthly amount must be a valid number with a maximum of 2 decimal.'),
    ).toBeInTheDocument()
    expect(button('Update')).toBeDisabled()
  })

  // TRACKER-91, TRACKER-207
  test('has to cover the trustee payment with the paydays of the month', async () => {
    openTracker('/income-goals')
    await choose('Every two weeks')
    await type('Amount of each paycheck', '149')
    await type('Next payday', '11/27/2026')
    expect(await screen.findByText(/^You have not entered enough income/)).toBeInTheDocument()
    await type('Amount of each paycheck', '150')
    await waitFor(() => expect(screen.queryByText(/^You have not entered enough/)).not.toBeInTheDocument())
  })

  // TRACKER-206
  test.each([
    ['fills in the only pay schedule of the frequency', [acme], '1,200.00', '2026-12-04'],
    ['fills in none of several', [acme, { ...acme, id: 4, name: 'Diner' }], '', ''],
    ['fills in none that has ended', [{ ...acme, ended_on: '2026-11-06' }], '', ''],
    ['fills in none of another frequency', [{ ...acme, frequency: 'weekly' as const }], '', ''],
  ])('%s', async (_, pay_schedules, amount, next) => {
    const { queryClient } = renderApp('/dashboard/tracker/income-goals', {
      user: sampleUser,
      handlers: [...trackerReplies(sampleTracker()), on(listPaySchedules, { pay_schedules })],
    })
    await salary()
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await choose('Every two weeks')
    expect((await salary()).getByLabelText('Amount of each paycheck')).toHaveValue(amount)
    expect((await salary()).getByLabelText('Next payday')).toHaveValue(next)
  })

  // TRACKER-67, TRACKER-206
  test('is still there after a step back in the wizard', async () => {
    openTracker('/get-started?step=3', { ...sampleTracker(), status: 'not_started', expenses: [] })
    await choose('Every two weeks')
    await type('Amount of each paycheck', '1050')
    await type('Next payday', '2026-11-27')
    await click('Back')
    await pageHeading('Get started by entering your current monthly trustee payment')
    await click('Continue')
    expect((await salary()).getByLabelText('Amount of each paycheck')).toHaveValue('1,050.00')
    expect((await salary()).getByLabelText('Next payday')).toHaveValue('2026-11-27')
  })
})
