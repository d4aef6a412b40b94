import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type AchAccount,
  createLinkToken,
  upsertAchAccount,
} from '@yoursuccess/contract/funding/ach-accounts'
import { signOut } from '@yoursuccess/contract/session/session'
import { stepUp } from '@yoursuccess/contract/session/step-up'
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { leave } from '../../../lib/leave.ts'
import {
  account,
  CHECKING,
  closeWindow,
  handOver,
  LINK,
  OAUTH,
  openLinking as open,
  playLinkScript,
  stored,
  TOO_OLD,
} from '../../../testing/link-script.tsx'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../../testing/wire.ts'
import { endSession } from '../../session/session.api.ts'

let leaving: MockInstance<typeof leave.to>
const { begin, fails, openWindow, scripts, windows } = playLinkScript()
beforeEach(() => {
  begin()
  leaving = vi.spyOn(leave, 'to').mockReturnValue()
})

// FUNDING-56
test('shows an error and offers to reload the page when the script fails to load', async () => {
  fails()
  open(LINK)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We couldn't load the sign-in window. Nothing was linked.",
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(leaving).toHaveBeenCalledTimes(1)
})

describe('linking a bank account', () => {
  // FUNDING-25, FUNDING-33
  test('opens the window automatically, with the script address from the server', async () => {
    const { wire } = open(LINK)
    const linkWindow = await openWindow()
    expect(linkWindow.options.token).toBe('link-1')
    expect(scripts.map(({ src }) => src)).toEqual(['https://link.example/link/v2/stable/link-initialize.js'])
    expect(wire.requestsOf(createLinkToken).map(({ body }) => body)).toEqual([{ enrollment: false }])
    handOver(linkWindow)
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard/funding/ach/create-transaction/7'))
    expect(wire.requestsOf(upsertAchAccount)[0]?.body).toEqual({
      public_token: 'public-1',
      account_id: 'account-1',
    })
    expect(stored()).toBeNull()
  })

  // FUNDING-47
  test('opens the window only after the customer confirmed their password', async () => {
    const { wire } = open(LINK, [refuse(createLinkToken, 'step_up.required', { details: ['password'] })])
    const password = await screen.findByLabelText('Password')
    expect(windows).toEqual([])
    wire.use(on(stepUp, { expires_at: 1 }), on(createLinkToken, { link_token: 'link-1' }))
    await userEvent.type(password, 'Passw0rd1{Enter}')
    await openWindow()
    expect(wire.requestsOf(stepUp)[0]?.body).toEqual({ password: 'Passw0rd1' })
  })

  // FUNDING-33
  test('does not preselect an unverified account for a transfer', async () => {
    open(LINK, [
      on(upsertAchAccount, {
        ...account,
        verified: false,
        verification_status: 'pending_automatic_verification',
        humanized_verification_status: 'Pending automatic verification',
      }),
    ])
    handOver(await openWindow())
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard/funding/ach/create-transaction'))
  })

  // FUNDING-01
  test('returns to the enrollment pages when linking during enrollment', async () => {
    const { wire } = open('/enrollment-funding/plaid/link')
    handOver(await openWindow())
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/enrollment-funding/ach/create-transaction/7'))
    expect(wire.requestsOf(createLinkToken)[0]?.body).toEqual({ enrollment: true })
  })

  // FUNDING-25, FUNDING-27
  test('verifies a linked account with a token for that account', async () => {
    const { wire } = open(`${LINK}/17`)
    await openWindow()
    expect(wire.requestsOf(createLinkToken)[0]?.body).toEqual({ enrollment: false, ach_account_id: 17 })
  })

  // FUNDING-28
  test('never reuses a token stored for another account', async () => {
    sessionStorage.setItem('ys.link-token', JSON.stringify({ token: 'link-17', achAccountId: '17' }))
    open(LINK)
    expect((await openWindow()).options.token).toBe('link-1')
  })

  test('retries a link request without a reply under the same key', async () => {
    const { wire } = open(LINK, [drop(upsertAchAccount)])
    handOver(await openWindow())
    await waitFor(() => expect(wire.requestsOf(upsertAchAccount)).toHaveLength(1))
    wire.use(on(upsertAchAccount, account))
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard/funding/ach/create-transaction/7'))
    const keys = wire.requestsOf(upsertAchAccount).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0]])
    expect(keys[0]).toBeTruthy()
  })

  test('says that the account is being checked', async () => {
    open(LINK, [on(upsertAchAccount, () => new Promise<AchAccount>(() => {}))])
    handOver(await openWindow())
    expect(await screen.findByText(/We're checking this account with your bank/)).toBeInTheDocument()
  })
})

