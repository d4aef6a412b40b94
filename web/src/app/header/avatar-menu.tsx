import { UnstyledButton } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useAccount } from '../../features/account/account.api.ts'
import { t } from '../../i18n/translate.ts'
import { Initials } from '../../ui/figure/initials.tsx'
import { lazyPopup } from '../../ui/lazy-popup.tsx'
import { copy } from './header.messages.ts'

const AccountMenu = lazyPopup<object>(async () => (await import('./account-menu.tsx')).AccountMenu, 'menu')

/** The menu of the customer's own account (FRAME-22). */
export const AvatarMenu = () => {
  const account = useAccount()
  return (
    <AccountMenu
      button={
        <UnstyledButton aria-label={t(copy.yourAccount)}>
          <Initials names={account ? [account.first_name, account.last_name] : []}>
            <IconUser size={22} aria-hidden />
          </Initials>
        </UnstyledButton>
      }
    />
  )
}
