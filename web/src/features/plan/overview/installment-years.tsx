import { IconCalendarEvent, IconChevronDown, IconGavel } from '@tabler/icons-react'
import type { PlanInstallment } from '@yoursuccess/contract/plan/plan-progress'
import { elements, t } from '../../../i18n/translate.ts'
import { formatFriendlyDay, formatMonthHeading } from '../../../lib/dates.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { Row, RowIcon, Rows } from '../../../ui/list/row.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { InstallmentBadge } from './installment-badge.tsx'
import { copy } from './overview.messages.ts'
import { centsOf } from '../../../lib/amounts.rules.ts'
import { stateOf, yearsOf } from './overview.rules.ts'
import classes from './overview.module.css'

/** Every installment of the plan, by year. The current year is open. */
export const InstallmentYears = ({ installments }: { installments: readonly PlanInstallment[] }) => {
  const thisYear = useToday().slice(0, 4)
  return (
    <SectionCard title={t(copy.all)}>
      {yearsOf(installments).map(({ year, installments: own, totalCents }) => (
        <details key={year} className={classes.year} open={year === thisYear}>
          <summary>
            <span>
              <strong>{year}</strong>{' '}
              <span className={classes.quiet}>
                {elements(copy.yearSummary, {
                  count: own.filter(({ amount }) => centsOf(amount) > 0).length,
                  total: <Money amount={totalCents} />,
                })}
              </span>
            </span>
            <IconChevronDown size={20} aria-hidden />
          </summary>
          <Rows label={year}>
            {own.map((each) => (
              <InstallmentRow key={`${each.kind} ${each.due_on}`} installment={each} />
            ))}
          </Rows>
        </details>
      ))}
    </SectionCard>
  )
}

const InstallmentRow = ({ installment }: { installment: PlanInstallment }) => {
  const { kind, month, due_on, amount, applied } = installment
  const isPart = centsOf(applied) > 0 && centsOf(applied) < centsOf(amount)
  return (
    <Row
      lead={<RowIcon icon={kind === 'difference' ? IconGavel : IconCalendarEvent} />}
      title={kind === 'difference' ? t(copy.difference) : formatMonthHeading(month)}
      below={
        <>
          {t(copy.due, { day: formatFriendlyDay(due_on) })}
          {isPart && (
            <span className={classes.part}>
              {elements(copy.paidOf, {
                paid: <Money amount={applied} />,
                amount: <Money amount={amount} />,
              })}
            </span>
          )}
        </>
      }
      trail={
        <>
          <Money amount={amount} />
          <InstallmentBadge state={stateOf(installment)} />
        </>
      }
    />
  )
}
