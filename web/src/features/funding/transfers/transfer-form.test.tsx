import { getAchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import {
  createRecurringTransfer,
  getRecurringTransfer,
} from '@yoursuccess/contract/funding/recurring-transfers'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { checking, listed, openAch, savings, scheduled } from '../../../testing/funding-replies.ts'
import { confirmation, repeatIt, review } from '../../../testing/transfer-form.ts'
import { on } from '../../../testing/wire.ts'

const once = { recurring_transfers: false }

describe('the transfer form', () => {
  test.each([
    ['0', 'Amount must be positive'],
    ['ten', 'Amount must be a number'],
    ['10000.01', 'Amount must be less than or equal to $10.000,00'],
  ])('refuses the amount "%s": %s', async (typed, message) => {
    openAch('create-transaction', [listed(checking)], once)
    await userEvent.type(await screen.findByLabelText('Amount'), typed)
    await userEvent.tab()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Review transfer' })).toBeDisabled()
  })

  // FUNDING-88
  test('shows a dollar sign before the amount', async () => {
    openAch('create-transaction', [listed(checking)], once)
    const amount = await screen.findByLabelText('Amount')
    expect(amount.parentElement?.textContent).toBe('$')
  })

  // FUNDING-86
  test('requires an amount and an account', async () => {
    openAch('create-transaction', [listed(checking, savings)], once)
    const from = await screen.findByLabelText('From')
    await userEvent.click(from)
    await userEvent.tab()
    await userEvent.tab()
    expect(await screen.findByText('Please select an account')).toBeInTheDocument()
    expect(await screen.findByText('Amount is required')).toBeInTheDocument()
  })

  // FUNDING-88
  test.each([
    ['-5', 'Amount must be positive'],
    ['10.001', 'amount can only have up to two digits after the decimal'],
  ])('keeps the input "%s" and shows: %s', async (typed, message) => {
    openAch('create-transaction', [listed(checking)], once)
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount')
    await userEvent.type(amount, typed)
    await userEvent.tab()
    expect(amount.value).toContain(typed)
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Review transfer' })).toBeDisabled()
  })

  // FUNDING-74, FUNDING-84
  test('preselects the account named in the address', async () => {
    openAch('create-transaction/8', [listed(checking, savings), on(getAchAccount, savings)], once)
    expect(await screen.findByLabelText('From')).toHaveValue('8')
  })

  // FUNDING-90
  test('offers no repeat option when recurring transfers are off', async () => {
    openAch('create-transaction', [listed(checking)], once)
    await screen.findByLabelText('Amount')
    expect(screen.queryByLabelText('Repeat this transfer')).not.toBeInTheDocument()
  })
})

describe('setting up a recurring transfer', () => {
  // FUNDING-90, FUNDING-91
  test('suggests weekly from today, and shows the next dates', async () => {
    openAch('create-transaction', [listed(checking)])
    expect(await screen.findByLabelText('Repeat this transfer')).not.toBeChecked()
    expect(screen.queryByLabelText('How often')).not.toBeInTheDocument()
    await repeatIt()
    expect(screen.getByLabelText('How often')).toHaveValue('weekly')
    expect(screen.getByLabelText('Start date')).toHaveValue('2026-11-20')
    expect(screen.getByText('First on Fri, Nov 20, then on Fri, Nov 27 and Fri, Dec 4.')).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByLabelText('How often'), 'Every month')
    expect(
      screen.getByText('First on Fri, Nov 20, then on Sun, Dec 20 and Wed, Jan 20, 2027.'),
    ).toBeInTheDocument()
  })

  // FUNDING-92
  test('requires a start date of today or later', async () => {
    const { wire } = openAch('create-transaction', [listed(checking)])
    await userEvent.type(await screen.findByLabelText('Amount'), '50')
    await repeatIt()
    const start = await screen.findByLabelText('Start date')
    await userEvent.clear(start)
    await userEvent.tab()
    expect(await screen.findByText('Choose today or a later day.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Review transfer' })).toBeDisabled()
    expect(wire.requestsOf(createRecurringTransfer)).toEqual([])
  })

  // FUNDING-133, FUNDING-134
  test('creates a recurring transfer after confirmation and shows its details', async () => {
    const { wire, path } = openAch('create-transaction', [
      listed(checking),
      on(createRecurringTransfer, scheduled),
      on(getRecurringTransfer, scheduled),
    ])
    await userEvent.type(await screen.findByLabelText('Amount'), '50')
    await repeatIt()
    await review()
    const question = await confirmation()
    expect(
      question.getByText('Move $50.00 from Example Checking to this account every week.'),
    ).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
    expect(
      await screen.findByRole('heading', {
        name: 'Your recurring transfer has been successfully created.',
      }),
    ).toBeInTheDocument()
    expect(path()).toBe('/dashboard/funding/ach/create-transaction/12/recurring-confirmation')
    expect(wire.requestsOf(createRecurringTransfer)[0]?.body).toEqual({
      recurring_transfer: {
        amount: '50',
        interval: 'weekly',
        next_run_on: '2026-11-20',
        ach_account_id: 7,
      },
    })
    expect(wire.requestsOf(createRecurringTransfer)[0]?.headers.get('idempotency-key')).toBeTruthy()
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'Example Checking',
      'Your YourSuccess account',
      '$50.00',
      'Weekly',
      'Nov 27, 2026',
    ])
    expect(screen.getByRole('link', { name: 'View all recurring transfers' })).toHaveAttribute(
      'href',
      '/dashboard/funding/ach/recurring-transfers',
    )
  })
})

// FUNDING-89
test('shows the limits per transfer and per day before an amount is entered', async () => {
  openAch('create-transaction', [listed(checking)])
  const amount = await screen.findByLabelText('Amount')
  const limits =
    'You can move up to $10,000.00 in one transfer. In 24 hours, you can make up to 5 transfers and move up to $10,000.00 in all.'
  expect(screen.getByText(/^You can move up to \$10,000\.00 in one transfer\./).textContent).toBe(limits)
  expect(amount).toHaveAccessibleDescription(limits)
})
