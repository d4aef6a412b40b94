import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type AchAccount,
  deleteAchAccount,
  getAchAccount,
  listAchAccounts,
  type VerificationStatus,
} from '@yoursuccess/contract/funding/ach-accounts'
import type { Feature } from '@yoursuccess/contract/core/access'
import { describe, expect, test, vi } from 'vitest'
import { leave } from '../../../lib/leave.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { drop, type Handler, on, refuse, type WireRequest } from '../../../testing/wire.ts'
import { expectAfter } from '../../../testing/pass-time.ts'
import { accountUse } from './account-use.rules.ts'

const LIST = '/dashboard/funding/ach/manage-ach-accounts'
const LINK = '/dashboard/funding/plaid/link'

const account = (id: number, name: string, status: VerificationStatus = 'verified'): AchAccount => ({
  id,
  name,
  verified: status === 'verified',
  requires_manual_verification: status === 'pending_manual_verification',
  verification_status: status,
  humanized_verification_status: WORDS[status],
  galileo_ach_account_id: status === 'verified' ? String(id) : null,
  held_until: null,
})
const WORDS: Record<VerificationStatus, string> = {
  verified: 'Verified',
  pending_automatic_verification: 'Pending automatic verification',
  pending_manual_verification: 'Pending manual verification',
  verification_failed: 'Verification failed',
  relink_required: 'Please link again',
}
const without = (feature: Feature) => ({
  ...sampleUser,
  features: { ...sampleUser.features, [feature]: false },
})

/** The server's list, from which removed accounts disappear. */
const serve = (...accounts: AchAccount[]): Handler[] => {
  let kept = accounts
  return [
    on(listAchAccounts, ({ query }: WireRequest) => {
      const [page, size] = [Number(query['page'] ?? 1), Number(query['per_page'] ?? 5)]
      return {
        ach_accounts: kept.slice((page - 1) * size, page * size),
        count: kept.length,
        per_page: size,
        current_page: page,
      }
    }),
    on(deleteAchAccount, ({ params }) => {
      kept = kept.filter(({ id }) => String(id) !== params['id'])
      return undefined
    }),
  ]
}
const open = (path: string, handlers: Handler[], user = sampleUser) => renderApp(path, { user, handlers })
const row = async (name: string) => {
  const found = (await screen.findByRole('cell', { name })).closest('tr')
  if (!found) throw new Error(`no row contains ${name}`)
  return within(found)
}
const removeFirst = async (answer: 'Yes' | 'No') => {
  const [first] = await screen.findAllByRole('button', { name: /^Delete/ })
  if (!first) throw new Error('no account can be deleted')
  await userEvent.click(first)
  const question = await screen.findByRole('dialog', {
    name: 'Are you sure you want to remove this account?',
  })
  await userEvent.click(within(question).getByRole('button', { name: answer }))
}

describe('the list of linked accounts', () => {
  // FUNDING-61
  test('lists linked accounts with name, verification status and actions', async () => {
    open(LIST, serve(account(1, 'Plaid Checking ••0000')))
    expect(await (await row('Plaid Checking ••0000')).findByText('Verified')).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent?.trim())).toEqual([
      'Name',
      'Verified',
      'Actions',
    ])
    const tabs = within(screen.getByRole('navigation', { name: 'Transfers' }))
    expect(tabs.getByRole('link', { name: 'Manage Linked Accounts' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Back to funding options' })).toBeInTheDocument()
  })

  // FUNDING-64, FUNDING-65
  test('offers Verify only for an account whose deposit must be confirmed by hand', async () => {
    open(
      LIST,
      serve(
        account(1, 'Proven'),
        account(2, 'Waiting', 'pending_automatic_verification'),
        account(3, 'Manual', 'pending_manual_verification'),
        account(4, 'Failed', 'verification_failed'),
        account(5, 'Broken', 'relink_required'),
      ),
    )
    const manual = await row('Manual')
    expect(manual.getByRole('link', { name: /^Verify *Manual$/ })).toHaveAttribute('href', `${LINK}/3`)
    expect(screen.getAllByRole('link', { name: /^Verify/ })).toHaveLength(1)
    const broken = await row('Broken')
    expect(broken.getByRole('link', { name: /^Link again *Broken$/ })).toHaveAttribute('href', `${LINK}/5`)
    const waiting = await row('Waiting')
    expect(waiting.getByRole('link', { name: /^Pending automatic/ })).toHaveAttribute(
      'href',
      '/dashboard/funding/ach/ach-accounts/2/verification-status',
    )
  })

  test('sorts linked accounts on the server', async () => {
    const { wire } = open(LIST, serve(...[1, 2, 3, 4, 5, 6].map((id) => account(id, `Bank ${id}`))))
    await userEvent.click(await screen.findByRole('button', { name: 'Name' }))
    await waitFor(() =>
      expect(wire.requestsOf(listAchAccounts).at(-1)?.query).toMatchObject({
        sort_by: 'name',
        sort_dir: 'asc',
      }),
    )
  })

  // FUNDING-63
  test('redirects a customer without linked accounts to link one', async () => {
    vi.spyOn(leave, 'to').mockReturnValue()
    const { path } = open(LIST, serve())
    await waitFor(() => expect(path()).toBe(LINK))
  })

  // FUNDING-63
  test('shows an empty list to a customer who cannot link an account', async () => {
    const { path } = open(LIST, serve(), without('plaid'))
    expect(await screen.findByText('No records found')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Link a bank/ })).not.toBeInTheDocument()
    expect(path()).toBe(LIST)
  })

  // FUNDING-65
  test('keeps linked accounts without the linking feature, but verifies and relinks none', async () => {
    open(
      LIST,
      serve(account(1, 'Manual', 'pending_manual_verification'), account(2, 'Broken', 'relink_required')),
      without('plaid'),
    )
    await row('Broken')
    expect(screen.queryByRole('link', { name: /^(Verify|Link again)/ })).not.toBeInTheDocument()
  })

  // FUNDING-70
  test('linked accounts that fail to load can be retried', async () => {
    const { wire } = open(LIST, [refuse(listAchAccounts, 'internal')])
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    wire.use(...serve(account(1, 'Proven')))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row('Proven')).toBeTruthy()
  })
})

