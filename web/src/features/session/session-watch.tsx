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

/** The page that was asked for is loaded first. */
const PRELOAD_AFTER_MS = 3000

/** Guards the session of whoever is signed in; nothing for a visitor. Rendered once, by the app. */
export const SessionWatch = () => {
  // Only looks: the guard asks the server.
  const { data } = useQuery({ ...userQuery, enabled: false })
  return data ? <Watch endsAt={data.session.ends_at} /> : null
}

const Watch = ({ endsAt }: { endsAt: number }) => {
  useEffect(touch, [])
  useEffect(() => {
    const timer = setTimeout(() => void preloadDialogs(), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  // The other tab forgot both ends; when it was over whatever happens, this one still knows.
  useEffect(() => onSignedOutElsewhere((expiresAt) => leaveSignedOut({ expiresAt, endsAt })), [endsAt])
  // What this page shows belongs to the one who was signed in, and what it sends would be done by the next one.
  useEffect(() => onSignedInElsewhere(endsAt, startAnew), [endsAt])
  useEffect(() => {
    // A page that the back button brings out of the browser's memory was asleep when another one signed out.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted && knownEnds().expiresAt === undefined) leave.to(paths.landing)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])
  return <InactivityWatch />
}

/** The start page leads on to where the one who is signed in now belongs. */
const startAnew = () => {
  forgetPlace()
  leave.to(paths.landing)
}
