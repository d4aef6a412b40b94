import type { PlanProgress } from '@yoursuccess/contract/plan/plan-progress'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { elements, t } from '../../../i18n/translate.ts'
import { formatLongDay, formatMonth, formatPlannedDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { AutopayLine, SetAsideSummary } from '../../setaside/setaside.api.ts'
import { copy } from './overview.messages.ts'
import { centsOf } from '../../../lib/amounts.rules.ts'

/** What is due now and next, what was paid of the whole (CASE-09), what is set aside, and whether autopay is on. */
export const NumbersCard = ({ plan, progress }: { plan: Plan; progress: PlanProgress }) => {
  const today = useToday()
  const { this_month, next_change } = progress
  return (
    <SectionCard
      title={t(copy.numbers)}
      actions={
        <ButtonLink to={paths.planAmounts} variant="default">
          {elements(copy.allAmounts, { more: (words) => <span className="ys-sr-only">{words}</span> })}
        </ButtonLink>
      }
    >
      <FactList
        facts={[
          {
            name: t(copy.thisMonth),
            value:
              this_month && centsOf(this_month.amount) > 0
                ? elements(copy.thisMonthIs, {
                    amount: <Money amount={this_month.amount} />,
                    day: formatPlannedDay(this_month.due_on, today),
                  })
                : t(copy.nothingDue),
          },
          next_change && {
            name: t(copy.nextChange),
            value:
              centsOf(next_change.amount) > 0
                ? elements(copy.nextChangeIs, {
                    amount: <Money amount={next_change.amount} />,
                    month: formatMonth(next_change.month),
                  })
                : t(copy.nextChangeNone, { month: formatMonth(next_change.month) }),
          },
          { name: t(copy.dueDay), value: dueDayOf(plan) },
          { name: t(copy.sent), value: <Money amount={progress.sent_total} /> },
          { name: t(copy.postedTotal), value: <Money amount={progress.posted_total} /> },
          { name: t(copy.stillToCome), value: <Money amount={progress.remaining} /> },
          ...progress.lump_sums
            .filter(({ overdue }) => !overdue)
            .map(({ amount, due_on }) => ({
              name: t(copy.lumpSum),
              value: elements(copy.lumpSumIs, {
                amount: <Money amount={amount} />,
                day: formatPlannedDay(due_on, today),
              }),
            })),
          { name: t(copy.planTotal), value: <Money amount={progress.plan_total} /> },
          {
            name: t(copy.lastPayment),
            value: t(copy.expectedOn, { day: formatLongDay(progress.last_due_on) }),
          },
        ]}
      />
      <SetAsideSummary />
      <div>
        <AutopayLine />
      </div>
      <div>
        <ButtonLink to={paths.receipts} variant="default">
          {t(copy.eachPayment)}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}

/** The day after which a month may be too short for the due day. */
const LAST_DAY_OF_ALL = 28

const dueDayOf = ({ schedule }: Plan): string => {
  if (schedule === null) return t(copy.nothingDue)
  const { due_day: day, roll } = schedule
  if (day <= LAST_DAY_OF_ALL) return t(copy.dueDays.day, { day })
  if (roll === 'to_first') return t(copy.dueDays.day, { day: 1 })
  return day === 31 ? t(copy.dueDays.last) : t(copy.dueDays.clamped, { day })
}
