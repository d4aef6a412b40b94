import { PublicPage } from '../../features/program/public-page.tsx'
import { t } from '../../i18n/translate.ts'
import { DocumentButton } from '../../ui/page/document-button.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { copy } from './site.messages.ts'

const { title, text, again } = copy.noConnection

/** The service worker shows it in place of any page. The address has not changed, so loading it again opens that page. */
export const NoConnectionPage = () => (
  <PublicPage>
    <PageHeading>{t(title)}</PageHeading>
    <p>{t(text)}</p>
    <p>
      <DocumentButton data-reload>{t(again)}</DocumentButton>
    </p>
  </PublicPage>
)
