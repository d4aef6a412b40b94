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
import { hasAllGoals, type Step, stepOf } from './wizard.rules.ts'

interface FinishCallbacks {
  onSuccess: () => unknown
}

interface GoalWizardProps {
  month: CalendarDate
  welcome: (next: () => void) => ReactNode
  /** Replaces the welcome and the list of steps, if the month has all its goals from an earlier one (TRACKER-200). */
  returning?: (step: StepProps, callbacks: FinishCallbacks) => ReactNode
  /** While true, the first page stays: its goals are being saved, which would open the review. */
  isSettingUp?: boolean
  /** Approves what the steps have saved. `onSuccess` opens the next page. */
  finish: (callbacks: FinishCallbacks) => unknown
  isFinishing: boolean
  error: unknown
}

/** Five steps for a month. Each one saves its input, and the last one approves (TRACKER-67). */
export const GoalWizard = (props: GoalWizardProps) => {
  const { month, welcome, returning, isSettingUp = false, finish, isFinishing, error } = props
  const { data: goals } = useSuspenseQuery(monthGoalsQuery(month))
  const { step: requested } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [drafts, setDrafts] = useState<Drafts>({})
  const step = isSettingUp ? 1 : stepOf(requested, goals)
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
  const callbacks = { onSuccess: () => navigate({ to: paths.trackSuccess, replace: true }) }
  const onePage = step === 1 && hasAllGoals(goals) && returning?.(parts, callbacks)

  return (
    <div className={classes.wizard} ref={page}>
      {!onePage && <StepProgress names={texts(wizardCopy.steps)} step={step} />}
      <p className={classes.month}>{t(wizardCopy.yourPlan, { month: formatMonth(month) })}</p>
      <div className={classes.step}>
        {step === 1 && (onePage || welcome(parts.onNext))}
        {step === 2 && <TrusteeStep {...parts} />}
        {step === 3 && <IncomeStep {...parts} />}
        {step === 4 && <ExpenseStep {...parts} />}
        {step === 5 && (
          <ReviewStep
            {...parts}
            finish={() => void finish(callbacks)}
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
