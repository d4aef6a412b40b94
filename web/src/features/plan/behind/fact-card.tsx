import { useSuspenseQuery } from '@tanstack/react-query'
import type { PlanProgress } from '@yoursuccess/contract/plan/plan-progress'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import { elements, t } from '../../../i18n/translate.ts'
import { centsOf, usd } from '../../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { copy as overview } from '../overview/overview.messages.ts'
import { missingFacts } from '../overview/overview.rules.ts'
import { installmentsQuery, progressQuery } from '../plan.api.ts'
import { copy } from './behind.messages.ts'
import classes from './behind.module.css'
import { unpaidOf } from './unpaid.rules.ts'

/** What is behind, and each payment that is not paid. Nothing is said of a plan that has ended or is not complete. */
export const FactCard = ({ plan }: { plan: Plan }) => {
  const { data: progress } = useSuspenseQuery(progressQuery)
  const text = hasEnded(plan) || progress === null ? t(copy.fact.nothing) : unlessKnown(plan, progress)
  return (
    <SectionCard title={t(copy.fact.title)}>
      {text === undefined ? (
        progress && <Behind progress={progress} />
      ) : (
        <EmptyState
          picture="calendar"
          action={<ButtonLink to={paths.plan}>{t(copy.fact.seePlan)}</ButtonLink>}
        >
          {text}
        </EmptyState>
      )}
    </SectionCard>
  )
}

/** A plan that began before this account looks unpaid, so its page asks for what was posted first. */
const unlessKnown = (plan: Plan, progress: PlanProgress): string | undefined =>
  missingFacts(plan, progress).includes('opening') ? t(overview.asks.opening.text) : undefined

const Behind = ({ progress: { arrears, payments_behind } }: { progress: PlanProgress }) => {
  const today = useToday()
  const { data: installments } = useSuspenseQuery(installmentsQuery)
  const unpaid = unpaidOf(installments ?? [], today)
  return (
    <>
      <p className={classes.main}>{answerOf(arrears, payments_behind)}</p>
      <p className={classes.quiet}>{t(overview.byOurCount)}</p>
      {unpaid.length > 0 && (
        <ul className={classes.list} aria-label={t(copy.fact.list)}>
          {unpaid.map(({ kind, dueOn, amount, restCents }) => (
            <li key={`${kind} ${dueOn}`}>
              {restCents < centsOf(amount)
                ? t(copy.fact.part, {
                    rest: usd(restCents),
                    amount: usd(amount),
                    day: formatPlannedDay(dueOn, today),
                  })
                : t(copy.fact.whole, { amount: usd(amount), day: formatPlannedDay(dueOn, today) })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const answerOf = (arrears: string, payments: string | null) => {
  if (centsOf(arrears) === 0) return t(overview.upToDate)
  const amount = <Money amount={arrears} />
  return payments === null
    ? elements(overview.behind, { amount })
    : elements(overview.behindBy, { amount, payments: Number(payments) })
}
