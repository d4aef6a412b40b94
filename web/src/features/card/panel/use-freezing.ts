import { NetworkError } from '../../../lib/call-error.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { complaintOf, useSetFrozen } from '../card.api.ts'
import { quoted, unspecified } from '../card.messages.ts'

/** Freezes and unfreezes, and says how it went (ERR-31 to ERR-34). */
export const useFreezing = () => {
  const { mutateAsync, isPending } = useSetFrozen()
  const setFrozen = async (frozen: boolean) => {
    try {
      const { current_card: card } = await mutateAsync(frozen)
      if (card?.frozen === frozen && !card.pending_action) {
        const title = frozen ? quoted.frozen : quoted.unfrozen
        await showResult({ tone: 'good', title })
      } else {
        const state = frozen ? 'freezing' : 'unfreezing'
        await showResult({ tone: 'info', title: unspecified.asked[state], text: unspecified.notes[state] })
      }
    } catch (error) {
      const title = frozen ? quoted.freezeFailed : quoted.unfreezeFailed
      const text = error instanceof NetworkError ? unspecified.unknownOutcome : complaintOf(error)
      // A reason stays until it was read; the bare failure goes by itself.
      await showResult({ tone: 'stop', title, ...(text ? { text } : { closesAfterMs: RESULT_MS.short }) })
    }
  }
  return { setFrozen, busy: isPending }
}
