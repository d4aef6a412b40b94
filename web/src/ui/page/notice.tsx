import type { ReactNode } from 'react'
import classes from './notice.module.css'
import { ToneIcon } from '../look/tone-icon.tsx'
import type { Tone } from '../dialog/toasts.ts'
import { useCountdown } from '../dialog/use-countdown.ts'

interface NoticeProps {
  tone: Tone
  children: ReactNode
  /** How screen readers announce it: at once if it stops the customer, politely otherwise. */
  role?: 'alert' | 'status' | 'note'
  /** Closes automatically after this time, unless the customer points at it. */
  lastsMs?: number
  onEnd?: () => void
}

/** A message inside the page, with an icon and a background for its tone. */
export const Notice = ({ tone, children, role = 'note', lastsMs, onEnd }: NoticeProps) => {
  const { pauseProps } = useCountdown(lastsMs, () => onEnd?.())
  return (
    // Pointing at it only gives more time to read.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes.notice} data-tone={tone} role={role} {...(lastsMs !== undefined && pauseProps)}>
      <ToneIcon tone={tone} />
      <div className={classes.words}>{children}</div>
    </div>
  )
}
