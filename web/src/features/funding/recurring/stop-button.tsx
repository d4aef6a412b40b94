import { Button } from '@mantine/core'
import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import type { RecurringTransfer } from '@yoursuccess/contract/funding/recurring-transfers'
import { t } from '../../../i18n/translate.ts'
import { isGone } from '../../../lib/call-error.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useStopRecurringTransfer } from './recurring.api.ts'
import { copy } from './recurring.messages.ts'

/** Asks before it cancels a recurring transfer (FUNDING-138), cancels it, and reports the result. */
export const StopButton = ({ transfer }: { transfer: RecurringTransfer }) => {
  const { submit, isPending } = useStopRecurringTransfer()
  const words = {
    amount: formatUsd(parseAmount(transfer.amount) ?? ZERO),
    from: transfer.ach_account.name,
  }
  const ask = () =>
    submit(transfer, {
      askFirst: () =>
        confirm({
          title: t(copy.ask),
          text: t(copy.whatStops, words),
          confirmLabel: t(copy.yes),
          cancelLabel: t(copy.no),
          destructive: true,
        }),
      onSuccess: () => showToast('good', t(copy.stopped, words)),
      onError: (error) => {
        // The transfer has already ended, as the customer wanted.
        if (isGone(error)) return
        showToast('stop', t(copy.notStopped))
      },
    })
  return (
    <Button
      variant="default"
      loading={isPending}
      aria-label={t(copy.cancelOf, words)}
      onClick={() => void ask()}
    >
      {t(copy.cancel)}
    </Button>
  )
}
