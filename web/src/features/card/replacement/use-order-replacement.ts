import type { ReplacementReason } from '@yoursuccess/contract/card/card'
import { useNavigate } from '@tanstack/react-router'
import { NetworkError } from '../../../lib/call-error.ts'
import { paths } from '../../../lib/paths.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { cardError, useRequestReplacement } from '../card.api.ts'
import { quoted, unspecified } from '../card.messages.ts'

/** Orders the card, reports the result (CARD-38, CARD-39), and returns to the card's page. */
export const useOrderReplacement = () => {
  const navigate = useNavigate()
  const { submit, isPending } = useRequestReplacement()
  const order = (reason: ReplacementReason) =>
    submit(
      { reason },
      {
        onSuccess: async ({ current_card: card }) => {
          const isPendingYet = card?.pending_action === 'replacement'
          const text = isPendingYet ? `${unspecified.arrives} ${unspecified.replacing}` : unspecified.arrives
          await showResult({ tone: isPendingYet ? 'info' : 'good', title: quoted.requested, text })
          await navigate({ to: paths.dashboard })
        },
        onError: (error) => {
          const text = error instanceof NetworkError ? unspecified.orderUnknown : cardError(error)
          return showResult({ tone: 'stop', title: quoted.requestFailed, ...(text && { text }) })
        },
      },
    )
  return { order, busy: isPending }
}
