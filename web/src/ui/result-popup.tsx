import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import dialog from './dialog.module.css'
import classes from './result-popup.module.css'
import { ToneIcon } from './tone-icon.tsx'
import type { Tone } from './toasts.ts'
import { useCountdown } from './use-countdown.ts'

export interface ResultPopupProps {
  tone: Tone
  title: string
  text?: ReactNode
  closesAfterMs?: number
  /** A bar that shows the time running out. */
  progress?: boolean
  buttonLabel?: string
  onClose: () => void
}

/** How something went. Screens use `showResult()` of dialogs.tsx. */
export const ResultPopup = (props: ResultPopupProps) => {
  const { tone, title, text, closesAfterMs, progress = false, buttonLabel = 'OK', onClose } = props
  const { paused, pauseProps } = useCountdown(closesAfterMs, onClose)
  return (
    <Dialog title={title} onClose={onClose} width={400}>
      {/* Pointing at it is only a way to have more time to read. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={classes.body}
        onPointerMove={pauseProps.onPointerMove}
        onPointerLeave={pauseProps.onPointerLeave}
      >
        <ToneIcon tone={tone} size={40} />
        {text && <p role="status">{text}</p>}
        {progress && closesAfterMs !== undefined && (
          <div className={classes.bar} aria-hidden>
            <div
              className={classes.time}
              style={{
                animationDuration: `${closesAfterMs}ms`,
                animationPlayState: paused ? 'paused' : 'running',
              }}
            />
          </div>
        )}
        {closesAfterMs === undefined && (
          <div className={dialog.actions}>
            <Button onClick={onClose} data-autofocus>
              {buttonLabel}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
