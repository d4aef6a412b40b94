import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { t } from '../../../i18n/translate.ts'
import { dayOf, formatLongDay, formatMonth } from '../../../lib/dates.ts'
import { StatusBadge } from '../../../ui/figure/status-badge.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { useToday } from '../../program/program.api.ts'
import { stepsQuery } from '../plan.api.ts'
import { addAmount } from './amount-dialogs.tsx'
import { copy } from './amounts.messages.ts'
import { standingsOf, type StepStanding } from './amounts.rules.ts'
import classes from './amounts.module.css'
import { Changes } from './changes.tsx'
import { useAskToRemove } from './use-ask-to-remove.ts'

/** The monthly amounts, by their first month. */
export const StepsCard = ({ plan }: { plan: Plan }) => {
  const query = useQuery(stepsQuery)
  const today = useToday()
  return (
    <SectionCard
      title={t(copy.monthly)}
      actions={
        query.data &&
        plan.schedule && <Button onClick={() => void addAmount(plan, query.data)}>{t(copy.add)}</Button>
      }
    >
      <Loaded query={query} loading={<RowsSkeleton rows={2} label={t(copy.loading)} />}>
        {(steps) =>
          steps.length === 0 ? (
            <EmptyState picture="calendar">{t(copy.none)}</EmptyState>
          ) : (
            <ol className={classes.steps}>
              {standingsOf(steps, today).map(({ step, standing }) => (
                <Step key={step.id} step={step} standing={standing} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </SectionCard>
  )
}

const TONES = { replaced: 'quiet', ahead: 'ahead', now: 'good', past: 'quiet' } as const

const Step = ({ step, standing }: { step: PlanStep; standing: StepStanding }) => {
  const { reason, ordered_on, retroactive, note, recorded_at, recorded_by } = step
  const { ask, isPending } = useAskToRemove()
  const [amount, month] = [formatUsd(parseAmount(step.amount) ?? ZERO), formatMonth(step.from_month)]
  const isNothing = parseAmount(step.amount) === ZERO
  const recordedOn = formatLongDay(dayOf(recorded_at))
  return (
    <li className={classes.step}>
      <div className={classes.words}>
        <span className={classes.name}>
          {isNothing ? t(copy.nothingFrom, { month }) : t(copy.aMonth, { amount, month })}
        </span>
        <span className={classes.quiet}>
          {[
            t(copy.reasons[reason]),
            ...(ordered_on === null ? [] : [t(copy.ordered, { day: formatLongDay(ordered_on) })]),
          ].join(' · ')}
        </span>
        {retroactive && <span className={classes.quiet}>{t(copy.retroactive)}</span>}
        {note !== null && <span>{note}</span>}
        <span className={classes.quiet}>
          {t((reason === 'correction' ? copy.corrected : copy.recorded)[recorded_by], { day: recordedOn })}
        </span>
        {reason === 'correction' && <Changes step={step} />}
      </div>
      <div className={classes.trail}>
        <StatusBadge tone={TONES[standing]}>{t(copy.standings[standing])}</StatusBadge>
        {!step.has_begun && (
          <Button
            variant="subtle"
            aria-label={t(copy.removeOf, { amount, month })}
            disabled={isPending}
            onClick={() => void ask(step)}
          >
            {t(copy.remove)}
          </Button>
        )}
      </div>
    </li>
  )
}
