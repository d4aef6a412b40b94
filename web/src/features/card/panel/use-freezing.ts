import { t } from '../../../i18n/translate.ts'
import { NetworkError } from '../../../lib/call-error.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { cardError, useSetFrozen } from '../card.api.ts'
import { copy } from '../card.messages.ts'

/** Freezes and unfreezes the card, and reports the result (CARD-19 to CARD-21). */
export const useFreezing = () => {
  const { submit, isPending } = useSetFrozen()
  const setFrozen = (frozen: boolean) =>
    submit(frozen, {
      onSuccess: ({ current_card: card }) => {
        if (card?.frozen === frozen && !card.pending_action)
          return showResult({ tone: 'good', title: frozen ? t(copy.frozen) : t(copy.unfrozen) })
        const state = frozen ? 'freezing' : 'unfreezing'
        return showResult({ tone: 'info', title: t(copy.requestedChange[state]), text: t(copy.notes[state]) })
      },
      onError: (error) => {
        const title = frozen ? t(copy.freezeFailed) : t(copy.unfreezeFailed)
        const text = error instanceof NetworkError ? t(copy.unknownOutcome) : cardError(error)
        // A message with a reason stays until the customer closes it. One without a reason closes
        // automatically.
        return showResult({ tone: 'stop', title, ...(text ? { text } : { closesAfterMs: RESULT_MS.short }) })
      },
    })
  return { setFrozen, busy: isPending }
}
