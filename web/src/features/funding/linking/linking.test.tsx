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
test('when the script does not come, it is said, and the page can be loaded again', async () => {
  fails()
  open(LINK)
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded. Nothing was linked.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(leaving).toHaveBeenCalledTimes(1)
})

describe('a bank account is linked', () => {
  // FUNDING-25, FUNDING-33
  test('in a window that opens by itself, from the address that the bank names', async () => {
    const { wire } = open(LINK)
    const made = await openWindow()
    expect(made.options.token).toBe('link-1')
    expect(scripts.map(({ src }) => src)).toEqual(['https://link.example/link/v2/stable/link-initialize.js'])
    expect(wire.requestsOf(createLinkToken).map(({ body }) => body)).toEqual([{ enrollment: false }])
    handOver(made)
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard/funding/ach/create-transaction/7'))
    expect(wire.requestsOf(upsertAchAccount)[0]?.body).toEqual({
      public_token: 'public-1',
      account_id: 'account-1',
    })
    expect(stored()).toBeNull()
  })

  // FUNDING-47
  test('once the customer confirmed over the page that it is them', async () => {
    const { wire } = open(LINK, [refuse(createLinkToken, 'step_up.required', { details: ['password'] })])
    const password = await screen.findByLabelText('Password')
    expect(windows).toEqual([])
    wire.use(on(stepUp, { expires_at: 1 }), on(createLinkToken, { link_token: 'link-1' }))
    await userEvent.type(password, 'Passw0rd1{Enter}')
    await openWindow()
    expect(wire.requestsOf(stepUp)[0]?.body).toEqual({ password: 'Passw0rd1' })
  })

  // FUNDING-33
  test('and one that is not proven yet is not chosen for a transfer', async () => {
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
  test('during enrollment under its own base', async () => {
    const { wire } = open('/enrollment-funding/plaid/link')
    handOver(await openWindow())
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/enrollment-funding/ach/create-transaction/7'))
    expect(wire.requestsOf(createLinkToken)[0]?.body).toEqual({ enrollment: true })
  })

  // FUNDING-25, FUNDING-27
  test('or a linked one is verified, with a token for that one', async () => {
    const { wire } = open(`${LINK}/17`)
    await openWindow()
    expect(wire.requestsOf(createLinkToken)[0]?.body).toEqual({ enrollment: false, ach_account_id: 17 })
  })

  // FUNDING-28
  test('never with a token that was stored for another account', async () => {
    sessionStorage.setItem('ys.link-token', JSON.stringify({ token: 'link-17', achAccountId: '17' }))
    open(LINK)
    expect((await openWindow()).options.token).toBe('link-1')
  })

  test('and a lost answer is asked for again under the same key', async () => {
    const { wire } = open(LINK, [drop(upsertAchAccount)])
    handOver(await openWindow())
    await waitFor(() => expect(wire.requestsOf(upsertAchAccount)).toHaveLength(1))
    wire.use(on(upsertAchAccount, account))
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard/funding/ach/create-transaction/7'))
    const keys = wire.requestsOf(upsertAchAccount).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0]])
    expect(keys[0]).toBeTruthy()
  })

  test('while it is checked, that is said', async () => {
    open(LINK, [on(upsertAchAccount, () => new Promise<AchAccount>(() => {}))])
    handOver(await openWindow())
    expect(await screen.findByText(/We are checking this account with your bank/)).toBeTruthy()
  })
})

describe('a linking that fails returns to the ways to fund', () => {
  const tell = async (path: string) => {
    renderApp(path, { user: sampleUser })
    return (await screen.findByRole('alert')).textContent
  }

  // FUNDING-39
  test('and says that the name does not match', async () => {
    open(LINK, [refuse(upsertAchAccount, 'ach_account.name_mismatch')])
    handOver(await openWindow())
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard/funding'))
    expect(stored()).toBeNull()
    expect(await tell('/dashboard/funding')).toBe(
      'The name on this account does not match the name on the bank account. Please connect a different account.',
    )
  })

  // FUNDING-42
  test('and says that it is linked already', async () => {
    open(LINK, [refuse(upsertAchAccount, 'ach_account.linked_already')])
    handOver(await openWindow())
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard/funding'))
    expect(await tell('/dashboard/funding')).toBe(
      'This bank account is already linked. You can move money from it.',
    )
  })

  // FUNDING-40
  test.each<[string, Handler[], (typeof CHECKING)[]]>([
    ['the partner did not take it', [refuse(upsertAchAccount, 'ach_account.not_linked')], [CHECKING]],
    ['the server failed', [refuse(upsertAchAccount, 'internal')], [CHECKING]],
    ['no reply came', [drop(upsertAchAccount)], [CHECKING]],
    ['no account was chosen', [], []],
  ])('and says to try again when %s', async (_, handlers, accounts) => {
    open('/enrollment-funding/plaid/link', handlers)
    handOver(await openWindow(), accounts)
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/enrollment-funding'))
    expect(await tell('/enrollment-funding')).toBe(
      'There was an issue while creating this account with the provider. Please try again.',
    )
  })

  // FUNDING-41
  test('which is told once', async () => {
    sessionStorage.setItem('ys.link-failure', 'failed')
    await tell('/dashboard/funding')
    expect(sessionStorage.getItem('ys.link-failure')).toBeNull()
  })
})

