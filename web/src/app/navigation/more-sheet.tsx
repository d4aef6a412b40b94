import { UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { askToSignOut } from '../../features/session/session.api.ts'
import { t } from '../../i18n/translate.ts'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { FullNavigation } from './full-navigation.tsx'
import { Holder } from './holder.tsx'
import classes from './more-sheet.module.css'
import { copy } from './navigation.messages.ts'

/** All destinations on a phone, and sign-out (FRAME-37). */
export const MoreSheet = ({ onClose }: { onClose: () => void }) => (
  <SidePanel title={t(copy.more)} onClose={onClose}>
    <Holder />
    <nav aria-label={t(copy.allPages)}>
      <FullNavigation onChoose={onClose} />
    </nav>
    <UnstyledButton
      className={classes.logOut ?? ''}
      onClick={() => {
        onClose()
        void askToSignOut()
      }}
    >
      <IconLogout size={22} aria-hidden />
      {t(copy.logOut)}
    </UnstyledButton>
  </SidePanel>
)
