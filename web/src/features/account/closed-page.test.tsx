import { getBalance, reactivateAccount } from '@yoursuccess/contract/account/account'
import { listNotifications } from '@yoursuccess/contract/notifications/notifications'
import { listStatements } from '@yoursuccess/contract/statements/statements'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sampleAccount } from '../../testing/account-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { type Handler, on, refuse } from '../../testing/wire.ts'

const open = (path: string, reason: 'lack_of_funding' | 'other', ...handlers: Handler[]) =>
  renderApp(path, {
    user: { ...sampleUser, has_closed_account: true, closed_account_reason: reason },
    handlers,
  })
const heading = (name: string) => screen.findByRole('heading', { name })

// ACCOUNT-57
test('lets the customer of an account closed for lack of funding choose how to add money', async () => {
  const { path } = open('/dashboard', 'lack_of_funding')
  await heading('Your account was closed')
  expect(path()).toBe('/closed')
  await userEvent.click(screen.getByRole('link', { name: 'Choose how to add money' }))
  await heading('Choose funding method')
  expect(path()).toBe('/dashboard/funding')
})

// ACCOUNT-58
test('choosing a funding method reactivates the account and opens the page of that method', async () => {
  const { path, wire } = open(
    '/dashboard/funding',
    'lack_of_funding',
    on(reactivateAccount, { account: sampleAccount }),
  )
  await userEvent.click(await screen.findByRole('button', { name: /Salary \/ Payroll/ }))
  expect(await screen.findByText('Your account has been reactivated')).toBeInTheDocument()
  await waitFor(() => expect(path()).toBe('/dashboard/funding/payroll'))
  expect(wire.requestsOf(reactivateAccount)).toHaveLength(1)
})

// ACCOUNT-59
test('a failed reactivation shows an error and can be retried', async () => {
  const { path } = open('/dashboard/funding', 'lack_of_funding', refuse(reactivateAccount, 'deposits_ended'))
  const choose = await screen.findByRole('button', { name: /Transfer From Bank Account/ })
  await userEvent.click(choose)
  expect(await screen.findByText('There was an error reactivating your account')).toBeInTheDocument()
  expect(path()).toBe('/dashboard/funding')
  expect(choose).toBeEnabled()
})

// ACCOUNT-60
test('an account closed for another reason shows a number to call and a sign-out button', async () => {
  const { path } = open('/dashboard/tracker', 'other')
  await heading('Your account was closed')
  expect(path()).toBe('/closed')
  const page = within(screen.getByRole('main'))
  expect(await page.findByRole('link', { name: '(555) 010-0100' })).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Choose how to add money' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument()
})

// ACCOUNT-56
test.each(['lack_of_funding', 'other'] as const)(
  'an account closed for %s shows its balance and requests no statements or notifications',
  async (reason) => {
    const { wire } = open(
      '/dashboard/statements',
      reason,
      on(getBalance, { balance: '0.00', as_of: '2026-11-20T12:00:00.000Z', stale: false }),
    )
    await heading('Your account was closed')
    expect(await screen.findByText('$0.00')).toBeInTheDocument()
    expect(wire.requestsOf(listStatements)).toEqual([])
    expect(wire.requestsOf(listNotifications)).toEqual([])
  },
)

// ACCOUNT-60
test('an account closed for another reason offers no funding methods', async () => {
  open('/dashboard/funding', 'other')
  await heading('Your account was closed')
  expect(screen.queryByText(/Payroll/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument()
})

// NOTIFICATIONS-17
test.each([
  ['lack_of_funding', 'Choose funding method'],
  ['other', 'Your account was closed'],
] as const)(
  'an account closed for %s has no notification bell on the funding page',
  async (reason, title) => {
    open('/dashboard/funding', reason)
    await heading(title)
    expect(screen.getByRole('button', { name: 'Support' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument()
  },
)
