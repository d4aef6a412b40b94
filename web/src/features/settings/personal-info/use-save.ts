import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { CallError, fieldErrors } from '../../../lib/call-error.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { useUser } from '../../session/session.api.ts'
import { useSavePersonalInfo } from '../settings.api.ts'
import { copy } from '../settings.messages.ts'
import { personalInfoBody, type PersonalInfoValues, personalInfoValuesOf } from './personal-info-values.ts'

/**
 * Saves the form and reports the result. On failure the input stays. The result message closes after a second
 * and a half (ACCOUNT-41), too soon to read that multi-factor was reset. So a notice on the page says so
 * until the customer closes it or turns multi-factor on again.
 */
export const useSave = (form: UseFormReturnType<PersonalInfoValues>) => {
  const { submit, isPending } = useSavePersonalInfo()
  const { mfa_active } = useUser()
  const [hasResetMfa, setHasResetMfa] = useState(false)
  const save = (values: PersonalInfoValues) =>
    submit(personalInfoBody(values), {
      onSuccess: async ({ account, mfa_disabled }) => {
        const saved = personalInfoValuesOf(account)
        form.setInitialValues(saved)
        form.setValues(saved)
        form.clearErrors()
        if (mfa_disabled) setHasResetMfa(true)
        await showResult({
          tone: 'good',
          title: t(copy.saved),
          ...(mfa_disabled && { text: t(copy.mfaReset) }),
        })
      },
      onError: async (error) => {
        form.setErrors(fieldErrors(error))
        // The customer canceled the confirmation, so nothing failed.
        if (error instanceof CallError && error.code === 'step_up.required') return
        await showResult({ tone: 'stop', title: t(copy.saveFailed), closesAfterMs: RESULT_MS.short })
      },
    })
  return {
    save,
    busy: isPending,
    needsMfaAgain: hasResetMfa && !mfa_active,
    dismissMfaNotice: () => setHasResetMfa(false),
  }
}
