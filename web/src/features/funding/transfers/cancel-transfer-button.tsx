import { Button } from '@mantine/core'
import type { AchTransaction } from '@yoursuccess/contract/funding/ach-transactions'
import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import { t } from '../../../i18n/translate.ts'
import { CallError } from '../../../lib/call-error.ts'
import { shownTransferName } from '../../../lib/transfer-name.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useCancelTransfer } from './transfers.api.ts'
import { copy } from './transfers.messages.ts'

/**
 * Asks before it cancels a transfer that wasn't sent. If it is sent while the customer reads the question,
 * the app says so.
 */
export const CancelTransferButton = ({ transfer }: { transfer: AchTransaction }) => {
  const { submit, isPending } = useCancelTransfer()
  const amount = formatUsd(parseAmount(transfer.amount) ?? ZERO)
  const ask = () =>
    submit(transfer, {
      askFirst: () =>
        confirm({
          title: t(copy.askToCancel),
          text: t(copy.whatIsCancelled, { amount, description: shownTransferName(transfer.description) }),
          confirmLabel: t(copy.cancelTransfer),
          cancelLabel: t(copy.keep),
          destructive: true,
        }),
      onSuccess: () => showToast('good', t(copy.transferCancelled, { amount })),
      onError: (error) => {
        const isSent = error instanceof CallError && error.code === 'transfer.already_sent'
        showToast('stop', isSent ? t(copy.alreadySent) : t(copy.notCancelled))
      },
    })
  return (
    <Button
      variant="default"
      loading={isPending}
      aria-label={t(copy.cancelAmount, { amount })}
      onClick={() => void ask()}
    >
      {t(copy.cancelTransfer)}
    </Button>
  )
}
