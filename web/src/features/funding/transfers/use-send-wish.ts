import { useNavigate } from '@tanstack/react-router'
import { CallError, stoppedSentence } from '../../../lib/call-error.ts'
import { mayHaveHappened } from '../../../lib/again-when-lost.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { useCreateRecurringTransfer } from '../recurring/recurring.api.ts'
import { useFundingBase } from '../use-funding-base.ts'
import type { Wish } from './transfer-values.ts'
import { useCreateTransfer } from './transfers.api.ts'
import type { Attempts } from './use-attempts.ts'

/** Makes the transfer, once or repeated, and goes to the page that tells of it (ACH-21, ACH-22). */
export const useSendWish = (wish: Wish, idempotencyKey: string, attempts: Attempts) => {
  const { account, amount, repeat } = wish
  const navigate = useNavigate()
  const { base } = useFundingBase()
  const once = useCreateTransfer()
  const repeated = useCreateRecurringTransfer()
  const onError = (error: unknown) => {
    if (mayHaveHappened(error)) attempts.onLost(wish, idempotencyKey)
    else if (isOfTransfer(error)) attempts.onKnown(idempotencyKey)
  }
  const order = async () => {
    if (!repeat) {
      await once.mutateAsync({ achAccountId: account.id, amount, idempotencyKey })
      return 'confirmation'
    }
    const values = { ...repeat, achAccountId: account.id, amount, idempotencyKey }
    const { id } = await repeated.mutateAsync(values)
    return `${id}/recurring-confirmation`
  }
  // Under way until the next page stands: a press in between would bring that page once more.
  const send = useOneAtATime(async () => {
    let page: string
    try {
      page = await order()
    } catch (error) {
      return onError(error)
    }
    attempts.onKnown(idempotencyKey)
    await navigate({ to: `${base}/ach/create-transaction/${page}` })
  })
  const { error, isPending } = repeat ? repeated : once
  return { send, error, isBusy: isPending }
}

/** The transfer itself was refused, and not the session or the number of calls: then also no earlier try was made. */
export const isOfTransfer = (error: unknown): boolean =>
  stoppedSentence(error) !== undefined || (error instanceof CallError && error.code.startsWith('transfer.'))
