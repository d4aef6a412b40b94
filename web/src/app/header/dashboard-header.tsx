import { HeaderBalance } from '../../features/account/header-balance.tsx'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import classes from './header.module.css'
import { SupportButton } from './support-button.tsx'
import { Welcome } from './welcome.tsx'

/** On desktops and tablets. */
export const DashboardHeader = () => (
  <header className={classes.header}>
    <div className={classes.words}>
      <Welcome />
      <HeaderBalance />
    </div>
    <SupportButton />
    <NotificationBell />
    <AvatarMenu />
  </header>
)
