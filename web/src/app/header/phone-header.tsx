import { Link } from '@tanstack/react-router'
import { Available } from '../../features/account/available.tsx'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { useProgram } from '../../features/program/program.api.ts'
import { SetAsideLine } from '../../features/setaside/set-aside-line.tsx'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { BrandMark } from '../../ui/look/brand-mark.tsx'
import { PRODUCT_NAME } from '../../ui/page/product-name.ts'
import { SupportButton } from '../../ui/page/support-button.tsx'
import { copy } from '../navigation/navigation.messages.ts'
import classes from './header.module.css'
import { Welcome } from './welcome.tsx'

/** The header on phones (FRAME-25). The account menu is in "More", at the bottom. */
export const PhoneHeader = () => {
  const supportLine = useProgram()?.support.support_line
  return (
    <header className={classes.header} data-phone>
      <Link
        to={paths.dashboard}
        activeOptions={{ exact: true }}
        className={classes.brand}
        aria-label={t(copy.home, { product: PRODUCT_NAME })}
      >
        <BrandMark />
      </Link>
      <div className={classes.words}>
        <Welcome />
        <div className={classes.money}>
          <Available />
          <SetAsideLine isShort />
        </div>
      </div>
      <SupportButton phone={supportLine} />
      <NotificationBell />
    </header>
  )
}
