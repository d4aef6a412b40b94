import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { formatDay } from '../../../lib/dates.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { ErrorPanel } from '../../../ui/page/error-panel.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { useProgram } from '../../program/program.api.ts'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { FundingHeading } from '../funding-heading.tsx'
import classes from '../funding.module.css'
import { useFundingBase } from '../use-funding-base.ts'
import { recurringTransferQuery } from './recurring.api.ts'
import { copy } from './recurring.messages.ts'

/** Confirms the new recurring transfer (FUNDING-134). */
export const RecurringCreatedPage = () => {
  const { recurringTransferId = '' } = useParams({ strict: false })
  const { base } = useFundingBase()
  const product = useProgram()?.product_name ?? ''
  const { data, error, refetch } = useQuery(recurringTransferQuery(recurringTransferId))
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  return (
    <div className={classes.stack}>
      <FundingHeading title={t(copy.created)} lead={t(copy.createdLead)} />
      <SectionCard>
        <div className={classes.form}>
          {data ? (
            <FactList
              facts={[
                { name: t(copy.facts.from), value: data.ach_account.name },
                { name: t(copy.facts.to), value: t(copy.account, { product }) },
                { name: t(copy.facts.amount), value: <Money amount={data.amount} /> },
                { name: t(copy.facts.frequency), value: t(copy.intervals[data.interval]) },
                { name: t(copy.facts.start), value: formatDay(data.next_run_on) },
              ]}
            />
          ) : (
            <TextSkeleton lines={5} />
          )}
          <div className={classes.row}>
            <ButtonLink to={`${base}/ach/recurring-transfers`}>{t(copy.viewAll)}</ButtonLink>
          </div>
        </div>
      </SectionCard>
    </div>
  )
}
