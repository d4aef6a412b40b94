import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import classes from './dialog.module.css'
import { returnFocus } from './focus.ts'
import { useKeyboardInside } from './use-keyboard-inside.ts'
import { useOwnPresses } from './use-own-presses.ts'

export interface DialogProps {
  title: ReactNode
  children: ReactNode
  onClose: () => void
  /** The customer moves the focus within it. */
  onTab?: () => void
  /** Fills a phone's screen; for forms. Questions stay small. */
  sheet?: boolean
  /** Width in pixels where there is room. */
  width?: number
}

/** Mounted is open. On a phone a question comes from below, where the thumb is, and a form fills the screen. Escape, the cross and a click beside it close. Focus goes in and comes back. */
export const Dialog = ({ title, children, onClose, onTab, sheet = false, width = 440 }: DialogProps) => {
  const onPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const ownPresses = useOwnPresses()
  const root = useRef<HTMLDivElement>(null)
  useKeyboardInside(root, onClose)
  // Mantine's dialog gives it back when it is closed; this one is taken out of the page instead.
  useEffect(() => {
    const opener = document.activeElement
    return () => void setTimeout(() => returnFocus(opener))
  }, [])
  return (
    <Modal
      ref={root}
      opened
      onClose={onClose}
      // Mantine's Escape closes every dialog that is open; this one the dialog that it is pressed in.
      closeOnEscape={false}
      onClickCapture={ownPresses}
      onKeyDown={(event) => {
        if (event.key === 'Tab') onTab?.()
        if (event.key === 'Escape' && !isTakenWithin(event)) onClose()
      }}
      title={title}
      size={width}
      fullScreen={sheet && onPhone}
      classNames={{
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
        content: classes.content ?? '',
        ...(!sheet && { inner: classes.inner ?? '' }),
      }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Modal>
  )
}

/** A list that hangs open in the dialog takes the first Escape. */
const isTakenWithin = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true'
