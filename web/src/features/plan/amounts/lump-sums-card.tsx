import { IconBuildingStore, IconCoins, IconGift, IconReceiptTax, type Icon } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatUsd } from '@yoursuccess/contract/core/money'
import type { LumpSumSource, PlanLumpSum } from '@yoursuccess/contract/plan/plan-steps'
import { elements, t } from '../../../i18n/translate.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { StatusBadge } from '../../../ui/figure/status-badge.tsx'
import { Row, RowIcon, Rows } from '../../../ui/list/row.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { useToday } from '../../program/program.api.ts'
import { centsOf } from '../../../lib/amounts.rules.ts'
import { lumpSumsQuery } from '../plan.api.ts'
import { addLumpSum } from './amount-dialogs.tsx'
import { copy } from './amounts.messages.ts'
import classes from './amounts.module.css'
import { useAskToDelete } from './use-ask-to-remove.ts'

/** What the plan asks for beside the monthly payments. */
export const LumpSumsCard = () => {
  const query = useQuery(lumpSumsQuery)
  return (
    <SectionCard
      title={t(copy.lumpSums)}
      actions={
        query.data && (
          <Button variant="default" onClick={() => void addLumpSum()}>
            {t(copy.addLumpSum)}
          </Button>
        )
      }
    >
      <p className={classes.quiet}>{t(copy.lumpSumsLead)}</p>
      <Loaded query={query} loading={<RowsSkeleton rows={1} label={t(copy.loading)} />}>
        {(lumpSums) =>
          lumpSums.length === 0 ? (
            <EmptyState picture="jar">{t(copy.noLumpSums)}</EmptyState>
          ) : (
            <Rows label={t(copy.lumpSums)}>
              {lumpSums.map((each) => (
                <LumpSum key={each.id} lumpSum={each} />
              ))}
            </Rows>
          )
        }
      </Loaded>
    </SectionCard>
  )
}

const ICONS: Record<LumpSumSource, Icon> = {
  tax_refund: IconReceiptTax,
  sale: IconBuildingStore,
  bonus: IconGift,
  other: IconCoins,
}

const LumpSum = ({ lumpSum }: { lumpSum: PlanLumpSum }) => {
  const { source, amount, due_on, counts_toward_total, overdue } = lumpSum
  const today = useToday()
  const { ask, isPending } = useAskToDelete()
  const on = formatPlannedDay(due_on, today)
  return (
    <Row
      lead={<RowIcon icon={ICONS[source]} />}
      title={
        overdue
          ? elements(copy.lumpSumOverdue, { amount: <Money amount={amount} />, day: on })
          : t(copy.sources[source])
      }
      below={[
        overdue ? t(copy.sources[source]) : t(copy.lumpSumDue, { day: on }),
        t(counts_toward_total ? copy.counts : copy.onTop),
      ].join(' · ')}
      trail={
        <>
          <Money amount={amount} />
          <State lumpSum={lumpSum} />
          <Button
            variant="subtle"
            aria-label={t(copy.deleteOf, { amount: formatUsd(centsOf(amount)) })}
            disabled={isPending}
            onClick={() => void ask(lumpSum)}
          >
            {t(copy.delete)}
          </Button>
        </>
      }
    />
  )
}

const State = ({ lumpSum: { amount, applied, posted, overdue } }: { lumpSum: PlanLumpSum }) => {
  if (overdue) return <StatusBadge tone="care">{t(copy.states.overdue)}</StatusBadge>
  if (centsOf(posted) >= centsOf(amount))
    return <StatusBadge tone="good">{t(copy.states.posted)}</StatusBadge>
  if (centsOf(applied) >= centsOf(amount)) return <StatusBadge tone="info">{t(copy.states.paid)}</StatusBadge>
  return <StatusBadge tone="ahead">{t(copy.states.ahead)}</StatusBadge>
}
