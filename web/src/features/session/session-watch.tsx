import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { leave } from '../../lib/leave.ts'
import { paths } from '../../lib/paths.ts'
import { leaveSignedOut, userQuery } from './session.api.ts'
import {
  forgetPlace,
  knownEnds,
  onSignedInElsewhere,
  onSignedOutElsewhere,
  touch,
} from './session.storage.ts'
import { preloadDialogs } from '../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const InactivityWatch = lazyPart(async () => (await import('./inactivity-watch.tsx')).InactivityWatch, {
  silent: true,
})

/** The requested page loads first. */
const PRELOAD_AFTER_MS = 3000

/** Guards the session of a signed-in customer. Does nothing for a visitor. The app renders it once. */
export const SessionWatch = () => {
  // Reads the cache only: the guard sends the request.
  const { data } = useQuery({ ...userQuery, enabled: false })
  return data ? <Watch endsAt={data.session.ends_at} /> : null
}

const Watch = ({ endsAt }: { endsAt: number }) => {
  useEffect(touch, [])
  useEffect(() => {
    const timer = setTimeout(() => void preloadDialogs(), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  // The other tab deleted both times. If the session reached its maximum length, this tab still knows.
  useEffect(() => onSignedOutElsewhere((expiresAt) => leaveSignedOut({ expiresAt, endsAt })), [endsAt])
  // This page shows the earlier customer's data, and the next customer's session would send its requests.
  useEffect(() => onSignedInElsewhere(endsAt, startAnew), [endsAt])
  useEffect(() => {
    // A page that the back button restores from the browser's cache was asleep when another tab signed out.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted && knownEnds().expiresAt === undefined) leave.to(paths.landing)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])
  return <InactivityWatch />
}

/** The landing page redirects to the page of the customer who is signed in now. */
const startAnew = () => {
  forgetPlace()
  leave.to(paths.landing)
}