describe('a failed link', () => {
  const linkErrorAt = async (path: string) => {
    renderApp(path, { user: sampleUser })
    return (await screen.findByRole('alert')).textContent
  }

  // FUNDING-39
  test('returns to the funding methods and says that the name does not match', async () => {
    open(LINK, [refuse(upsertAchAccount, 'ach_account.name_mismatch')])
    handOver(await openWindow())
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard/funding'))
    expect(stored()).toBeNull()
    expect(await linkErrorAt('/dashboard/funding')).toBe(
      'The name on this account does not match the name on the bank account. Please connect a different account.',
    )
  })

  // FUNDING-42
  test('returns to the funding methods and says that the account is already linked', async () => {
    open(LINK, [refuse(upsertAchAccount, 'ach_account.linked_already')])
    handOver(await openWindow())
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard/funding'))
    expect(await linkErrorAt('/dashboard/funding')).toBe('This bank account is already linked.')
  })

  // FUNDING-40
  test.each<[string, Handler[], (typeof CHECKING)[]]>([
    ['the partner refused the account', [refuse(upsertAchAccount, 'ach_account.not_linked')], [CHECKING]],
    ['the server failed', [refuse(upsertAchAccount, 'internal')], [CHECKING]],
    ['there was no reply', [drop(upsertAchAccount)], [CHECKING]],
    ['no account was selected', [], []],
  ])('returns to the funding methods and asks to try again when %s', async (_, handlers, accounts) => {
    open('/enrollment-funding/plaid/link', handlers)
    handOver(await openWindow(), accounts)
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/enrollment-funding'))
    expect(await linkErrorAt('/enrollment-funding')).toBe(
      'There was an issue while creating this account with the provider. Please try again.',
    )
  })

  // FUNDING-41
  test('shows the error of a failed link only once', async () => {
    sessionStorage.setItem('ys.link-failure', 'failed')
    await linkErrorAt('/dashboard/funding')
    expect(sessionStorage.getItem('ys.link-failure')).toBeNull()
  })
})

