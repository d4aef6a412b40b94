import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PlanProgress } from '@yoursuccess/contract/plan/plan-progress'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import { elements, t } from '../../../i18n/translate.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { useFeature } from '../../session/session.api.ts'
import { editFact } from './edit-fact.tsx'
import { MonthOfPlan } from './month-of-plan.tsx'
import { copy } from './overview.messages.ts'
import { centsOf } from '../../../lib/amounts.rules.ts'
import { missingFacts } from './overview.rules.ts'
import classes from './overview.module.css'

/** The answer to the question with which people come: am I behind (CASE-13)? A plan that has ended has none. */
export const AnswerCard = ({ plan, progress }: { plan: Plan; progress: PlanProgress }) => (
  <SectionCard>
    {!hasEnded(plan) && <Answer plan={plan} progress={progress} />}
    <MonthOfPlan plan={plan} progress={progress} />
    <OverdueLumpSums progress={progress} />
    {!hasEnded(plan) && (
      <p>
        <Link to={paths.forecast}>{t(copy.forecast)}</Link>
      </p>
    )}
  </SectionCard>
)

const Answer = ({ plan, progress }: { plan: Plan; progress: PlanProgress }) => {
  const { arrears, payments_behind, posted_arrears, posted_payments_behind, ahead } = progress
  const isBehind = centsOf(arrears) > 0
  return (
    <div className={classes.answer}>
      <p className={classes.main}>
        <ToneIcon tone={isBehind ? 'care' : 'good'} size={24} />
        <span>{sentence(copy, arrears, payments_behind)}</span>
      </p>
      <p className={classes.quiet}>{t(copy.byOurCount)}</p>
      {posted_arrears !== null && (
        <p className={classes.beside}>{sentence(copy.posted, posted_arrears, posted_payments_behind)}</p>
      )}
      {centsOf(ahead) > 0 && <p>{elements(copy.ahead, { amount: <Money amount={ahead} /> })}</p>}
      {isBehind && <NextStep plan={plan} progress={progress} />}
    </div>
  )
}

/** A plan that began before this account looks unpaid, so the page asks for what was posted before it asks for money. */
const NextStep = ({ plan, progress }: { plan: Plan; progress: PlanProgress }) => {
  const canPay = useFeature('billPay')
  if (missingFacts(plan, progress).includes('opening')) {
    return (
      <>
        <p>{t(copy.asks.opening.text)}</p>
        <div className={classes.pay}>
          <Button onClick={() => void editFact('opening', plan)}>{t(copy.asks.opening.action)}</Button>
        </div>
      </>
    )
  }
  return (
    <div className={classes.pay}>
      {canPay && (
        <>
          <ButtonLink to={paths.catchUp} variant="default">
            {t(copy.catchUp)}
          </ButtonLink>
          <ButtonLink to={paths.bills}>{t(copy.pay)}</ButtonLink>
        </>
      )}
      <ButtonLink to={paths.planBehind} variant="subtle">
        {t(copy.whatToDo)}
      </ButtonLink>
    </div>
  )
}

const sentence = (
  words: Pick<typeof copy, 'upToDate' | 'behind' | 'behindBy'>,
  arrears: string,
  payments: string | null,
) => {
  if (centsOf(arrears) === 0) return t(words.upToDate)
  const amount = <Money amount={arrears} />
  return payments === null
    ? elements(words.behind, { amount })
    : elements(words.behindBy, { amount, payments: Number(payments) })
}

const OverdueLumpSums = ({ progress }: { progress: PlanProgress }) => {
  const today = useToday()
  return progress.lump_sums
    .filter(({ overdue }) => overdue)
    .map(({ id, amount, due_on }) => (
      <Notice key={id} tone="care">
        <p>
          {elements(copy.lumpSumOverdue, {
            amount: <Money amount={amount} />,
            day: formatPlannedDay(due_on, today),
          })}
        </p>
      </Notice>
    ))
}
