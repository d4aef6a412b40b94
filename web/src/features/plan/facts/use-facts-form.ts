import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldErrors } from '../../../lib/errors.ts'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import type { PlanValues } from './plan-values.ts'

interface Options {
  initialValues: PlanValues
  check: (values: PlanValues) => FieldErrors
  onValuesChange?: (values: PlanValues) => void
}

/** A form of plan facts. What is wrong is shown under its field, and the focus moves to the first such field. */
export const useFactsForm = ({ initialValues, check, onValuesChange }: Options) => {
  const form = useForm<PlanValues>({
    initialValues,
    validate: check,
    validateInputOnBlur: true,
    ...(onValuesChange && { onValuesChange }),
  })
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const [tries, setTries] = useState(0)
  const [elsewhere, setElsewhere] = useState<readonly string[]>([])

  const leadToError = useEffectEvent(() => focusFirstError(element, form.errors))
  useEffect(() => {
    if (tries > 0) leadToError()
  }, [tries])

  /** True if there was nothing to show. */
  const showErrors = (errors: FieldErrors): boolean => {
    form.setErrors(errors)
    setElsewhere([
      ...new Set(Object.entries(errors).flatMap(([path, text]) => (hasField(element, path) ? [] : [text]))),
    ])
    if (Object.keys(errors).length === 0) return true
    setTries((count) => count + 1)
    return false
  }
  return {
    form,
    setElement,
    showErrors,
    /** The errors that belong to no field of this form. */
    elsewhere,
  }
}

const hasField = (form: HTMLElement | null, path: string) =>
  form?.querySelector(`[data-path="${CSS.escape(path)}"]`) !== null
