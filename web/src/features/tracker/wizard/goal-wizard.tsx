import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t, texts } from '../../../i18n/translate.ts'
import { formatMonth } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { StepProgress } from '../../../ui/page/step-progress.tsx'
import { ExpenseStep } from './expense-step.tsx'
import { IncomeStep } from './income-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { monthGoalsQuery } from '../tracker.api.ts'
import { TrusteeStep } from './trustee-step.tsx'
import type { Drafts, StepProps } from './wizard-step.ts'
import { wizardCopy } from './wizard.messages.ts'
import classes from './wizard.module.css'
import { type Step, stepOf } from './wizard.rules.ts'

interface GoalWizardProps {
  month: CalendarDate
  welcome: (next: () => void) => ReactNode
  /** Approves what the steps have saved. `onSuccess` opens the next page. */
  finish: (callbacks: { onSuccess: () => unknown }) => unknown
  isFinishing: boolean
  error: unknown
}

/** Five steps for a month. Each one saves its input, and the last one approves (TRACKER-67). */
export const GoalWizard = ({ month, welcome, finish, isFinishing, error }: GoalWizardProps) => {
  const { data: goals } = useSuspenseQuery(monthGoalsQuery(month))
  const { step: requested } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [drafts, setDrafts] = useState<Drafts>({})
  const step = stepOf(requested, goals)
  const page = useFocusOnStep(step)

  // Each step's address names the month, so that a wizard ends in the month in which it began.
  const goTo = (next: number) =>
    void navigate({ to: '.', search: { step: String(next), month }, state: true })
  const parts: StepProps = {
    month,
    goals,
    drafts,
    onDraft: (draft) => setDrafts((known) => ({ ...known, ...draft })),
    onNext: () => goTo(step + 1),
    onBack: () => goTo(step - 1),
  }
  const done = () => navigate({ to: paths.trackSuccess, replace: true })

  return (
    <div className={classes.wizard} ref={page}>
      <StepProgress names={texts(wizardCopy.steps)} step={step} />
      <p className={classes.month}>{t(wizardCopy.yourPlan, { month: formatMonth(month) })}</p>
      <div className={classes.step}>
        {step === 1 && welcome(parts.onNext)}
        {step === 2 && <TrusteeStep {...parts} />}
        {step === 3 && <IncomeStep {...parts} />}
        {step === 4 && <ExpenseStep {...parts} />}
        {step === 5 && (
          <ReviewStep
            {...parts}
            finish={() => void finish({ onSuccess: done })}
            isFinishing={isFinishing}
            error={error}
          />
        )}
      </div>
    </div>
  )
}

/** A new step counts as a new page: its heading gets the focus and the page scrolls to the top. */
const useFocusOnStep = (step: Step) => {
  const page = useRef<HTMLDivElement>(null)
  const previous = useRef(step)
  useEffect(() => {
    if (previous.current === step) return
    previous.current = step
    page.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    page.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return page
}
