import { useQueryClient } from '@tanstack/react-query'
import { day } from '@yoursuccess/contract/core/calendar-date'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { CallError, fieldErrors } from '../../../lib/call-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useToday } from '../../program/program.api.ts'
import { useAskAboutChanges } from '../facts/ask-about-changes.tsx'
import { withChangesOf } from '../facts/changes-elsewhere.ts'
import { formErrors } from '../facts/form-errors.ts'
import { type PlanValues, valuesOf } from '../facts/plan-values.ts'
import { readFacts } from '../facts/read-facts.ts'
import { useFactsForm } from '../facts/use-facts-form.ts'
import { planQuery, useSavePlan } from '../plan.api.ts'
import { planMessages } from '../set-up/set-up.messages.ts'
import { copy } from './details.messages.ts'
import classes from './details.module.css'
import { type DetailGroup, GROUP_FIELDS } from './detail-groups.ts'
import { factsOf } from './facts-of-group.ts'
import { GroupFields } from './group-fields.tsx'

interface EditDialogProps {
  group: DetailGroup
  plan: Plan
  onClose: () => void
}

/**
 * Edits one group of facts. If the plan was changed in another window, what was typed stays, the other fields take
 * what was saved there, and the next save is based on it (O-12).
 */
export const EditDialog = ({ group, plan, onClose }: EditDialogProps) => {
  const today = useToday()
  const client = useQueryClient()
  const askAboutChanges = useAskAboutChanges()
  const { submit, isPending, error } = useSavePlan()
  const [base, setBase] = useState(plan)
  const [changedElsewhere, setChangedElsewhere] = useState<readonly string[]>([])
  const read = (values: PlanValues) => readFacts({ values, fields: GROUP_FIELDS[group], plan: base, today })
  const { form, setElement, showErrors, elsewhere } = useFactsForm({
    initialValues: valuesOf(plan),
    check: (values) => read(values).errors,
  })
  const { before, after } = read(form.values)

  const lookAgain = () => {
    const fresh = client.getQueryData(planQuery.queryKey)?.plan
    if (!fresh) return
    form.setValues(withChangesOf(form.values, base, fresh))
    const earlier = factsOf(group, base)
    setChangedElsewhere(
      factsOf(group, fresh)
        .filter(({ name, value }) => !earlier.some((each) => each.name === name && each.value === value))
        .map(({ name, value }) => `${name}: ${value ?? t(copy.unknown)}`),
    )
    setBase(fresh)
  }
  const save = async () => {
    const reading = read(form.values)
    if (!showErrors(reading.errors)) return
    if (!reading.isChanged) return onClose()
    await submit(
      { plan: reading.input },
      {
        askFirst: () => askAboutChanges({ ...reading, createdOn: day(base.created_on) }),
        onSuccess: () => {
          onClose()
          showToast('good', t(copy.saved))
        },
        onError: (failure) => {
          showErrors(formErrors(fieldErrors(failure)))
          if (failure instanceof CallError && failure.code === 'plan.changed') lookAgain()
        },
      },
    )
  }
  return (
    <Dialog title={t(copy.groups[group])} onClose={onClose} width={560}>
      <Form className={classes.form} noValidate ref={setElement} onSubmit={save}>
        <p>{t(copy.leads[group])}</p>
        <GroupFields
          group={group}
          form={form}
          facts={after}
          known={before}
          today={today}
          createdOn={day(base.created_on)}
        />
        {elsewhere.length > 0 && (
          <Notice tone="stop" role="alert">
            {elsewhere.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
        <SubmitError
          error={Object.keys(fieldErrors(error)).length > 0 ? null : error}
          sentences={planMessages}
        />
        {changedElsewhere.length > 0 && (
          <Notice tone="info" role="status">
            <p>{t(copy.elsewhere)}</p>
            <ul className={classes.list}>
              {changedElsewhere.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Notice>
        )}
        <FormButtons
          submitLabel={t(copy.save)}
          valid
          busy={isPending}
          backLabel={t(copy.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}
