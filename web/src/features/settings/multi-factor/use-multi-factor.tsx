import { useState } from 'react'
import { confirm, openDialog, showResult } from '../../../ui/dialog/dialogs.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useUser } from '../../session/session.api.ts'
import { useDisableMfa, useEnableMfa, useGenerateBackupCodes } from '../settings.api.ts'
import { quoted, unspecified } from '../settings.messages.ts'
import { codeComplaint } from './code-complaint.ts'
import { ProofDialog } from './proof-dialog.tsx'

type ProofWords = Omit<Parameters<typeof ProofDialog>[0], 'prove' | 'onClose'>

/** What the switch and the button of the backup codes do. Seed and codes live as long as the page shows them. */
export const useMultiFactor = () => {
  const user = useUser()
  const enable = useEnableMfa()
  const disable = useDisableMfa()
  const generate = useGenerateBackupCodes()
  const [otpUrl, setOtpUrl] = useState<string>()
  const [codes, setCodes] = useState<readonly string[]>()

  const showQrCode = () =>
    orTell(quoted.enableFailed, async () => {
      const { otp_url } = await enable.mutateAsync()
      setCodes(undefined)
      setOtpUrl(otp_url)
    })

  const switchOn = async () => {
    if (await confirm(unspecified.enable)) await showQrCode()
  }

  const switchOff = () =>
    orTell(quoted.disableFailed, async () => {
      const turnOff = async (code?: string) => {
        await disable.mutateAsync(code)
        setOtpUrl(undefined)
        setCodes(undefined)
        showToast('good', unspecified.off)
      }
      if (user.mfa_confirmed) await askForProof(PROOF.disable, turnOff)
      else if (await confirm(unspecified.disable)) await turnOff()
    })

  const makeCodes = () =>
    orTell(quoted.codesFailed, async () => {
      const make = async (code?: string) => setCodes((await generate.mutateAsync(code)).codes)
      if (user.mfa_confirmed && user.has_backup_codes) return askForProof(PROOF.regenerate, make)
      await make().catch((error: unknown) => {
        // The first set needs none, unless setting up was long ago (record 0062).
        if (!codeComplaint(error)) throw error
        return askForProof(PROOF.generate, make)
      })
    })

  return {
    otpUrl,
    codes,
    busy: enable.isPending || disable.isPending || generate.isPending,
    toggle: user.mfa_active ? switchOff : switchOn,
    showQrCode,
    makeCodes,
    forgetCodes: () => setCodes(undefined),
  }
}

const PROOF = {
  disable: {
    title: unspecified.disable.title,
    lead: unspecified.disableLead,
    submitLabel: unspecified.disable.confirmLabel,
    cancelLabel: unspecified.disable.cancelLabel,
  },
  generate: {
    title: quoted.generate,
    lead: unspecified.generateLead,
    submitLabel: unspecified.makeCodes,
    cancelLabel: unspecified.cancel,
  },
  regenerate: {
    title: unspecified.regenerateTitle,
    lead: unspecified.regenerateLead,
    submitLabel: unspecified.makeCodes,
    cancelLabel: unspecified.keepCodes,
  },
} satisfies Record<string, ProofWords>

/** A wrong code is told in the dialog; anything else that fails closes it, and is thrown here. */
const askForProof = async (words: ProofWords, prove: (code: string) => Promise<void>): Promise<void> => {
  const fault = await openDialog<unknown>((close) => <ProofDialog {...words} prove={prove} onClose={close} />)
  if (fault) throw fault
}

const orTell = async (title: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch {
    await showResult({ tone: 'stop', title, closesAfterMs: RESULT_MS.short })
  }
}
