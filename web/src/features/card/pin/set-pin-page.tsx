import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { accountQuery } from '../../account/account.api.ts'
import { copy } from '../card.messages.ts'
import classes from '../card.module.css'
import { PinForm } from './pin-form.tsx'

/** The customer types the PIN into the processor's frame (CARD-42). */
export const SetPinPage = () => (
  <div className={classes.page}>
    <PageHeading lead={t(copy.pinLead)}>{t(copy.pinTitle)}</PageHeading>
    <PinOfCard />
  </div>
)

const PinOfCard = () => {
  const { data: account, error } = useQuery(accountQuery)
  // The surrounding page says that the account can't be loaded, and offers to try again.
  if (!account) return error ? null : <TextSkeleton lines={4} label={t(copy.loading)} />
  if (!account.current_card?.is_mailed)
    return (
      <EmptyState picture="card" action={<ButtonLink to={paths.dashboard}>{t(copy.toDashboard)}</ButtonLink>}>
        {t(copy.noCardForPin)}
      </EmptyState>
    )
  return (
    <SectionCard>
      {!account.current_card.pin_set_at && (
        <Notice tone="care">
          <p>{t(copy.activationPrompt)}</p>
        </Notice>
      )}
      <p>
        <strong>{t(copy.pinNote)}</strong>
      </p>
      <p className={classes.quiet}>{t(copy.pinPrivacy)}</p>
      <PinForm />
    </SectionCard>
  )
}
