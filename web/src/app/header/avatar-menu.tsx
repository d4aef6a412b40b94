import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconLogout, IconSettings, IconUser } from '@tabler/icons-react'
import { useAccount } from '../../features/account/account.api.ts'
import { askToSignOut } from '../../features/session/session.api.ts'
import { t } from '../../i18n/translate.ts'
import type { paths } from '../../lib/paths.ts'
import { Initials } from '../../ui/figure/initials.tsx'
import { useHasPage } from '../navigation/use-places.ts'
import { copy as navigation } from '../navigation/navigation.messages.ts'
import { copy } from './header.messages.ts'
import classes from './header.module.css'

const SETTINGS = '/dashboard/settings'

/** The menu of the customer's own account (FRAME-22). */
export const AvatarMenu = () => {
  const account = useAccount()
  const hasSettings = useHasPage()(SETTINGS)
  return (
    <Menu
      position="bottom-end"
      width={220}
      classNames={{ item: classes.item ?? '' }}
      shadow="none"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton aria-label={t(copy.yourAccount)}>
          <Initials names={account ? [account.first_name, account.last_name] : []}>
            <IconUser size={22} aria-hidden />
          </Initials>
        </UnstyledButton>
      </Menu.Target>
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
