import { Button } from '@mantine/core'
import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import type { RecurringTransfer } from '@yoursuccess/contract/funding/recurring-transfers'
import { CallError } from '../../../lib/call-error.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useStopRecurringTransfer } from './recurring.api.ts'
import { copy, stopped, whatStops } from './recurring.messages.ts'

/** Asks before it cancels a recurring transfer (FUNDING-138), cancels it, and reports the result. */
export const StopButton = ({ transfer }: { transfer: RecurringTransfer }) => {
  const { submit, isPending } = useStopRecurringTransfer()
  const words = [formatUsd(parseAmount(transfer.amount) ?? ZERO), transfer.ach_account.name] as const
  const ask = () =>
    submit(transfer, {
      askFirst: () =>
        confirm({
          title: copy.ask,
          text: whatStops(...words),
          confirmLabel: copy.yes,
          cancelLabel: copy.no,
          destructive: true,
        }),
      onSuccess: () => showToast('good', stopped(...words)),
      onError: (error) => {
        // The transfer has already ended, as the customer wanted.
        if (error instanceof CallError && error.status === 404) return
        showToast('stop', copy.notStopped)
      },
    })
  return (
    <Button
      variant="default"
      loading={isPending}
      aria-label={`${copy.cancel} ${words.join(' from ')}`}
      onClick={() => void ask()}
    >
      {copy.cancel}
    </Button>
  )
}
