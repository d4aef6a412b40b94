import { getAccount } from '@yoursuccess/contract/account/account'
import { listAchTransactions } from '@yoursuccess/contract/funding/ach-transactions'
import { getProgram } from '@yoursuccess/contract/program/program'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { accountReplies, accountWithCard, sampleAccount } from '../../testing/account-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { created } from '../../testing/funding-replies.ts'
import { sampleProgram, sampleUser } from '../../testing/samples.ts'
import { drop, type Handler, on } from '../../testing/wire.ts'

const open = (path: string, handlers: Handler[] = []) =>
  renderApp(path, { user: sampleUser, handlers: [...accountReplies(), ...handlers] })
const heading = (name: string) => screen.findByRole('heading', { name })
const viewForm = () => screen.findByText('View Direct Deposit Form')

describe('a newly approved customer', () => {
  // FUNDING-02
  test('congratulates a newly approved customer and gives reasons to fund', async () => {
    const { path } = open('/enrollment-funding')
    expect(await screen.findByRole('heading', { level: 1, name: 'Congratulations!' })).toBeInTheDocument()
    expect(await heading('Choose funding method')).toBeInTheDocument()
    expect(await heading('Why Fund?')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Take Me to My Dashboard' }))
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    expect(path()).toBe('/dashboard')
  })

  // FUNDING-02
  test('congratulates a newly approved customer on the pages of each method', async () => {
    open('/enrollment-funding/payroll')
    expect(await screen.findByRole('heading', { level: 1, name: 'Congratulations!' })).toBeInTheDocument()
    expect(await heading('Why Fund?')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Take Me to My Dashboard' })).toBeInTheDocument()
  })

  // FUNDING-05
  test('shows a transfer on its way and its date instead of the congratulations', async () => {
    open('/enrollment-funding', [
      on(getProgram, { ...sampleProgram, today: '2026-11-20' }),
      on(listAchTransactions, [{ ...created, amount: '500.00' }]),
    ])
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your money is on its way' }),
    ).toBeInTheDocument()
    const [transfer] = within(screen.getByRole('list', { name: 'Transfers on their way' })).getAllByRole(
      'listitem',
    )
    expect(transfer?.textContent).toBe('$500.00Transfer from Example CheckingExpected by Mon, Nov 30')
    expect(screen.queryByText('Congratulations!')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Salary \/ Payroll/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Take Me to My Dashboard' })).toBeInTheDocument()
  })

  // FUNDING-146
  test.each([
    [false, "Once $5.00 or more arrives, we'll mail your card."],
    [true, 'Your card is coming by mail. Activate it once you have it in hand.'],
  ])('shows what follows the first transfer, with a card that was mailed: %s', async (is_mailed, words) => {
    open('/enrollment-funding', [
      on(listAchTransactions, [created]),
      on(getAccount, accountWithCard({ is_mailed, pin_set_at: null })),
    ])
    const steps = within(await screen.findByRole('list', { name: 'What comes next' }))
    expect(await steps.findByText(words)).toBeInTheDocument()
    expect(steps.getByRole('link', { name: /^Set up your trustee payment/ })).toHaveAttribute(
      'href',
      '/dashboard/plan',
    )
    expect(steps.getByRole('link', { name: /^Direct Deposit/ })).toHaveAttribute(
      'href',
      '/enrollment-funding/payroll',
    )
  })

  // FRAME-13, FUNDING-01, FUNDING-04
  test('links to a funding method and back', async () => {
    const { path } = open('/enrollment-funding')
    await userEvent.click(await screen.findByRole('link', { name: /Salary \/ Payroll/ }))
    expect(await heading('Direct Deposit')).toBeInTheDocument()
    expect(path()).toBe('/enrollment-funding/payroll')
    await userEvent.click(screen.getByRole('link', { name: 'Back to funding options' }))
    expect(await heading('Choose funding method')).toBeInTheDocument()
    expect(path()).toBe('/enrollment-funding')
  })
})

describe('funding from the dashboard', () => {
  // FUNDING-07, FUNDING-08
  test('offers three funding methods, and linking a bank only with that feature', async () => {
    const methodLinks = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .filter((address) => address?.startsWith('/dashboard/funding/'))
    open('/dashboard/funding')
    expect(await screen.findByRole('link', { name: /Link Your Bank Account/ })).toBeInTheDocument()
    expect(methodLinks()).toEqual([
      '/dashboard/funding/payroll',
      '/dashboard/funding/ach/create-transaction',
      '/dashboard/funding/bank-account',
    ])
    cleanup()
    renderApp('/dashboard/funding', {
      user: { ...sampleUser, features: { ...sampleUser.features, plaid: false } },
    })
    expect(await screen.findByRole('link', { name: /Transfer From Bank Account/ })).toBeInTheDocument()
    expect(methodLinks()).toEqual(['/dashboard/funding/payroll', '/dashboard/funding/bank-account'])
  })

  // FUNDING-03
  test('the dashboard shows funding methods without congratulations', async () => {
    open('/dashboard/funding')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Choose funding method' }),
    ).toBeInTheDocument()
    expect(screen.queryByText('Congratulations!')).not.toBeInTheDocument()
    expect(screen.queryByText('Why Fund?')).not.toBeInTheDocument()
  })

  // FUNDING-09
  test.each([
    ['a customer without a card sees when it arrives', sampleAccount, /we'll mail your card/],
    [
      'a customer with a card sees nothing about a new one',
      accountWithCard(),
      'Choose how to add money to this account.',
    ],
  ] as const)('on the funding page %s', async (_who, account, words) => {
    open('/dashboard/funding', [on(getAccount, account)])
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  // FUNDING-24
  test('shows the routing number, and the full account number only on request', async () => {
    open('/dashboard/funding/bank-account')
    const card = within(await screen.findByRole('region', { name: 'Your account details' }))
    expect(await card.findByText('••••0017')).toBeInTheDocument()
    expect(await card.findByText('Example Bank')).toBeInTheDocument()
    expect(card.getByText('273070278')).toBeInTheDocument()
    expect(card.getByText('Demand Deposit')).toBeInTheDocument()
    expect(card.queryByText(sampleAccount.galileo_payment_reference_number)).not.toBeInTheDocument()
    await userEvent.click(card.getByRole('button', { name: 'Show' }))
    expect(card.getByText(sampleAccount.galileo_payment_reference_number)).toBeInTheDocument()
    await userEvent.click(card.getByRole('button', { name: 'Hide' }))
    expect(card.getByText('••••0017')).toBeInTheDocument()
  })
})

test('a closed account shows a number to call instead of funding methods', async () => {
  renderApp('/dashboard/funding', {
    user: { ...sampleUser, has_closed_account: true, closed_account_reason: 'other' },
    handlers: accountReplies(),
  })
  expect(await heading('Your account was closed')).toBeInTheDocument()
  expect((await screen.findAllByRole('link', { name: '(555) 010-0100' })).length).toBeGreaterThan(0)
  expect(screen.queryByText('Salary / Payroll')).not.toBeInTheDocument()
})

describe('the direct deposit form', () => {
  // FUNDING-13
  test.each([
    ['/enrollment-funding/payroll', 'Have all or part of your pay sent here.'],
    ['/dashboard/funding/payroll', 'Have all of your pay sent here, or change the amount.'],
  ])('the direct deposit page has its own introduction at %s', async (path, words) => {
    open(path)
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.getAllByText(/^Have .*pay sent here/)).toHaveLength(1)
  })

  // FUNDING-12
  test('shows the numbers for the employer, and the full account number only on request', async () => {
    open('/dashboard/funding/payroll')
    const numbers = within(await screen.findByRole('region', { name: 'Account details for your employer' }))
    expect(await numbers.findByText('••••0017')).toBeInTheDocument()
    expect(numbers.getByText('273070278')).toBeInTheDocument()
    await userEvent.click(numbers.getByRole('button', { name: 'Show' }))
    expect(numbers.getByText(sampleAccount.galileo_payment_reference_number)).toBeInTheDocument()
    await userEvent.click(numbers.getByRole('button', { name: 'Hide' }))
    expect(numbers.queryByText(sampleAccount.galileo_payment_reference_number)).toBeNull()
  })

  // FUNDING-11, FUNDING-17
  test('the direct deposit form covers all of the pay by default and opens in a new tab', async () => {
    open('/dashboard/funding/payroll')
    const link = await screen.findByRole('link', { name: 'View Direct Deposit Form' })
    expect(link).toHaveAttribute('href', '/api/account/direct_deposit_form?type=percentage&percentage=100')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  // FUNDING-18
  test.each([
    ['', 'Percentage is required'],
    ['0', 'Minimum value is 1'],
    ['101', 'Max is 100 percent'],
  ])('refuses the percentage "%s": %s', async (typed, message) => {
    open('/dashboard/funding/payroll')
    const field = await screen.findByLabelText('Percentage of your net pay')
    await userEvent.clear(field)
    if (typed) await userEvent.type(field, typed)
    await userEvent.tab()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect((await viewForm()).closest('button')).toBeDisabled()
  })

  // FUNDING-11
  test('accepts an amount with commas and refuses less than a dollar', async () => {
    open('/dashboard/funding/payroll')
    await userEvent.click(await screen.findByLabelText('Percentage of your net pay'))
    await userEvent.click(screen.getByLabelText('An amount'))
    const field = await screen.findByLabelText('Amount each payday')
    // The field hasn't been left empty yet.
    expect(screen.queryByText('Amount is required')).not.toBeInTheDocument()
    expect((await viewForm()).closest('button')).toBeDisabled()
    await userEvent.type(field, '1,250.5')
    const link = await screen.findByRole('link', { name: 'View Direct Deposit Form' })
    expect(link).toHaveAttribute('href', '/api/account/direct_deposit_form?type=amount&amount=1250.5')
    await userEvent.clear(field)
    await userEvent.type(field, '0.5')
    await userEvent.tab()
    expect(await screen.findByText('Minimun value is 1')).toBeInTheDocument()
  })

  // FUNDING-18, FUNDING-19
  test('offers a retry and no form when the account fails to load', async () => {
    open('/dashboard/funding/payroll', [drop(getAccount)])
    expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
    expect((await viewForm()).closest('button')).toBeDisabled()
  })
})