describe('when the window is closed', () => {
  // FUNDING-26
  test('it opens again by a button only, with the same token', async () => {
    const { wire } = open(LINK)
    const made = await openWindow()
    closeWindow(made)
    expect(await screen.findByText(/No bank account was linked/)).toBeTruthy()
    expect(made.opened).toBe(1)
    await userEvent.click(screen.getByRole('button', { name: 'Open the window again' }))
    await waitFor(() => expect(made.opened).toBe(2))
    expect(wire.requestsOf(createLinkToken)).toHaveLength(1)
  })

  // FUNDING-29
  test('because its token is over, the token is forgotten, and the next try has a new one', async () => {
    let count = 0
    open(LINK, [on(createLinkToken, () => ({ link_token: `link-${(count += 1)}` }))])
    const made = await openWindow()
    expect(stored()).toContain('link-1')
    closeWindow(made, TOO_OLD)
    const again = await screen.findByRole('button', { name: 'Open the window again' })
    expect(stored()).toBeNull()
    await userEvent.click(again)
    await waitFor(() => expect(windows.at(-1)).toMatchObject({ opened: 1, options: { token: 'link-2' } }))
    expect(made.opened).toBe(1)
  })

  // FUNDING-30
  test('because a token of an earlier visit is over, it opens anew by itself', async () => {
    sessionStorage.setItem('ys.link-token', JSON.stringify({ token: 'link-old' }))
    open(LINK)
    const made = await openWindow()
    expect(made.options.token).toBe('link-old')
    closeWindow(made, TOO_OLD)
    await waitFor(() => expect(windows.at(-1)).toMatchObject({ opened: 1, options: { token: 'link-1' } }))
  })

  // FUNDING-52
  test('after too many wrong codes, the account is linked anew instead of opening a window that cannot help', async () => {
    open(`${LINK}/17`)
    closeWindow(await openWindow(), { ...TOO_OLD, error_code: 'TOO_MANY_VERIFICATION_ATTEMPTS' })
    expect(
      await screen.findByText(
        "The code was wrong too many times, so this account can't be verified any more. Please link it again.",
      ),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Link a bank account again' }))
    await waitFor(() => expect(leaving).toHaveBeenCalledWith(LINK))
  })

  test('a failure to get another token is said, and can be tried again', async () => {
    const { wire } = open(LINK)
    const made = await openWindow()
    wire.use(refuse(createLinkToken, 'unavailable'))
    closeWindow(made, TOO_OLD)
    await userEvent.click(await screen.findByRole('button', { name: 'Open the window again' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('on the way back from a bank', () => {
  // FUNDING-28
  test('the window goes on with the token it left with', async () => {
    sessionStorage.setItem('ys.link-token', JSON.stringify({ token: 'link-kept' }))
    const { wire } = open(OAUTH)
    const made = await openWindow()
    expect(made.options).toMatchObject({
      token: 'link-kept',
      receivedRedirectUri: `${window.location.origin}${OAUTH}`,
    })
    handOver(made)
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/dashboard/funding/ach/create-transaction/7'))
    expect(wire.requestsOf(createLinkToken)).toEqual([])
  })

  // FUNDING-31
  test('without a token the linking begins anew', async () => {
    const { path } = open(OAUTH)
    await openWindow()
    expect(path()).toBe(LINK)
  })

  // FUNDING-32
  test.each([
    [undefined, LINK],
    ['17', `${LINK}/17`],
  ])('a window that was opened for %s and is closed waits for the button at %s', async (id, place) => {
    sessionStorage.setItem('ys.link-token', JSON.stringify({ token: 'link-kept', achAccountId: id }))
    const { path } = open(OAUTH)
    closeWindow(await openWindow())
    expect(await screen.findByRole('button', { name: 'Open the window again' })).toBeTruthy()
    expect(path()).toBe(place)
    expect(windows.filter(({ opened }) => opened > 0)).toHaveLength(1)
  })
})

describe("the partner's script stays on its pages", () => {
  // FUNDING-55
  test('moving to the page inside the app loads it as a document, and asks for nothing before', async () => {
    const { wire } = open(LINK, [], '/dashboard')
    await waitFor(() => expect(leaving).toHaveBeenCalledWith(LINK))
    expect(scripts).toEqual([])
    expect(wire.requestsOf(createLinkToken)).toEqual([])
  })

  test('and so does leaving it', async () => {
    const { path } = open(LINK)
    closeWindow(await openWindow())
    await userEvent.click(await screen.findByRole('link', { name: 'Back to funding options' }))
    expect(leaving).toHaveBeenCalledWith('/dashboard/funding')
    expect(path()).toBe(LINK)
  })

  // FUNDING-29
  test('signing out forgets the token', async () => {
    open(LINK, [on(signOut, undefined)])
    await openWindow()
    expect(stored()).not.toBeNull()
    act(() => endSession('/'))
    expect(stored()).toBeNull()
  })
})
