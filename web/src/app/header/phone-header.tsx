import { Link } from '@tanstack/react-router'
import { HeaderBalance } from '../../features/account/header-balance.tsx'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { paths } from '../../lib/paths.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import classes from './header.module.css'
import { SupportButton } from './support-button.tsx'
import { Welcome } from './welcome.tsx'

/** On phones (NAV-08): the account menu is in "More", below. */
export const PhoneHeader = () => (
  <header className={classes.header} data-phone>
    <Link to={paths.dashboard} className={classes.brand} aria-label="YourSuccess, home">
      <BrandMark />
    </Link>
    <div className={classes.words}>
      <Welcome />
      <HeaderBalance />
    </div>
    <SupportButton />
    <NotificationBell />
  </header>
)
