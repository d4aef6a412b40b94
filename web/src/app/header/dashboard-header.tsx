import { Available } from '../../features/account/available.tsx'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { useProgram } from '../../features/program/program.api.ts'
import { SetAsideLine } from '../../features/setaside/set-aside-line.tsx'
import { SupportButton } from '../../ui/page/support-button.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import classes from './header.module.css'
import { Welcome } from './welcome.tsx'

/** The header on desktops and tablets. */
export const DashboardHeader = () => {
  const supportLine = useProgram()?.support.support_line
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <Welcome />
        <div className={classes.money}>
          <Available />
          <SetAsideLine />
        </div>
      </div>
      <SupportButton phone={supportLine} look="word" />
      <NotificationBell />
      <AvatarMenu />
    </header>
  )
}
