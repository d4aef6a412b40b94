import { Outlet } from '@tanstack/react-router'
import { AccountError } from '../features/account/account-error.tsx'
import { useAccount } from '../features/account/account.api.ts'
import { FaqPopup } from '../features/program/faq-popup.tsx'
import { RotateNote } from '../features/program/rotate-note.tsx'
import { WindDownBanner } from '../features/program/wind-down-banner.tsx'
import { MainArea } from '../ui/page/main-area.tsx'
import { useViewport } from '../ui/page/use-viewport.ts'
import { DashboardFooter } from './dashboard-footer.tsx'
import classes from './dashboard-layout.module.css'
import { DashboardHeader } from './header/dashboard-header.tsx'
import { PhoneHeader } from './header/phone-header.tsx'
import { BottomNavigation } from './navigation/bottom-navigation.tsx'
import { Breadcrumbs } from './navigation/breadcrumbs.tsx'
import { IconNavigation } from './navigation/icon-navigation.tsx'
import { PlaceTabs } from './navigation/place-tabs.tsx'
import { SideNavigation } from './navigation/side-navigation.tsx'

/** The layout of every account page: header, navigation, main content and footer (FRAME-18). */
export const DashboardLayout = () => {
  const viewport = useViewport()
  const email = useAccount()?.email
  return (
    <div className={classes.layout} data-viewport={viewport}>
      {viewport === 'desktop' && <SideNavigation />}
      {viewport === 'tablet' && <IconNavigation />}
      <div className={classes.column}>
        {viewport === 'phone' ? <PhoneHeader /> : <DashboardHeader />}
        <RotateNote />
        <WindDownBanner />
        <MainArea className={classes.main}>
          <Breadcrumbs />
          {viewport !== 'desktop' && <PlaceTabs />}
          <AccountError />
          <Outlet />
        </MainArea>
        <DashboardFooter />
        {viewport === 'phone' && <BottomNavigation />}
      </div>
      {email && <FaqPopup email={email} />}
    </div>
  )
}
