import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Faults } from '../../lib/errors.ts'
import { showErrorList } from '../../ui/dialog/dialogs.tsx'
import { focusFirstError } from '../../ui/form/focus-first-error.ts'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { applicationMessages } from './application.messages.ts'
import classes from './application.module.css'

interface StepFormProps<Values> {
  form: UseFormReturnType<Values>
  busy?: boolean
  /** An error of the form as a whole. */
  error?: unknown
  submitLabel?: string
  /** Returns the server's errors for the fields, if any. */
  onSubmit: (values: Values) => Promise<Faults | undefined>
  onBack?: () => void
  children: ReactNode
}

/** A step's form. Continue is never disabled: it says what is missing, and moves the focus to the first invalid field. */
export const StepForm = <Values,>(props: StepFormProps<Values>) => {
  const { form, busy = false, error, submitLabel = 'Continue', onSubmit, onBack, children } = props
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const [tries, setTries] = useState(0)
  const countTry = () => setTries((count) => count + 1)

  const leadToFault = useEffectEvent(() => focusFirstError(element, form.errors))
  useEffect(() => {
    if (tries > 0) leadToFault()
  }, [tries])

  const submit = async (values: Values) => {
    const faults = await onSubmit(values)
    if (!faults) return
    form.setErrors(faults)
    countTry()
    const elsewhere = Object.entries(faults).filter(([path]) => !hasField(element, path))
    if (elsewhere.length > 0)
      await showErrorList(Object.fromEntries(elsewhere.map(([field, text]) => [field, [text]])))
  }
  return (
    <form
      ref={setElement}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => void submit(values), countTry)}
    >
      {children}
      <SubmitError error={error} sentences={applicationMessages} />
      <FormButtons submitLabel={submitLabel} valid busy={busy} {...(onBack && { onBack })} />
    </form>
  )
}

const hasField = (form: HTMLElement | null, path: string) =>
  form?.querySelector(`[data-path="${CSS.escape(path)}"]`) !== null
