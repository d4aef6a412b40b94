import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'

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
  return (
    <Modal
      opened
      onClose={onClose}
      onKeyDown={({ key }) => key === 'Tab' && onTab?.()}
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
