import type { UseFormReturnType } from '@mantine/form'
import { fieldErrors } from '../../../lib/call-error.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { useSavePersonalInfo } from '../settings.api.ts'
import { quoted } from '../settings.messages.ts'
import { personalInfoBody, type PersonalInfoValues, personalInfoValuesOf } from './personal-info-values.ts'

/** Saves the form and says how it went. What was typed stays when it failed. */
export const useSave = (form: UseFormReturnType<PersonalInfoValues>) => {
  const { mutateAsync, isPending } = useSavePersonalInfo()
  const save = async (values: PersonalInfoValues) => {
    // As the server compares it.
    const isEmailChanged = values.email.trim().toLowerCase() !== form.getInitialValues().email
    try {
      const { account } = await mutateAsync(personalInfoBody(values))
      const saved = personalInfoValuesOf(account)
      form.setInitialValues(saved)
      form.setValues(saved)
      form.clearErrors()
    } catch (error) {
      form.setErrors(fieldErrors(error))
      await showResult({ tone: 'stop', title: quoted.saveFailed, closesAfterMs: RESULT_MS.short })
      return
    }
    await showResult({ tone: 'good', title: quoted.saved, ...(isEmailChanged && { text: quoted.mfaReset }) })
  }
  return { save, busy: isPending }
}
