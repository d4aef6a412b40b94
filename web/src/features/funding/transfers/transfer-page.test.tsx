import { getAchAccount, listAchAccounts } from '@yoursuccess/contract/funding/ach-accounts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { leave } from '../../../lib/leave.ts'
import { checking, listed, openAch, savings, unproven } from '../../../testing/funding-replies.ts'
import { expectAfter } from '../../../testing/pass-time.ts'
import { on, refuse } from '../../../testing/wire.ts'

// FUNDING-77
test('redirects a customer without linked accounts to link one', async () => {
  const leaving = vi.spyOn(leave, 'to').mockImplementation(() => undefined)
  const { path } = openAch('create-transaction', [listed()])
  await waitFor(() => expect(path()).toBe('/dashboard/funding/plaid/link'))
  await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard/funding/plaid/link'))
})

// FUNDING-78
test('says that no account was found when the customer cannot link one', async () => {
  const { path } = openAch('create-transaction', [listed()], { plaid: false })
  expect(await screen.findByText('ACH account not found, please link a Bank Account.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to funding options' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Link a bank account' })).not.toBeInTheDocument()
  expect(path()).toBe('/dashboard/funding/ach/create-transaction')
})

// FUNDING-79
test('lists unverified accounts and links to review them when no account is verified', async () => {
  openAch('create-transaction', [
    listed(unproven(3, 'pending_automatic_verification'), unproven(4, 'verification_failed')),
  ])
  expect(await screen.findByText(/^Account 3 is being verified\./)).toBeInTheDocument()
  expect(screen.queryByText('ACH account not found, please link a Bank Account.')).not.toBeInTheDocument()
  expect(screen.getByText(/You have 2 account\(s\) pending for review\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Review Now' })).toHaveAttribute(
    'href',
    '/dashboard/funding/ach/manage-ach-accounts',
  )
  expect(screen.getByRole('link', { name: 'Back to funding options' })).toBeInTheDocument()
})

// FUNDING-81
test('choosing an account that is being verified opens its verification status', async () => {
  const waiting = unproven(3, 'pending_automatic_verification')
  const { path } = openAch('create-transaction', [listed(checking, waiting), on(getAchAccount, waiting)])
  await userEvent.selectOptions(await screen.findByLabelText('From'), 'Account 3 (being verified)')
  await waitFor(() => expect(path()).toBe('/dashboard/funding/ach/ach-accounts/3/verification-status'))
  expect(
    (
      await screen.findAllByText(
        'We are currently verifying this account. Please check back later to initiate transactions using this account.',
      )
    ).length,
  ).toBeGreaterThan(0)
})

// FUNDING-80
test('an account waiting for a code opens the linking page', async () => {
  vi.spyOn(leave, 'to').mockImplementation(() => undefined)
  const manual = unproven(3, 'pending_manual_verification')
  const { path } = openAch('create-transaction/3', [listed(manual), on(getAchAccount, manual)])
  await waitFor(() => expect(path()).toBe('/dashboard/funding/plaid/link/3'))
})

// FUNDING-82, FUNDING-83
test.each([
  [
    'an account that failed verification',
    on(getAchAccount, unproven(3, 'verification_failed')),
    'Uh Oh! Something went wrong while verifying this account. Please try linking a new bank account.',
  ],
  ['an unknown account', refuse(getAchAccount, 'not_found'), 'Uh Oh! Something went wrong. Please try again'],
])('%s shows an error and lets the customer link another', async (_, reply, sentence) => {
  vi.spyOn(leave, 'to').mockImplementation(() => undefined)
  const { path } = openAch('create-transaction/3', [listed(checking), reply])
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(path()).toBe('/dashboard/funding/ach/create-transaction/3')
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(path()).toBe('/dashboard/funding/plaid/link'))
})

// FUNDING-82
test('an account whose link ended shows an error and can be linked again', async () => {
  const { path } = openAch('create-transaction/3', [
    listed(checking),
    on(getAchAccount, unproven(3, 'relink_required')),
  ])
  expect(
    await screen.findByText(
      /^Uh Oh! Something went wrong while verifying this account\. Please try linking a new bank account\. .*Link it again/,
    ),
  ).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(path()).toBe('/dashboard/funding/plaid/link/3'))
})

// FUNDING-85
test('an account on hold or not yet set up at the processor cannot be selected', async () => {
  openAch('create-transaction', [
    listed(
      checking,
      { ...savings, held_until: '2099-01-05T15:00:00.000Z' },
      { ...savings, id: 9, name: 'New', galileo_ach_account_id: null },
    ),
  ])
  const options = within(await screen.findByLabelText('From')).getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['Choose an account', false],
    ['Example Checking', false],
    ['Example Savings (on hold until Mon, Jan 5)', true],
    ['New (being set up, ready in a few minutes)', true],
  ])
})

test.each([
  [
    'was not verified',
    'verification_failed',
    "We couldn't verify Account 3, so you can't move money from it. You can link it again.",
    '/dashboard/funding/plaid/link',
  ],
  [
    'lost its link',
    'relink_required',
    'We lost the connection to Account 3. Link it again to move money from it.',
    '/dashboard/funding/plaid/link/3',
  ],
] as const)(
  'a customer whose only account %s sees why, with a link to link it again',
  async (_, status, sentence, way) => {
    openAch('create-transaction', [listed(unproven(3, status))])
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /again/ })).toHaveAttribute('href', way)
    expect(screen.queryByText('ACH account not found, please link a Bank Account.')).not.toBeInTheDocument()
  },
)

const onHold = { ...savings, held_until: '2099-01-05T15:00:00.000Z' }

test('a customer whose only account is on hold sees until when', async () => {
  openAch('create-transaction/8', [listed(onHold), on(getAchAccount, onHold)])
  expect(await screen.findByText('Example Savings: on hold until Mon, Jan 5.')).toBeInTheDocument()
  expect(screen.queryByText('ACH account not found, please link a Bank Account.')).not.toBeInTheDocument()
  expect(screen.queryByText(/pending for review/)).not.toBeInTheDocument()
})

// FUNDING-84
test('preselects no account when the one named in the address is on hold', async () => {
  openAch('create-transaction/8', [listed(checking, onHold), on(getAchAccount, onHold)])
  expect(await screen.findByLabelText('From')).toHaveValue('')
})

test('polls an account being set up at the processor until it is usable', async () => {
  vi.useFakeTimers()
  const before = Date.now()
  const { wire } = openAch('create-transaction', [listed({ ...checking, galileo_ach_account_id: null })])
  expect(
    await screen.findByText('Example Checking: being set up, ready in a few minutes.'),
  ).toBeInTheDocument()
  wire.use(listed(checking))
  await expectAfter(20_000, before, () => screen.queryByLabelText('From') !== null)
  expect(screen.getByLabelText('From')).toHaveValue('7')
})

test('offers a retry when the accounts fail to load', async () => {
  openAch('create-transaction', [refuse(listAchAccounts, 'unavailable')])
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

// FUNDING-06
test.each(['create-transaction/abc', 'create-transaction/0/recurring-confirmation'])(
  'the address %s shows "Page not found", since ids are digits',
  async (path) => {
    openAch(path, [])
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
  },
)
