import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t, texts } from '../../../i18n/translate.ts'
import { CallError } from '../../../lib/call-error.ts'
import { confirm, showResult } from '../../../ui/dialog/dialogs.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useUser } from '../../session/session.api.ts'
import { refreshWhenSwitched, useDisableMfa, useEnableMfa, useGenerateBackupCodes } from '../settings.api.ts'
import { copy } from '../settings.messages.ts'

/** Continues without asking the customer. */
const sure = () => Promise.resolve(true)

/**
 * The actions of the switch and the backup codes button. Secret and codes exist only while the page shows
 * them.
 */
export const useMultiFactor = () => {
  const user = useUser()
  const client = useQueryClient()
  const enable = useEnableMfa()
  const disable = useDisableMfa()
  const generate = useGenerateBackupCodes()
  const [otpUrl, setOtpUrl] = useState<string>()
  const [codes, setCodes] = useState<readonly string[]>()

  const tell = (title: string) => async (error: unknown) => {
    refreshWhenSwitched(client, error)
    // The customer canceled the confirmation, so nothing failed.
    if (error instanceof CallError && error.code === 'step_up.required') return
    await showResult({ tone: 'stop', title, closesAfterMs: RESULT_MS.short })
  }

  const showQrCode = (askFirst = sure) =>
    enable.submit(undefined, {
      askFirst,
      onSuccess: ({ otp_url }) => {
        setCodes(undefined)
        setOtpUrl(otp_url)
      },
      onError: tell(t(copy.enableFailed)),
    })

  const switchOn = () => showQrCode(() => confirm(texts(copy.enable)))

  const switchOff = () =>
    disable.submit(undefined, {
      askFirst: () => confirm(texts(copy.disable)),
      onSuccess: () => {
        setOtpUrl(undefined)
        setCodes(undefined)
        showToast('good', t(copy.off))
      },
      onError: tell(t(copy.disableFailed)),
    })

  const makeCodes = () =>
    generate.submit(undefined, {
      askFirst: user.has_backup_codes ? () => confirm(texts(copy.regenerateQuestion)) : sure,
      onSuccess: (made) => setCodes(made.codes),
      onError: tell(t(copy.codesFailed)),
    })

  return {
    otpUrl,
    codes,
    busy: enable.isPending || disable.isPending || generate.isPending,
    toggle: user.mfa_active ? switchOff : switchOn,
    showQrCode: () => showQrCode(),
    makeCodes,
    forgetCodes: () => setCodes(undefined),
  }
}
