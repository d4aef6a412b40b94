import type { ReactNode } from 'react'
import classes from './notice.module.css'
import { ToneIcon } from '../look/tone-icon.tsx'
import type { Tone } from '../dialog/toasts.ts'
import { useCountdown } from '../dialog/use-countdown.ts'

interface NoticeProps {
  tone: Tone
  children: ReactNode
  /** Announced when it appears: at once for what stops the customer, politely for the rest. */
  role?: 'alert' | 'status' | 'note'
  /** Goes by itself after this time, unless somebody points at it. */
  lastsMs?: number
  onEnd?: () => void
}

/** A message inside the page, with a sign and a ground of its tone. */
export const Notice = ({ tone, children, role = 'note', lastsMs, onEnd }: NoticeProps) => {
  const { pauseProps } = useCountdown(lastsMs, () => onEnd?.())
  return (
    // Pointing at it is only a way to have more time to read.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes.notice} data-tone={tone} role={role} {...(lastsMs !== undefined && pauseProps)}>
      <ToneIcon tone={tone} />
      <div className={classes.words}>{children}</div>
    </div>
  )
}
