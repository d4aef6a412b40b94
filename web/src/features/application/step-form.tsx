import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import type { FieldErrors } from '../../lib/errors.ts'
import { showErrorList } from '../../ui/dialog/dialogs.tsx'
import { focusFirstError } from '../../ui/form/focus-first-error.ts'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { applicationMessages, copy } from './application.messages.ts'
import classes from './application.module.css'
import { fieldNames } from './field-names.messages.ts'

interface StepFormProps<Values> {
  form: UseFormReturnType<Values>
  busy?: boolean
  /** An error of the form as a whole. */
  error?: unknown
  submitLabel?: string
  /** Returns the server's errors for the fields, if any. */
  onSubmit: (values: Values) => Promise<FieldErrors | undefined>
  onBack?: () => void
  children: ReactNode
}

/**
 * A step's form. Continue is never disabled: it says what is missing, and moves the focus to the first
 * invalid field.
 */
export const StepForm = <Values,>(props: StepFormProps<Values>) => {
  const { form, busy = false, error, submitLabel = t(copy.continue), onSubmit, onBack, children } = props
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const [tries, setTries] = useState(0)
  const countTry = () => setTries((count) => count + 1)

  const leadToError = useEffectEvent(() => focusFirstError(element, form.errors))
  useEffect(() => {
    if (tries > 0) leadToError()
  }, [tries])

  const submit = async (values: Values) => {
    const fieldErrors = await onSubmit(values)
    if (!fieldErrors) return
    form.setErrors(fieldErrors)
    countTry()
    const elsewhere = Object.entries(fieldErrors).filter(([path]) => !hasField(element, path))
    if (elsewhere.length > 0)
      await showErrorList(Object.fromEntries(elsewhere.map(([field, text]) => [field, [text]])), fieldNames)
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
