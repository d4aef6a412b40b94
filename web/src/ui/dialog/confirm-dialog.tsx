import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import classes from './dialog.module.css'

export interface ConfirmDialogProps {
  title: string
  text?: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** Colors the button as a warning of a permanent loss. */
  destructive?: boolean
  onAnswer: (confirmed: boolean) => void
}

/** A question with two answers. Screens use `confirm()` of dialogs.tsx. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, text, confirmLabel, cancelLabel, destructive = false, onAnswer } = props
  return (
    <Dialog title={title} onClose={() => onAnswer(false)}>
      {text && <p>{text}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {cancelLabel}
        </Button>
        <Button {...(destructive && { color: 'stop' })} onClick={() => onAnswer(true)} data-autofocus>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
