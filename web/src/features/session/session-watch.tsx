import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { userQuery } from './session.api.ts'
import { onSignedOutElsewhere, touch } from './session.storage.ts'
import { leaveSignedOut } from './session.api.ts'

const InactivityWatch = lazy(() =>
  import('./inactivity-watch.tsx').then((m) => ({ default: m.InactivityWatch })),
)

/** Guards the session of whoever is signed in; nothing for a visitor. Rendered once, by the app. */
export const SessionWatch = () => {
  // Only looks: the guard asks the server.
  const { data } = useQuery({ ...userQuery, enabled: false })
  return data ? <Watch /> : null
}

const Watch = () => {
  useEffect(() => {
    touch()
    return onSignedOutElsewhere(leaveSignedOut)
  }, [])
  return (
    <Suspense fallback={null}>
      <InactivityWatch />
    </Suspense>
  )
}
