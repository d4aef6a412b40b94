import { IconBriefcase, IconCreditCard, IconGavel } from '@tabler/icons-react'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { Row, RowIcon, Rows } from '../../../ui/list/row.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useAccount } from '../../account/account.api.ts'
import { useFeature } from '../../session/session.api.ts'
import { copy } from '../funding.messages.ts'

/** What follows the first transfer of a new customer: the card, the trustee payment, and pay (FUNDING-146). */
export const NextSteps = () => {
  const isMailed = useAccount()?.current_card?.is_mailed ?? false
  const hasPlans = useFeature('planTools')
  const hasTracker = useFeature('paymentTracker')
  return (
    <SectionCard title={t(copy.nextSteps.title)}>
      <Rows label={t(copy.nextSteps.title)}>
        <Row
          lead={<RowIcon icon={IconCreditCard} />}
          title={t(copy.nextSteps.card)}
          below={t(isMailed ? copy.nextSteps.cardMailed : copy.choiceLead)}
        />
        {(hasPlans || hasTracker) && (
          <Row
            lead={<RowIcon icon={IconGavel} />}
            title={t(copy.nextSteps.trustee)}
            below={t(copy.nextSteps.trusteeText)}
            to={hasPlans ? paths.plan : paths.tracker}
          />
        )}
        <Row
          lead={<RowIcon icon={IconBriefcase} />}
          title={t(copy.directDeposit)}
          below={t(copy.payrollText)}
          to={`${paths.enrollmentFunding}/payroll`}
        />
      </Rows>
    </SectionCard>
  )
}
