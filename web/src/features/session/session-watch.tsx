import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chosenLanguage } from '../../lib/chosen-language.ts'
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

/** Delays preloading the dialogs so that the requested page loads first. */
const PRELOAD_AFTER_MS = 3000

/** Guards the session of a signed-in customer. Does nothing for a visitor. The app renders it once. */
export const SessionWatch = () => {
  // Reads the cache only; the route guard sends the request.
  const { data } = useQuery({ ...userQuery, enabled: false })
  return data ? <Watch endsAt={data.session.ends_at} /> : null
}

/** Few visits need it, so it is not part of the first load. */
const keepNewLanguage = async () => {
  if (!chosenLanguage()?.isNew) return
  // If the file cannot be loaded, the next page tries again.
  const loaded = await import('./keep-language.ts').catch(() => undefined)
  await loaded?.keepLanguage()
}

const Watch = ({ endsAt }: { endsAt: number }) => {
  useEffect(touch, [])
  useEffect(() => void keepNewLanguage(), [])
  useEffect(() => {
    const timer = setTimeout(() => void preloadDialogs(), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  // The other tab deleted both stored times. `endsAt` still tells whether the session reached its maximum
  // length.
  useEffect(() => onSignedOutElsewhere((expiresAt) => leaveSignedOut({ expiresAt, endsAt })), [endsAt])
  // A new session replaced this page's. The page shows the old session's data, but would send its requests in
  // the new one.
  useEffect(() => onSignedInElsewhere(endsAt, startAnew), [endsAt])
  useEffect(() => {
    // The back button may restore this page from the browser's cache after another tab signed out.
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
