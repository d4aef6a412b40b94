import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { fieldErrors } from '../../../lib/call-error.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { useUser } from '../../session/session.api.ts'
import { useSavePersonalInfo } from '../settings.api.ts'
import { quoted } from '../settings.messages.ts'
import { personalInfoBody, type PersonalInfoValues, personalInfoValuesOf } from './personal-info-values.ts'

/**
 * Saves the form and says how it went. What was typed stays when it failed. The result goes after a second and a half
 * (CONST-10), in which nobody reads that multi-factor was reset: the page goes on saying it until it is on again.
 */
export const useSave = (form: UseFormReturnType<PersonalInfoValues>) => {
  const { mutateAsync, isPending } = useSavePersonalInfo()
  const { mfa_active } = useUser()
  const [hasResetMfa, setHasResetMfa] = useState(false)
  const save = async (values: PersonalInfoValues) => {
    // As the server compares it.
    const isEmailChanged = values.email.trim().toLowerCase() !== form.getInitialValues().email
    let isMfaReset: boolean
    try {
      const { account, mfa_disabled } = await mutateAsync(personalInfoBody(values))
      isMfaReset = mfa_disabled
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
    if (isMfaReset) setHasResetMfa(true)
  }
  return { save, busy: isPending, needsMfaAgain: hasResetMfa && !mfa_active }
}
