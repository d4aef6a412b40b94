import { createLinkToken, getAchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { getProgram, type Program } from '@yoursuccess/contract/program/program'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { listed, unproven } from '../../testing/funding-replies.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleProgram, sampleUser } from '../../testing/samples.ts'
import { type Handler, on } from '../../testing/wire.ts'

const ENDED = /Deposits to this account have ended/
const programOf = (change: Partial<Program['wind_down']> = {}) =>
  on(getProgram, {
    ...sampleProgram,
    today: '2025-07-31',
    wind_down: { ...sampleProgram.wind_down, mode: 'enforced', ...change },
  })
const open = (path: string, ...handlers: Handler[]) =>
  renderApp(path, { user: sampleUser, handlers: [programOf(), ...handlers] })
/** The names of the page's links, buttons and fields, except those in the notice and the breadcrumbs. */
const offered = async () => {
  const notice = (await screen.findByText(ENDED)).closest('[role=note]')
  const trail = screen.queryByRole('navigation', { name: 'Breadcrumb' })
  const main = within(screen.getByRole('main'))
  const pieces = (['link', 'button', 'textbox', 'radio', 'combobox'] as const).flatMap((role) =>
    main.queryAllByRole(role),
  )
  return pieces
    .filter((piece) => !notice?.contains(piece) && !trail?.contains(piece))
    .map((piece) => piece.textContent)
}
const TABS = [
  'Back to funding options',
  'View All transactions',
  'View Recurring Transfers',
  'Manage Linked Accounts',
]

describe('once deposits have ended', () => {
  test('the funding page offers no method, but still shows past transfers and linked accounts', async () => {
    open('/dashboard/funding')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You can no longer add money' }),
    ).toBeInTheDocument()
    expect(await offered()).toEqual(['View All transactions', 'Manage Linked Accounts'])
  })

  // FUNDING-141
  test.each([
    ['payroll', 'Direct Deposit', ['Back to funding options']],
    ['bank-account', 'Transfer From Bank Account', ['Back to funding options']],
    ['plaid/link', 'Link Your Bank Account', ['Back to funding options']],
    ['plaid/link/7', 'Link Your Bank Account', ['Back to funding options']],
    ['ach/create-transaction', 'Transfer Funds', TABS],
    ['ach/create-transaction/7', 'Transfer Funds', TABS],
    ['ach/create-transaction/confirmation', 'Your transfer was created', [...TABS, 'View all transactions']],
    ['ach/recurring-transfers', 'Recurring transfers', TABS],
    ['ach/ach-accounts/9/verification-status', 'Verification status', [...TABS, 'All linked accounts']],
  ])(
    'the page %s says that deposits have ended and offers nothing the server would refuse',
    async (below, title, offers) => {
      // As a full page load, so that the linking window could open (record 0054).
      const loaded = { name: `http://localhost/dashboard/funding/${below}` } as PerformanceEntry
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded])
      const relink = unproven(9, 'relink_required')
      const { wire } = open(`/dashboard/funding/${below}`, listed(relink), on(getAchAccount, relink))
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
      expect(await offered()).toEqual(offers)
      expect(wire.requestsOf(createLinkToken)).toEqual([])
    },
  )

  // FUNDING-141
  test('linked accounts can be removed but not linked again', async () => {
    open('/dashboard/funding/ach/manage-ach-accounts', listed(unproven(9, 'relink_required')))
    expect(await screen.findByRole('button', { name: /^Delete/ })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Link/ })).not.toBeInTheDocument()
  })

  test('does not redirect a customer without linked accounts to link one', async () => {
    const { path } = open('/dashboard/funding/ach/manage-ach-accounts', listed())
    expect(await screen.findByText('No records found')).toBeInTheDocument()
    expect(path()).toBe('/dashboard/funding/ach/manage-ach-accounts')
  })

  test('congratulates a newly approved customer without giving reasons to fund the account', async () => {
    open('/enrollment-funding')
    expect(await screen.findByRole('heading', { level: 1, name: 'Congratulations!' })).toBeInTheDocument()
    expect(await screen.findByText('Your account is open.')).toBeInTheDocument()
    expect(screen.queryByText('Why Fund?')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Take Me to My Dashboard' })).toBeInTheDocument()
  })

  // ACCOUNT-62
  test.each(['/closed', '/dashboard/funding'])(
    'the page %s cannot reactivate a closed account',
    async (path) => {
      renderApp(path, {
        user: { ...sampleUser, has_closed_account: true, closed_account_reason: 'lack_of_funding' },
        handlers: [programOf()],
      })
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Your account was closed' }),
      ).toBeInTheDocument()
      expect(await screen.findAllByRole('link', { name: '(555) 010-0100' })).not.toEqual([])
      expect(screen.queryByRole('link', { name: 'Choose how to add money' })).not.toBeInTheDocument()
      expect(screen.queryByRole('button', { name: /Salary/ })).not.toBeInTheDocument()
    },
  )
})

test.each([
  ['on the last day', { last_deposit_on: '2025-07-31' }],
  ['while the dates are only announced', { mode: 'notice' as const }],
])('%s funding methods are offered and no notice is shown', async (_when, change) => {
  renderApp('/dashboard/funding', { user: sampleUser, handlers: [programOf(change)] })
  expect(await screen.findByRole('link', { name: /Salary \/ Payroll/ })).toBeInTheDocument()
  // The program's dates have loaded.
  expect(await screen.findByText(/Last deposit date/)).toBeInTheDocument()
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument()
})
