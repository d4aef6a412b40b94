import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../../i18n/translate.ts'
import { copy } from './dialog.messages.ts'
import { Dialog } from './dialog.tsx'
import dialog from './dialog.module.css'
import classes from './result-popup.module.css'
import { ToneIcon } from '../look/tone-icon.tsx'
import { RESULT_MS } from './result-times.ts'
import type { Tone } from './toasts.ts'
import { useCountdown } from './use-countdown.ts'

export interface ResultPopupProps {
  tone: Tone
  title: string
  text?: ReactNode
  /**
   * A success closes after 1.5 seconds unless a time is given (FRAME-96). Other results stay until they are
   * closed.
   */
  closesAfterMs?: number
  /** Shows a bar with the remaining time. */
  progress?: boolean
  buttonLabel?: string
  onClose: () => void
}

/** A result. Screens use `showResult()` of dialogs.tsx. */
export const ResultPopup = (props: ResultPopupProps) => {
  const { tone, title, text, progress = false, buttonLabel = t(copy.ok), onClose } = props
  const { closesAfterMs = tone === 'good' ? RESULT_MS.short : undefined } = props
  const { paused, pause, pauseProps } = useCountdown(closesAfterMs, onClose)
  return (
    // Opening the dialog moves the focus into it, which must not pause the countdown. Only the customer's Tab
    // does.
    <Dialog title={title} onClose={onClose} onTab={pause} width={400}>
      {/* Pointing at it only gives more time to read. */}
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
        {(text || closesAfterMs === undefined) && (
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
