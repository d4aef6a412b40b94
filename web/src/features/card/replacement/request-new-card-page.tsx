import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { accountQuery } from '../../account/account.api.ts'
import { useHasEnded } from '../../program/program.api.ts'
import { CardNote } from '../card-note.tsx'
import { copy, cardMessages } from '../card.messages.ts'
import classes from '../card.module.css'
import { ReplacementForm } from './replacement-form.tsx'

/** Replaces a lost, stolen or damaged card (CARD-26 to CARD-40). */
export const RequestNewCardPage = () => (
  <div className={classes.page}>
    <PageHeading lead={t(copy.replacementLead)}>{t(copy.requestNewCard)}</PageHeading>
    <Replacement />
  </div>
)

const Replacement = () => {
  const { data: account, error } = useQuery(accountQuery)
  const hasEnded = useHasEnded('spending')
  // The surrounding page says that the account can't be loaded, and offers to try again.
  if (!account) return error ? null : <TextSkeleton lines={5} label={t(copy.loading)} />
  const { current_card: card } = account
  const back = <ButtonLink to={paths.dashboard}>{t(copy.toDashboard)}</ButtonLink>
  const noCard = { picture: 'card', action: back } as const
  if (hasEnded) return <EmptyState {...noCard}>{t(cardMessages.spending_ended)}</EmptyState>
  if (!card?.is_mailed) return <EmptyState {...noCard}>{t(copy.noCardToReplace)}</EmptyState>
  if (card.has_requested_new_card)
    return (
      <>
        <CardNote card={card} />
        <div>{back}</div>
      </>
    )
  return (
    <SectionCard>
      <ReplacementForm account={account} />
    </SectionCard>
  )
}
