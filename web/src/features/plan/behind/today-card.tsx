import { Button } from '@mantine/core'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { applyMask } from '../../../ui/form/digit-mask.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useFeature } from '../../session/session.api.ts'
import { copy } from './behind.messages.ts'
import classes from './behind.module.css'

interface TodayCardProps {
  plan: Plan
  isBehind: boolean
}

/** What can be done today, each with a button. Nothing is paid to the trustee of a plan that has ended. */
export const TodayCard = ({ plan, isBehind }: TodayCardProps) => {
  const { attorney } = plan
  const canPay = useFeature('billPay') && !hasEnded(plan)
  const phone = attorney?.phone ?? null
  return (
    <SectionCard title={t(copy.today.title)}>
      <div className={classes.actions}>
        {canPay && (
          <>
            <ButtonLink to={paths.bills}>{t(copy.today.pay)}</ButtonLink>
            {isBehind && (
              <ButtonLink to={paths.catchUp} variant="default">
                {t(copy.today.catchUp)}
              </ButtonLink>
            )}
          </>
        )}
        <ButtonLink to={paths.planMessage} variant="default">
          {t(copy.today.message)}
        </ButtonLink>
        {phone !== null && (
          <Button component="a" href={`tel:${phone}`} variant="default">
            {t(copy.today.call, { phone: applyMask('(999) 999-9999', phone) })}
          </Button>
        )}
      </div>
      {phone === null && (
        <div className={classes.line}>
          <p>{t(copy.today.callNoNumber)}</p>
          <ButtonLink to={paths.planDetails} variant="subtle">
            {t(copy.today.addAttorney)}
          </ButtonLink>
        </div>
      )}
      <div className={classes.line}>
        <p>{t(copy.today.elsewhere)}</p>
        <ButtonLink to={paths.externalSpending} variant="subtle">
          {t(copy.today.addPayment)}
        </ButtonLink>
      </div>
      <div className={classes.line}>
        <p>{t(copy.today.notice)}</p>
        <ButtonLink to={paths.planNotices} variant="subtle">
          {t(copy.today.addNotice)}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
