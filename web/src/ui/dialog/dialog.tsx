import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { copy } from './dialog.messages.ts'
import classes from './dialog.module.css'
import { returnFocus } from './focus.ts'
import { StayingContext } from './use-dialog-stays.ts'
import { useKeyboardInside } from './use-keyboard-inside.ts'
import { useOwnPresses } from './use-own-presses.ts'

export interface DialogProps {
  title: ReactNode
  children: ReactNode
  onClose: () => void
  /** Called when the customer presses Tab inside the dialog. */
  onTab?: () => void
  /** Width in pixels if there is space. */
  width?: number
}

/**
 * A modal dialog, open while mounted. On a phone it is a sheet at the bottom, near the thumb, as high as its
 * content. Escape, the close button and a click outside close it, unless something in it is being sent
 * (`useDialogStays`). The focus moves into the dialog and returns when it closes.
 */
export const Dialog = ({ title, children, onClose, onTab, width = 440 }: DialogProps) => {
  const ownPresses = useOwnPresses()
  const root = useRef<HTMLDivElement>(null)
  const { isSending, staying } = useStaying()
  const dismiss = () => {
    if (!isSending) onClose()
  }
  useKeyboardInside(root, dismiss)
  // Mantine returns the focus when its dialog closes, but this one is unmounted instead.
  useEffect(() => {
    const opener = document.activeElement
    return () => void setTimeout(() => returnFocus(opener))
  }, [])
  return (
    <Modal
      ref={root}
      opened
      onClose={dismiss}
      // On Escape, Mantine closes every open dialog. `onKeyDown` closes only the dialog in which it is
      // pressed.
      closeOnEscape={false}
      onClickCapture={ownPresses}
      onKeyDown={(event) => {
        if (event.key === 'Tab') onTab?.()
        if (event.key === 'Escape' && !isTakenWithin(event)) dismiss()
      }}
      title={title}
      size={width}
      classNames={{
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
        content: classes.content ?? '',
        inner: classes.inner ?? '',
      }}
      closeButtonProps={{ 'aria-label': t(copy.close), disabled: isSending }}
    >
      <StayingContext value={staying}>{children}</StayingContext>
    </Modal>
  )
}

/** Counts what is being sent in the dialog. */
const useStaying = () => {
  const [sending, setSending] = useState(0)
  const hold = useCallback(() => {
    setSending((count) => count + 1)
    return () => setSending((count) => count - 1)
  }, [])
  const isSending = sending > 0
  return { isSending, staying: useMemo(() => ({ isSending, hold }), [isSending, hold]) }
}

/** An open list in the dialog handles the first Escape. */
const isTakenWithin = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true'
