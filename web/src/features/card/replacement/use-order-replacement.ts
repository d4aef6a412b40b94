import type { ReplacementReason } from '@yoursuccess/contract/card'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { NetworkError } from '../../../lib/call-error.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { paths } from '../../../lib/paths.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { complaintOf, useRequestReplacement } from '../card.api.ts'
import { quoted, unspecified } from '../card.messages.ts'

/** Orders the card, says how it went (ERR-39, ERR-40), and goes back to where the card is. */
export const useOrderReplacement = () => {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useRequestReplacement()
  // One key for each thing that is asked: another reason is another order.
  const [keys] = useState(() => new Map<ReplacementReason, string>())
  const keyOf = (reason: ReplacementReason) => {
    const key = keys.get(reason) ?? crypto.randomUUID()
    keys.set(reason, key)
    return key
  }
  const order = useOneAtATime(async (reason: ReplacementReason) => {
    try {
      const { current_card: card } = await mutateAsync({ reason, idempotencyKey: keyOf(reason) })
      const isPendingYet = card?.pending_action === 'replacement'
      const text = isPendingYet ? `${unspecified.arrives} ${unspecified.replacing}` : unspecified.arrives
      await showResult({ tone: isPendingYet ? 'info' : 'good', title: quoted.requested, text })
      await navigate({ to: paths.dashboard })
    } catch (error) {
      const text = error instanceof NetworkError ? unspecified.orderUnknown : complaintOf(error)
      await showResult({ tone: 'stop', title: quoted.requestFailed, ...(text && { text }) })
    }
  })
  return { order, busy: isPending }
}
