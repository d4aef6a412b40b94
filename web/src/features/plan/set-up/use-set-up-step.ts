import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { day } from '@yoursuccess/contract/core/calendar-date'
import type { SavePlanBody } from '@yoursuccess/contract/plan/plan'
import type { StepInput } from '@yoursuccess/contract/plan/plan-steps'
import { t } from '../../../i18n/translate.ts'
import { fieldErrors } from '../../../lib/call-error.ts'
import type { FieldErrors } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useToday } from '../../program/program.api.ts'
import { useAskAboutChanges } from '../facts/ask-about-changes.tsx'
import { formErrors } from '../facts/form-errors.ts'
import { type PlanValues, valuesOf } from '../facts/plan-values.ts'
import { readFacts, type ReadFacts } from '../facts/read-facts.ts'
import { useFactsForm } from '../facts/use-facts-form.ts'
import { planQuery, useSavePlan } from '../plan.api.ts'
import { keepDraft, readDraft } from './plan-draft.ts'
import { copy } from './set-up.messages.ts'
import { type SetUpStep, STEP_FIELDS, STEP_PATHS, stepAfter, stepBefore } from './set-up-order.ts'

/** What a step has beside facts. */
interface StepRead extends ReadFacts {
  /** The amounts that the plan begins with, if this step has them and they are valid. */
  steps?: StepInput[] | undefined
  /** What must be filled in to go on, but not to finish later. */
  missing?: FieldErrors
}

interface Options {
  /** Adds what the step has beside facts. */
  readMore?: (values: PlanValues, facts: ReadFacts) => StepRead
  /** The values beside facts that the draft of this step keeps. */
  extraFields?: readonly ('trustee_words' | 'amount' | 'later')[]
}

/** A screen of the set-up: what is valid is saved when it is left, the rest stays as a draft (CASE-03). */
export const useSetUpStep = (step: SetUpStep, { readMore, extraFields = [] }: Options = {}) => {
  const { data: plan } = useSuspenseQuery(planQuery)
  const today = useToday()
  const navigate = useNavigate()
  const askAboutChanges = useAskAboutChanges()
  const { submit, isPending, error } = useSavePlan()
  const fields = STEP_FIELDS[step]

  const read = (values: PlanValues): StepRead => {
    const facts = readFacts({ values, fields, plan, today })
    const errors = onThisScreen(facts.errors, step)
    return readMore ? readMore(values, { ...facts, errors }) : { ...facts, errors }
  }
  const facts = useFactsForm({
    initialValues: { ...valuesOf(plan), ...readDraft(step) },
    check: (values) => read(values).errors,
    onValuesChange: (values) => keepDraft(step, draftOf(values, [...fields, ...extraFields])),
  })
  const { form, showErrors } = facts

  const save = async ({ input, before, after, isChanged, steps }: StepRead, leave: () => unknown) => {
    if (!isChanged && !steps) return leave()
    const body: SavePlanBody = { plan: input, ...(steps && { steps }) }
    return submit(body, {
      askFirst: () => askAboutChanges({ before, after, createdOn: plan ? day(plan.created_on) : today }),
      onSuccess: leave,
      onError: (failure) => showErrors(onThisScreen(formErrors(fieldErrors(failure)), step)),
    })
  }

  const goOn = async () => {
    const reading = read(form.values)
    if (!showErrors({ ...reading.missing, ...reading.errors })) return
    await save(reading, async () => {
      keepDraft(step, undefined)
      const next = stepAfter(step)
      await navigate({ to: next ? STEP_PATHS[next] : paths.plan })
      if (!next) showToast('good', t(copy.done))
    })
  }
  const finishLater = async () => {
    const reading = read(form.values)
    await save(reading, async () => {
      if (Object.keys(reading.errors).length === 0) keepDraft(step, undefined)
      await navigate({ to: paths.plan })
    })
  }
  const before = stepBefore(step)
  return {
    plan,
    today,
    ...facts,
    reading: read(form.values),
    isPending,
    /** What no field shows. */
    error: Object.keys(fieldErrors(error)).length > 0 ? null : error,
    goOn: () => void goOn(),
    finishLater: () => void finishLater(),
    ...(before && { goBack: () => void navigate({ to: STEP_PATHS[before] }) }),
  }
}
export type SetUpStepForm = ReturnType<typeof useSetUpStep>

/** A case number of another year is said beside the day of filing, where there is no field for the number. */
const onThisScreen = (errors: FieldErrors, step: SetUpStep): FieldErrors => {
  const { case_number, ...others } = errors
  return step !== 'case' && case_number !== undefined
    ? { ...others, filed_on: others['filed_on'] ?? case_number }
    : errors
}

const draftOf = (values: PlanValues, fields: readonly (keyof PlanValues)[]): Partial<PlanValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))
