import { Button } from '@mantine/core'
import { elements, t } from '../../i18n/translate.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/dialog/toasts.ts'
import { AFTER_IDLE, AFTER_MAX_AGE, leaveSignedOut } from './session.api.ts'
import { inactivityCopy } from './inactivity.messages.ts'
import { endSession } from './sign-out.ts'
import { useInactivity } from './use-inactivity.ts'

/**
 * The seconds at which screen readers announce the countdown. Announcing each second would drown out
 * everything else (SESSION-26).
 */
const ANNOUNCED = [60, 30, 10]

/** Long enough to notice while typing elsewhere on the page. */
const END_NEAR_TOAST_MS = 30_000

/**
 * Shows nothing until 60 seconds before an idle session ends. Rendered only while a customer is signed in
 * (SESSION-37).
 */
export const InactivityWatch = () => {
  const { phase, secondsLeft, stay } = useInactivity({
    onIdle: () => endSession(AFTER_IDLE),
    onOver: () => endSession(AFTER_MAX_AGE),
    onEndNear: () => showToast('care', t(inactivityCopy.endNear), END_NEAR_TOAST_MS),
    onSignedOut: leaveSignedOut,
  })
  if (phase !== 'prompt') return null
  const announced = ANNOUNCED.findLast((seconds) => secondsLeft <= seconds) ?? ANNOUNCED[0]
  return (
    <Dialog title={t(inactivityCopy.title)} onClose={stay}>
      <p aria-hidden>
        {elements(inactivityCopy.signOutIn, {
          seconds: secondsLeft,
          b: (words) => <strong>{words}</strong>,
        })}
      </p>
      <p className="ys-sr-only" role="status">
        {t(inactivityCopy.signOutInAbout, { seconds: announced ?? 60 })}
      </p>
      <Button onClick={stay} data-autofocus>
        {t(inactivityCopy.goOn)}
      </Button>
    </Dialog>
  )
}
