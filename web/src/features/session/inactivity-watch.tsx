import { Button } from '@mantine/core'
import { paths } from '../../lib/paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { endSession, leaveSignedOut } from './session.api.ts'
import { quoted } from './session.messages.ts'
import { useInactivity } from './use-inactivity.ts'

/** Seconds at which the countdown is said aloud; a word each second would drown everything else (decision 7). */
const ANNOUNCED = [60, 30, 10]

/** Shows nothing until 60 seconds before an idle session ends. Rendered only while somebody is signed in (SES-10). */
export const InactivityWatch = () => {
  const { phase, secondsLeft, stay } = useInactivity({
    onIdle: () => void endSession(`${paths.landing}?timedOut=true`),
    onSignedOut: leaveSignedOut,
  })
  if (phase !== 'prompt') return null
  const announced = ANNOUNCED.find((seconds) => secondsLeft >= seconds) ?? ANNOUNCED.at(-1)
  return (
    <Dialog title={quoted.inactivity} onClose={stay}>
      <p aria-hidden>
        We will sign you out in <strong>{secondsLeft}</strong> {secondsLeft === 1 ? 'second' : 'seconds'}.
      </p>
      <p className="ys-sr-only" role="status">
        We will sign you out in {announced} seconds.
      </p>
      <Button onClick={stay} data-autofocus>
        {quoted.returnToSession}
      </Button>
    </Dialog>
  )
}
