import type { Biller } from '@yoursuccess/contract/bills/billers'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { copy } from '../bills.messages.ts'
import { AmountStep } from './amount-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { useTrusteePayment } from './use-trustee-payment.ts'

interface PaymentDialogProps {
  biller: Biller
  onClose: () => void
}

/** Pays a biller: first the amount, then a review before it is sent (BILLS-57 to BILLS-66). */
export const PaymentDialog = ({ biller, onClose }: PaymentDialogProps) => {
  const [typed, setTyped] = useState<string>()
  const { owed, isPaid, queries } = useTrusteePayment(biller)
  const amount = typed ?? owed ?? ''
  const [isConfirming, setIsConfirming] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Dialog title={t(copy.pay)} onClose={() => !isBusy && onClose()} width={520}>
      {isConfirming ? (
        <ConfirmStep
          biller={biller}
          amount={amount}
          onBusy={setIsBusy}
          onBack={() => setIsConfirming(false)}
          onClose={onClose}
        />
      ) : (
        <AmountStep
          biller={biller}
          amount={amount}
          isPaid={isPaid}
          loadError={<LoadError text={t(copy.owedMissing)} of={queries} />}
          onChange={setTyped}
          onNext={() => {
            // Keeps the amount that the customer saw, even if the amount owed changes while they review it.
            setTyped(amount)
            setIsConfirming(true)
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}