describe('removing a linked account', () => {
  // FUNDING-67
  test('removes an account after confirmation, and shows an empty list after the last one', async () => {
    const { wire, path } = open(LIST, serve(account(1, 'Proven')))
    await removeFirst('No')
    expect(wire.requestsOf(deleteAchAccount)).toEqual([])
    await removeFirst('Yes')
    expect(await screen.findByText('No records found')).toBeInTheDocument()
    expect(await screen.findByText('Proven is no longer linked.')).toBeInTheDocument()
    expect(path()).toBe(LIST)
  })

  // FUNDING-62
  test('removing the last account of a page shows the page before', async () => {
    open(LIST, serve(...[1, 2, 3, 4, 5, 6].map((id) => account(id, `Bank ${id}`))))
    const sizes = within(await screen.findByLabelText('Rows per page')).getAllByRole('option')
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['5', '10', '20', 'All'])
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    await row('Bank 6')
    await removeFirst('Yes')
    expect(await row('Bank 5')).toBeTruthy()
  })

  // FUNDING-69
  test.each([
    ['the server refuses', refuse(deleteAchAccount, 'internal')],
    ['there is no reply', drop(deleteAchAccount)],
  ])('keeps the account and says so when %s', async (_, failing) => {
    open(LIST, [...serve(account(1, 'Proven')), failing])
    await removeFirst('Yes')
    expect(await screen.findByText(/It's still linked/)).toBeInTheDocument()
    expect(await row('Proven')).toBeTruthy()
  })

  // FUNDING-66
  test('offers no Delete without the feature for it', async () => {
    open(LIST, serve(account(1, 'Proven')), without('delete_ach_accounts'))
    await row('Proven')
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
  })
})

describe('the verification status page', () => {
  const STATUS = '/dashboard/funding/ach/ach-accounts/7/verification-status'
  const show = (status: VerificationStatus, changes: Partial<AchAccount> = {}) =>
    open(STATUS, [on(getAchAccount, { ...account(7, 'Plaid Checking', status), ...changes })])

  // FUNDING-71
  test.each<[VerificationStatus, string, RegExp]>([
    ['verified', 'circle-check', /You can move money/],
    ['pending_automatic_verification', 'alert-triangle', /^We are currently verifying this account\. Please/],
    ['verification_failed', 'circle-x', /^Uh Oh! Something went wrong while verifying this account\./],
    ['pending_manual_verification', 'help-circle', /A small deposit/],
    ['relink_required', 'help-circle', /Link it again/],
  ])('explains the status %s with the icon %s', async (status, icon, words) => {
    show(status)
    expect(await screen.findByRole('heading', { name: 'Plaid Checking' })).toBeInTheDocument()
    const mark = screen.getByText(WORDS[status])
    expect(mark.querySelector('svg')).toHaveAttribute('class', expect.stringContaining(`tabler-icon-${icon}`))
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  // FUNDING-48
  test('says how long a new account is on hold after an email change', async () => {
    show('verified', { held_until: '2026-11-22T20:05:00.000Z' })
    expect(
      await screen.findByText(/you can't move money from this account until Sun, Nov 22, 3:05\sPM\./),
    ).toBeInTheDocument()
  })

  test('does not mention a hold that is over', async () => {
    show('verified', { held_until: '2026-11-19T20:05:00.000Z' })
    await screen.findByText(/You can move money/)
    expect(screen.queryByText(/email was changed/)).not.toBeInTheDocument()
  })

  // FUNDING-72
  test('polls while the verification is pending', async () => {
    vi.useFakeTimers()
    const before = Date.now()
    const { wire } = show('pending_automatic_verification')
    expect(await screen.findByText(/^We are currently verifying/)).toBeInTheDocument()
    wire.use(on(getAchAccount, account(7, 'Plaid Checking')))
    await expectAfter(20_000, before, () => screen.queryByText(/You can move money/) !== null)
  })

  // FUNDING-73
  test('shows the error of the server when the account fails to load', async () => {
    open(STATUS, [refuse(getAchAccount, 'not_found')])
    expect(await screen.findByRole('alert')).toHaveTextContent('test-request')
  })

  // FUNDING-06
  test('an account id that is not a number shows "Page not found"', async () => {
    open(STATUS.replace('/7/', '/seven/'), [])
    expect(await screen.findByText('Page not found')).toBeInTheDocument()
  })
})

// FUNDING-80
test.each<[VerificationStatus, string]>([
  ['verified', 'usable'],
  ['pending_manual_verification', 'verify'],
  ['pending_automatic_verification', 'wait'],
  ['verification_failed', 'failed'],
  ['relink_required', 'failed'],
])('an account with the status %s is %s', (status, use) => {
  expect(accountUse(account(1, 'Any', status))).toBe(use)
})
