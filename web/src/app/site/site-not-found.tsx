import { PublicPage } from '../../features/program/public-page.tsx'
import { NotFoundWords } from '../not-found.tsx'

/** "Page not found" for an address that the app doesn't know either. */
export const SiteNotFound = () => (
  <PublicPage>
    <NotFoundWords inAccount={false} />
  </PublicPage>
)
