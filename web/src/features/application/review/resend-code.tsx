import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { now } from '../../../lib/clock.ts'
import { copy } from '../application.messages.ts'
import classes from '../application.module.css'

interface ResendCodeProps {
  /** An instant as sent by the API. */
  resendAt: string
  busy: boolean
  onResend: () => void
}

/** The remaining seconds that screen readers announce. The screen shows each second (APPLICATION-45). */
const SAID = [60, 30, 10, 0]

/** Sends a new code, after the wait that the server requires. */
export const ResendCode = ({ resendAt, busy, onResend }: ResendCodeProps) => {
  const left = useSecondsUntil(resendAt)
  const said = SAID.findLast((seconds) => seconds >= left) ?? 60
  return (
    <div className={classes.resend}>
      <Button variant="subtle" disabled={left > 0 || busy} onClick={onResend}>
        {t(copy.sendAgain)}
      </Button>
      {left > 0 && (
        <span className={classes.hint} aria-hidden>
          {t(copy.sendAgainIn, { time: clockOf(left) })}
        </span>
      )}
      <span className="ys-sr-only" role="status">
        {said > 0 ? t(copy.sendAgainInSeconds, { seconds: said }) : t(copy.sendAgainNow)}
      </span>
    </div>
  )
}

/** Minutes and seconds, such as "0:42". */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const useSecondsUntil = (instant: string): number => {
  const secondsLeft = () => Math.max(0, Math.ceil((Date.parse(instant) - now()) / 1000))
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((Date.parse(instant) - now()) / 1000)))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return left
}
