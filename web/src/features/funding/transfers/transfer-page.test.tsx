import { getAchAccount, listAchAccounts } from '@yoursuccess/contract/funding/ach-accounts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { leave } from '../../../lib/leave.ts'
import { checking, listed, openAch, savings, unproven } from '../../../testing/funding-replies.ts'
import { expectAfter } from '../../../testing/pass-time.ts'
import { on, refuse } from '../../../testing/wire.ts'

// FUNDING-77
test('whoever has no account at all is sent on to link one', async () => {
  const gone = vi.spyOn(leave, 'to').mockImplementation(() => undefined)
  const { path } = openAch('create-transaction', [listed()])
  await waitFor(() => expect(path()).toBe('/dashboard/funding/plaid/link'))
  await waitFor(() => expect(gone).toHaveBeenCalledWith('/dashboard/funding/plaid/link'))
})

// FUNDING-78
test('whoever has no account and may link none reads that there is none, with the way back', async () => {
  const { path } = openAch('create-transaction', [listed()], { plaid: false })
  expect(await screen.findByText('ACH account not found, please link a Bank Account.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to funding options' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Link a bank account' })).toBeNull()
  expect(path()).toBe('/dashboard/funding/ach/create-transaction')
})

// FUNDING-79
test('with unproven accounts only, it says so, counts them, and shows the way to review them', async () => {
  openAch('create-transaction', [
    listed(unproven(3, 'pending_automatic_verification'), unproven(4, 'verification_failed')),
  ])
  expect(await screen.findByText(/^Account 3 is waiting for verification\./)).toBeTruthy()
  expect(screen.queryByText('ACH account not found, please link a Bank Account.')).toBeNull()
  expect(screen.getByText(/You have 2 account\(s\) pending for review\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Review Now' }).getAttribute('href')).toBe(
    '/dashboard/funding/ach/manage-ach-accounts',
  )
  expect(screen.getByRole('link', { name: 'Back to funding options' })).toBeTruthy()
})

// FUNDING-81
test('an account that is being verified leads to how far it is, with a word why', async () => {
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
test('an account whose code is wanted leads to the window for it', async () => {
  vi.spyOn(leave, 'to').mockImplementation(() => undefined)
  const manual = unproven(3, 'pending_manual_verification')
  const { path } = openAch('create-transaction/3', [listed(manual), on(getAchAccount, manual)])
  await waitFor(() => expect(path()).toBe('/dashboard/funding/plaid/link/3'))
})

// FUNDING-82, FUNDING-83
test.each([
  [
    'an account that failed',
    on(getAchAccount, unproven(3, 'verification_failed')),
    'Uh Oh! Something went wrong while verifying this account. Please try linking a new bank account.',
  ],
  [
    'an account that is not known',
    refuse(getAchAccount, 'not_found'),
    'Uh Oh! Something went wrong. Please try again',
  ],
])('%s is told, and then another can be linked', async (_, reply, sentence) => {
  vi.spyOn(leave, 'to').mockImplementation(() => undefined)
  const { path } = openAch('create-transaction/3', [listed(checking), reply])
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(path()).toBe('/dashboard/funding/ach/create-transaction/3')
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(path()).toBe('/dashboard/funding/plaid/link'))
})

// FUNDING-82
test('an account whose link has ended is told as any other that is not proven, with the way to link it again', async () => {
  const { path } = openAch('create-transaction/3', [
    listed(checking),
    on(getAchAccount, unproven(3, 'relink_required')),
  ])
  expect(
    await screen.findByText(
      /^Uh Oh! Something went wrong while verifying this account\. Please try linking a new bank account\. .*Link the account again/,
    ),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(path()).toBe('/dashboard/funding/plaid/link/3'))
})

// FUNDING-85
test('an account that rests, or that the processor does not know yet, cannot be chosen', async () => {
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
    ['Example Savings (rests until Mon, Jan 5)', true],
    ['New (being set up, ready in a few minutes)', true],
  ])
})

test.each([
  [
    'was not verified',
    'verification_failed',
    "We couldn't verify Account 3, so no money can be moved from it. You can link it again.",
    '/dashboard/funding/plaid/link',
  ],
  [
    'lost its link',
    'relink_required',
    'Your bank no longer lets us see Account 3. Link it again to move money from it.',
    '/dashboard/funding/plaid/link/3',
  ],
] as const)(
  'whose only account %s reads so, with the way to link it again',
  async (_, status, sentence, way) => {
    openAch('create-transaction', [listed(unproven(3, status))])
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('link', { name: /again/ }).getAttribute('href')).toBe(way)
    expect(screen.queryByText('ACH account not found, please link a Bank Account.')).toBeNull()
  },
)

const resting = { ...savings, held_until: '2099-01-05T15:00:00.000Z' }

test('whose only account rests reads why, and nothing of an account that was not found', async () => {
  openAch('create-transaction/8', [listed(resting), on(getAchAccount, resting)])
  expect(await screen.findByText('Example Savings: rests until Mon, Jan 5.')).toBeTruthy()
  expect(screen.queryByText('ACH account not found, please link a Bank Account.')).toBeNull()
  expect(screen.queryByText(/pending for review/)).toBeNull()
})

// FUNDING-84
test('a resting account that the address names is not chosen, and no other one in its place', async () => {
  openAch('create-transaction/8', [listed(checking, resting), on(getAchAccount, resting)])
  expect((await screen.findByLabelText<HTMLSelectElement>('From')).value).toBe('')
})

test('an account that the processor learns of just now is asked for again, until money can be moved from it', async () => {
  vi.useFakeTimers()
  const before = Date.now()
  const { wire } = openAch('create-transaction', [listed({ ...checking, galileo_ach_account_id: null })])
  expect(await screen.findByText('Example Checking: being set up, ready in a few minutes.')).toBeTruthy()
  wire.use(listed(checking))
  await expectAfter(20_000, before, () => screen.queryByLabelText('From') !== null)
  expect(screen.getByLabelText<HTMLSelectElement>('From').value).toBe('7')
})

test('accounts that cannot be loaded are told, with a way to try again', async () => {
  openAch('create-transaction', [refuse(listAchAccounts, 'unavailable')])
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

// FUNDING-06
test.each(['create-transaction/abc', 'create-transaction/0/recurring-confirmation'])(
  '%s is not found: ids are digits',
  async (path) => {
    openAch(path, [])
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  },
)
