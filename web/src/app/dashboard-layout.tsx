import { Outlet } from '@tanstack/react-router'
import { PlainPage } from '../ui/plain-page.tsx'

export const DashboardLayout = () => (
  <PlainPage>
    <Outlet />
  </PlainPage>
)
