import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { askToSignOut } from '../../features/session/session.api.ts'
import { t } from '../../i18n/translate.ts'
import type { paths } from '../../lib/paths.ts'
import { copy as navigation } from '../navigation/navigation.messages.ts'
import { useHasPage } from '../navigation/use-places.ts'
import classes from './header.module.css'

interface AccountMenuProps {
  button: ReactElement
  startsOpen: boolean
}

const SETTINGS = '/dashboard/settings'

/** The settings and "Log out", under the customer's picture. */
export const AccountMenu = ({ button, startsOpen }: AccountMenuProps) => {
  const hasSettings = useHasPage()(SETTINGS)
  return (
    <Menu
      position="bottom-end"
      width={220}
      classNames={{ item: classes.item ?? '' }}
      shadow="none"
      withInitialFocusPlaceholder={false}
      defaultOpened={startsOpen}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {hasSettings && (
          <Menu.Item
            component={Link}
            to={SETTINGS as typeof paths.dashboard}
            activeOptions={{ exact: true }}
            leftSection={<IconSettings size={20} aria-hidden />}
          >
            {t(navigation.settings)}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={20} aria-hidden />} onClick={() => void askToSignOut()}>
          {t(navigation.logOut)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