describe('closing the window', () => {
  // FUNDING-26
  test('a closed window opens again only on request, with the same token', async () => {
    const { wire } = open(LINK)
    const linkWindow = await openWindow()
    closeWindow(linkWindow)
    expect(await screen.findByText(/No bank account was linked/)).toBeInTheDocument()
    expect(linkWindow.opened).toBe(1)
    await userEvent.click(screen.getByRole('button', { name: 'Open the window again' }))
    await waitFor(() => expect(linkWindow.opened).toBe(2))
    expect(wire.requestsOf(createLinkToken)).toHaveLength(1)
  })

  // FUNDING-29
  test('discards an expired token and uses a new one for the next try', async () => {
    let count = 0
    open(LINK, [on(createLinkToken, () => ({ link_token: `link-${(count += 1)}` }))])
    const linkWindow = await openWindow()
    expect(stored()).toContain('link-1')
    closeWindow(linkWindow, TOO_OLD)
    const again = await screen.findByRole('button', { name: 'Open the window again' })
    expect(stored()).toBeNull()
    await userEvent.click(again)
    await waitFor(() => expect(windows.at(-1)).toMatchObject({ opened: 1, options: { token: 'link-2' } }))
    expect(linkWindow.opened).toBe(1)
  })

  // FUNDING-30
  test('reopens the window with a new token when that of an earlier visit expired', async () => {
    sessionStorage.setItem('ys.link-token', JSON.stringify({ token: 'link-old' }))
    open(LINK)
    const linkWindow = await openWindow()
    expect(linkWindow.options.token).toBe('link-old')
    closeWindow(linkWindow, TOO_OLD)
    await waitFor(() => expect(windows.at(-1)).toMatchObject({ opened: 1, options: { token: 'link-1' } }))
  })

  // FUNDING-52
  test('offers to link the account again after too many wrong codes', async () => {
    open(`${LINK}/17`)
    closeWindow(await openWindow(), { ...TOO_OLD, error_code: 'TOO_MANY_VERIFICATION_ATTEMPTS' })
    expect(
      await screen.findByText(
        'The code was wrong too many times, so this account can no longer be verified. Link it again.',
      ),
    ).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Link a bank account again' }))
    await waitFor(() => expect(leaving).toHaveBeenCalledWith(LINK))
  })

  test('a failure to get another token can be retried', async () => {
    const { wire } = open(LINK)
    const linkWindow = await openWindow()
    wire.use(refuse(createLinkToken, 'unavailable'))
    closeWindow(linkWindow, TOO_OLD)
    await userEvent.click(await screen.findByRole('button', { name: 'Open the window again' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })
})

describe('returning from a bank', () => {
  // FUNDING-28
  test('resumes the window with the token from before the redirect', async () => {
    sessionStorage.setItem('ys.link-token', JSON.stringify({ token: 'link-kept' }))
    const { wire } = open(OAUTH)
    const linkWindow = await openWindow()
    expect(linkWindow.options).toMatchObject({
      token: 'link-kept',
      receivedRedirectUri: `${window.location.origin}${OAUTH}`,
    })
    handOver(linkWindow)
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard/funding/ach/create-transaction/7'))
    expect(wire.requestsOf(createLinkToken)).toEqual([])
  })

  // FUNDING-31
  test('starts linking over when there is no token', async () => {
    const { path } = open(OAUTH)
    await openWindow()
    expect(path()).toBe(LINK)
  })

  // FUNDING-32
  test.each([
    [undefined, LINK],
    ['17', `${LINK}/17`],
  ])('a closed window for the account %s shows the button to reopen it at %s', async (id, place) => {
    sessionStorage.setItem('ys.link-token', JSON.stringify({ token: 'link-kept', achAccountId: id }))
    const { path } = open(OAUTH)
    closeWindow(await openWindow())
    expect(await screen.findByRole('button', { name: 'Open the window again' })).toBeInTheDocument()
    expect(path()).toBe(place)
    expect(windows.filter(({ opened }) => opened > 0)).toHaveLength(1)
  })
})

describe('isolating the script of the partner', () => {
  // FUNDING-55
  test('navigating to the linking page reloads the document before any script or token', async () => {
    const { wire } = open(LINK, [], '/dashboard')
    await waitFor(() => expect(leaving).toHaveBeenCalledWith(LINK))
    expect(scripts).toEqual([])
    expect(wire.requestsOf(createLinkToken)).toEqual([])
  })

  test('leaving the linking page reloads the document', async () => {
    const { path } = open(LINK)
    closeWindow(await openWindow())
    await userEvent.click(await screen.findByRole('link', { name: 'Back to funding options' }))
    expect(leaving).toHaveBeenCalledWith('/dashboard/funding')
    expect(path()).toBe(LINK)
  })

  // FUNDING-29
  test('signing out discards the token', async () => {
    open(LINK, [on(signOut, undefined)])
    await openWindow()
    expect(stored()).not.toBeNull()
    act(() => endSession('/'))
    expect(stored()).toBeNull()
  })
})
