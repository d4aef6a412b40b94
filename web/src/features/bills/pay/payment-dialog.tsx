import type { Biller } from '@yoursuccess/contract/bills/billers'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { copy } from '../bills.messages.ts'
import { AmountStep } from './amount-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { CoveredStep } from './covered-step.tsx'
import { useTrusteePayment } from './use-trustee-payment.ts'

interface PaymentDialogProps {
  biller: Biller
  /** The amount to begin with, of another biller than the trustee. */
  suggested?: string | undefined
  /** An amount that the customer already saw: the dialog begins with the review of it. */
  reviewed?: string | undefined
  onClose: () => void
}

/** Pays a biller: first the amount, then a review before it is sent (BILLS-57 to BILLS-66). */
export const PaymentDialog = ({ biller, suggested, reviewed, onClose }: PaymentDialogProps) => {
  const [typed, setTyped] = useState(reviewed)
  const { card, owed, covered, queries } = useTrusteePayment(biller)
  const amount = typed ?? owed ?? suggested ?? ''
  const [isConfirming, setIsConfirming] = useState(reviewed !== undefined)
  const [isExtra, setIsExtra] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  if (card && covered && !isExtra && !isConfirming)
    return (
      <Dialog title={t(copy.pay)} onClose={onClose} width={520}>
        <CoveredStep card={card} cover={covered} onPay={() => setIsExtra(true)} onCancel={onClose} />
      </Dialog>
    )
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
          owed={owed}
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
