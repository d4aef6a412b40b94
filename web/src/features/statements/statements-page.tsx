import { t } from '../../i18n/translate.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { StatementsCard } from './statements-card.tsx'
import { copy } from './statements.messages.ts'

/** The closed months of the account (STATEMENTS-01). */
export const StatementsPage = () => (
  <>
    <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
    <StatementsCard />
  </>
)
