import { useNavigate } from '@tanstack/react-router'
import { isAnyUndecided, isUndecided } from '../../../lib/submission-key.ts'
import { CREATE_RECURRING, useCreateRecurringTransfer } from '../recurring/recurring.api.ts'
import { useFundingBase } from '../use-funding-base.ts'
import type { TransferDraft } from './transfer-values.ts'
import { CREATE_TRANSFER, useCreateTransfer } from './transfers.api.ts'

/** Submits the transfer, one-time or recurring, and opens its confirmation page (FUNDING-95, FUNDING-133). */
export const useSubmitTransfer = ({ account, amount, repeat }: TransferDraft) => {
  const navigate = useNavigate()
  const { base } = useFundingBase()
  const once = useCreateTransfer()
  const repeated = useCreateRecurringTransfer()
  const goTo = (page: string) => navigate({ to: `${base}/ach/create-transaction/${page}` })
  const transfer = { achAccountId: account.id, amount }
  if (!repeat)
    return {
      ...once,
      submit: () => once.submit(transfer, { onSuccess: () => goTo('confirmation') }),
      isUndecided: () => isUndecided(CREATE_TRANSFER, transfer),
    }
  const schedule = { ...transfer, ...repeat }
  return {
    ...repeated,
    submit: () => repeated.submit(schedule, { onSuccess: ({ id }) => goTo(`${id}/recurring-confirmation`) }),
    isUndecided: () => isUndecided(CREATE_RECURRING, schedule),
  }
}

/** True if the result of an earlier transfer is unknown, because its reply was lost. */
export const isTransferUndecided = (): boolean =>
  isAnyUndecided(CREATE_TRANSFER) || isAnyUndecided(CREATE_RECURRING)
