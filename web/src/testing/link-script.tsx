/** Linking a bank account, with a fake of the partner's script. */
import { waitFor } from '@testing-library/react'
import {
  type AchAccount,
  createLinkToken,
  upsertAchAccount,
} from '@yoursuccess/contract/funding/ach-accounts'
import { expect, vi } from 'vitest'
import type { Plaid, PlaidLinkError } from '../features/funding/linking/load-plaid.ts'
import { renderApp } from './render-app.tsx'
import { sampleUser } from './samples.ts'
import { type Handler, on } from './wire.ts'

export const LINK = '/dashboard/funding/plaid/link'
export const OAUTH = '/dashboard/funding/plaid/link-oauth?oauth_state_id=1'
export const CHECKING = { id: 'account-1', name: 'Plaid Checking', mask: '0000' }
export const TOO_OLD: PlaidLinkError = {
  error_type: 'INVALID_INPUT',
  error_code: 'INVALID_LINK_TOKEN',
  error_message: 'the link token is over',
  display_message: null,
}
export const account: AchAccount = {
  id: 7,
  name: 'Plaid Checking ••0000',
  verified: true,
  requires_manual_verification: false,
  verification_status: 'verified',
  humanized_verification_status: 'Verified',
  galileo_ach_account_id: '1',
  held_until: null,
}

/** A window of the partner's script that the page created. */
export interface PlayedWindow {
  options: Parameters<Plaid['create']>[0]
  opened: number
  isGone: boolean
}
export const playLinkScript = () => {
  const windows: PlayedWindow[] = []
  const scripts: HTMLScriptElement[] = []
  let arrives = true
  const plaid: Plaid = {
    create: (options) => {
      const created: PlayedWindow = { options, opened: 0, isGone: false }
      windows.push(created)
      queueMicrotask(() => options.onLoad?.())
      return {
        open: () => {
          created.opened += 1
          options.onEvent?.('OPEN', {})
        },
        exit: () => {},
        submit: () => {},
        destroy: () => {
          created.isGone = true
        },
      }
    },
  }
  return {
    windows,
    scripts,
    /** Call this before each test. */
    begin: () => {
      windows.length = 0
      scripts.length = 0
      arrives = true
      ;(globalThis as { Plaid?: Plaid }).Plaid = plaid
      vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
        for (const node of nodes) {
          if (!(node instanceof HTMLScriptElement)) continue
          scripts.push(node)
          queueMicrotask(() => node.dispatchEvent(new Event(arrives ? 'load' : 'error')))
        }
      })
    },
    fails: () => {
      arrives = false
    },
    openWindow: async () => {
      await waitFor(() =>
        expect(windows.filter(({ opened, isGone }) => opened === 1 && !isGone)).toHaveLength(1),
      )
      const [last] = windows.slice(-1)
      if (!last) throw new Error('the page opened no link window')
      return last
    },
  }
}

/**
 * Opens a linking page. `loadedAs` is the address of its document: another one if the customer came from
 * another page.
 */
export const openLinking = (path: string, handlers: Handler[] = [], loadedAs = path, user = sampleUser) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `http://localhost${loadedAs}` } as PerformanceEntry,
  ])
  return renderApp(path, {
    user,
    handlers: [on(createLinkToken, { link_token: 'link-1' }), on(upsertAchAccount, account), ...handlers],
  })
}
export const handOver = ({ options }: PlayedWindow, accounts = [CHECKING]) =>
  options.onSuccess('public-1', { institution: null, accounts, link_session_id: 's' })
export const closeWindow = ({ options }: PlayedWindow, error: PlaidLinkError | null = null) =>
  options.onExit?.(error, { institution: null, status: null, link_session_id: 's' })
export const stored = () => sessionStorage.getItem('ys.link-token')
