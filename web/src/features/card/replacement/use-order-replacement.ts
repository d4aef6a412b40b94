import type { ReplacementReason } from '@yoursuccess/contract/card/card'
import { useNavigate } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { NetworkError } from '../../../lib/call-error.ts'
import { paths } from '../../../lib/paths.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { cardError, useRequestReplacement } from '../card.api.ts'
import { copy } from '../card.messages.ts'

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
          const text = isPendingYet ? `${t(copy.arrives)} ${t(copy.replacing)}` : t(copy.arrives)
          await showResult({ tone: isPendingYet ? 'info' : 'good', title: t(copy.requested), text })
          await navigate({ to: paths.dashboard })
        },
        onError: (error) => {
          const text = error instanceof NetworkError ? t(copy.orderUnknown) : cardError(error)
          return showResult({ tone: 'stop', title: t(copy.requestFailed), ...(text && { text }) })
        },
      },
    )
  return { order, busy: isPending }
}
