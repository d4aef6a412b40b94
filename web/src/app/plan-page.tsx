import { YourPlan } from '../features/plan/overview/your-plan.tsx'
import { useFeature } from '../features/session/session.api.ts'
import { TrusteeCard } from '../features/tracker/trustee/trustee-card.tsx'
import { t } from '../i18n/translate.ts'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from '../ui/page/button-link.tsx'
import { TrusteeNext } from './home/trustee-next.tsx'
import { copy } from './navigation/navigation.messages.ts'

/** "Your plan", with the tracker's card of this month's payment (CASE-01), which leads to all payments (REC-20). */
export const PlanPage = () => {
  const hasTracker = useFeature('paymentTracker')
  return (
    <YourPlan
      trusteeCard={
        hasTracker && (
          <TrusteeCard
            isMain={false}
            also={<HistoryLink />}
            next={(card) => <TrusteeNext card={card} isMain={false} saysFailure />}
          />
        )
      }
    />
  )
}

const HistoryLink = () => (
  <ButtonLink to={paths.receipts} variant="default">
    {t(copy.pages.receipts)}
  </ButtonLink>
)
