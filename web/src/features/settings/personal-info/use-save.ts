import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { fieldErrors } from '../../../lib/call-error.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { useSavePersonalInfo } from '../settings.api.ts'
import { quoted } from '../settings.messages.ts'
import { personalInfoBody, type PersonalInfoValues, personalInfoValuesOf } from './personal-info-values.ts'

/**
 * Saves the form and says how it went. What was typed stays when it failed. The result goes after a second and a half
 * (CONST-10), in which nobody reads that multi-factor was reset: the page goes on saying it.
 */
export const useSave = (form: UseFormReturnType<PersonalInfoValues>) => {
  const { mutateAsync, isPending } = useSavePersonalInfo()
  const [hasResetMfa, setHasResetMfa] = useState(false)
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
    setHasResetMfa(isEmailChanged)
  }
  return { save, busy: isPending, hasResetMfa }
}
