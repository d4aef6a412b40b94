import { PageHeading } from '../../ui/page/page-heading.tsx'
import { StatementsCard } from './statements-card.tsx'
import { unspecified } from './statements.messages.ts'

/** The closed months of the account (STATEMENTS-01). */
export const StatementsPage = () => (
  <>
    <PageHeading lead={unspecified.lead}>{unspecified.title}</PageHeading>
    <StatementsCard />
  </>
)
