import { expectedBy } from '@yoursuccess/contract/funding/ach-transactions'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../../i18n/translate.ts'
import { formatFriendlyDay } from '../../../lib/dates.ts'
import { shownTransferName } from '../../../lib/transfer-name.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { UntilDepositsEnd } from '../deposits-ended.tsx'
import { FundingHeading } from '../funding-heading.tsx'
import classes from '../funding.module.css'
import { useFundingBase } from '../use-funding-base.ts'
import { useCreatedTransfer } from './transfers.api.ts'
import { copy } from './transfers.messages.ts'

/** Confirms a transfer (FUNDING-95). Opened by its address, it leaves out the amount (FUNDING-97). */
export const TransferCreatedPage = () => {
  const { base } = useFundingBase()
  const created = useCreatedTransfer()
  return (
    <div className={classes.stack}>
      <FundingHeading title={t(copy.created)} lead={t(copy.createdText)} />
      <SectionCard>
        <div className={classes.form}>
          {created && (
            <div>
              <p className={classes.amount}>
                <Money amount={created.amount} />
              </p>
              <p className={classes.hint}>{shownTransferName(created.description)}</p>
            </div>
          )}
          {created && (
            <p className={classes.sentence}>
              {t(copy.expectedOn, { when: formatFriendlyDay(expectedBy(day(created.date))) })}
            </p>
          )}
          <p className={classes.hint}>{t(copy.within)}</p>
          <div className={classes.row}>
            <ButtonLink to={`${base}/ach/transactions-list`}>{t(copy.viewAll)}</ButtonLink>
            <UntilDepositsEnd>
              <ButtonLink variant="default" to={`${base}/ach/create-transaction`}>
                {t(copy.another)}
              </ButtonLink>
            </UntilDepositsEnd>
          </div>
        </div>
      </SectionCard>
    </div>
  )
}
