import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { signOut } from '@yoursuccess/contract/session/session'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '../../i18n/translate.ts'
import { call } from '../../lib/call.ts'
import { leave } from '../../lib/leave.ts'
import { onStoredElsewhere } from '../../lib/storage.ts'
import { closeAllDialogs } from '../../ui/dialog/dialog-host.tsx'
import { dismissAllToasts } from '../../ui/dialog/toasts.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PlainPage } from '../../ui/page/plain-page.tsx'
import { copy } from './session.messages.ts'
import { isSignOutOpen, onSignOut, signOutIsDone, signOutTarget } from './sign-out.ts'

/** The delay doubles with each attempt. */
const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 60_000

/**
 * Wraps everything on the screen. Once a customer signs out, no tab shows account data, whatever address they
 * open or return to, and the app repeats the sign-out request until the server answers.
 */
export const SignOutGate = ({ children }: { children: ReactNode }) => {
  const target = useSyncExternalStore(onSignOut, signOutTarget)
  return target === undefined ? children : <SigningOut then={target} />
}

const SigningOut = ({ then }: { then: string }) => {
  const client = useQueryClient()
  const [{ failures, isNow }, setRound] = useState({ failures: 0, isNow: true })
  const tryNow = () => setRound((before) => ({ ...before, isNow: true }))

  useEffect(() => {
    client.clear()
    closeAllDialogs()
    dismissAllToasts()
  }, [client])

  useEffect(() => {
    const stopped = new AbortController()
    const attempt = async () => {
      try {
        await sendSignOut(stopped.signal)
        if (!stopped.signal.aborted) leave.to(then)
      } catch {
        if (!stopped.signal.aborted) setRound({ failures: failures + 1, isNow: false })
      }
    }
    const wait = isNow ? 0 : Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS)
    const timer = setTimeout(() => void attempt(), wait)
    return () => {
      clearTimeout(timer)
      stopped.abort()
    }
  }, [then, failures, isNow])

  useEffect(() => {
    const forget = onStoredElsewhere('ys.signing-out', tryNow)
    window.addEventListener('online', tryNow)
    return () => {
      forget()
      window.removeEventListener('online', tryNow)
    }
  }, [])

  return (
    <PlainPage>
      {failures === 0 ? (
        <PageHeading>{t(copy.signingOut)}</PageHeading>
      ) : (
        <div role="alert">
          <PageHeading lead={t(copy.notSignedOutLead)}>{t(copy.notSignedOut)}</PageHeading>
          <Button variant="default" loading={isNow} onClick={tryNow}>
            {t(copy.tryAgain)}
          </Button>
        </div>
      )}
    </PlainPage>
  )
}

const sendSignOut = async (signal: AbortSignal) => {
  // If another tab has finished the sign-out, a user may have signed in since. This tab must not end that
  // session.
  if (!isSignOutOpen()) return
  await call(signOut, { signal })
  signOutIsDone()
}
