import { PublicPage } from '../../features/program/public-page.tsx'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { copy } from './site.messages.ts'

const { title, text, again } = copy.noConnection

/** The service worker shows it in place of any page. Its link reloads that page, whose address has not changed. */
export const NoConnectionPage = () => (
  <PublicPage>
    <PageHeading>{t(title)}</PageHeading>
    <p>{t(text)}</p>
    <p>
      <a href="">{t(again)}</a>
    </p>
  </PublicPage>
)
