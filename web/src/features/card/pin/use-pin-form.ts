import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { CallError } from '../../../lib/call-error.ts'
import { paths } from '../../../lib/paths.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { useCommitPin } from '../card.api.ts'
import { copy } from '../card.messages.ts'
import { keepsForm, type PinResult } from '../card.rules.ts'
import { pinFrameQuery } from './pin-frame-query.ts'

/**
 * Sets a PIN in three steps: the bank gives the frame's address, the processor stages the PIN typed in the
 * frame, and the bank commits it.
 */
export const usePinForm = () => {
  const navigate = useNavigate()
  const frame = useQuery(pinFrameQuery)
  const commit = useCommitPin()
  const [pinError, setPinError] = useState<Exclude<PinResult, 'set'>>()
  const [unsaved, setUnsaved] = useState(false)
  const [isSaved, setIsSaved] = useState(false)

  const fail = (result: Exclude<PinResult, 'set'>) => {
    setPinError(result)
    if (!keepsForm(result)) void frame.refetch()
  }
  const save = () => {
    setPinError(undefined)
    return commit.submit(undefined, {
      onSuccess: async () => {
        setIsSaved(true)
        await showResult({ tone: 'good', title: t(copy.pinSet) })
        await navigate({ to: paths.dashboard })
      },
      onError: (error) => {
        // A refusal means that no PIN was set. Without a clear reply, the customer can retry the same commit.
        const isRefused = error instanceof CallError && error.status < 500
        setUnsaved(!isRefused)
        if (isRefused) fail('failed')
      },
    })
  }

  return {
    url: frame.isFetching ? undefined : frame.data?.url,
    loadError: frame.isFetching ? undefined : frame.error,
    reload: () => void frame.refetch(),
    pinError,
    saving: commit.isPending || isSaved,
    unsaved,
    onResult: (result: PinResult) => void (result === 'set' ? save() : fail(result)),
    save: () => void save(),
  }
}
