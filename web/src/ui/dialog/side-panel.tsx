import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../../i18n/translate.ts'
import { copy } from './dialog.messages.ts'
import classes from './side-panel.module.css'
import { useViewport } from '../page/use-viewport.ts'

interface SidePanelProps {
  title: ReactNode
  children: ReactNode
  onClose: () => void
}

/** A panel over the right edge; on a phone the whole screen. Open while mounted. */
export const SidePanel = ({ title, children, onClose }: SidePanelProps) => (
  <Drawer
    opened
    onClose={onClose}
    title={title}
    position="right"
    size={useViewport() === 'phone' ? '100%' : 420}
    classNames={{
      content: classes.content ?? '',
      title: classes.title ?? '',
      header: classes.header ?? '',
      body: classes.body ?? '',
    }}
    closeButtonProps={{ 'aria-label': t(copy.close) }}
    transitionProps={{ duration: 180 }}
  >
    {children}
  </Drawer>
)
