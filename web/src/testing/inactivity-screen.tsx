/** A signed-in customer who does nothing, with a fake clock. */
import { refreshToken, getUser, signOut } from '@yoursuccess/contract/session/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { InactivityWatch } from '../features/session/inactivity-watch.tsx'
import { SignOutGate } from '../features/session/sign-out-gate.tsx'
import { passTime } from './pass-time.ts'
import { renderPiece } from './render-piece.tsx'
import { on, openWire, refuse } from './wire.ts'

export const START = Date.parse('2026-11-21T12:00:00Z')
export const ENDS_AT = START / 1000 + 43_200

/**
 * Signs in at START. Without activity, the session expires after eleven minutes; it ends after twelve hours.
 */
export const beginSession = () => {
  vi.useFakeTimers({ now: START })
  localStorage.setItem('ys.session-expires-at', String(START / 1000 + 660))
  localStorage.setItem('ys.session-ends-at', String(ENDS_AT))
  localStorage.setItem('ys.last-active', String(START))
  return openWire(
    on(signOut, undefined),
    on(refreshToken, ({ body }) => ({
      session: {
        expires_at: Math.floor((body as { last_active: number }).last_active / 1000) + 660,
        ends_at: ENDS_AT,
      },
    })),
    refuse(getUser, 'signed_out'),
  )
}

export const watch = (beside?: ReactNode) =>
  renderPiece(
    <QueryClientProvider client={new QueryClient()}>
      <SignOutGate>
        <InactivityWatch />
        {beside}
      </SignOutGate>
    </QueryClientProvider>,
  )
export const pass = (seconds: number) => passTime(seconds * 1000)
export const dialog = () =>
  screen.queryByRole('dialog', { name: 'Your session is about to be closed due to inactivity' })
