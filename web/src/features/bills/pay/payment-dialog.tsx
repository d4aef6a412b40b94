import type { Biller } from '@yoursuccess/contract/billers'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { quoted } from '../bills.messages.ts'
import { AmountStep } from './amount-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'

interface PaymentDialogProps {
  biller: Biller
  onClose: () => void
}

/** Paying a biller: how much, and then a look at all of it before it goes (PAY-01 to PAY-08). */
export const PaymentDialog = ({ biller, onClose }: PaymentDialogProps) => {
  const [amount, setAmount] = useState('')
  const [isConfirming, setIsConfirming] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Dialog title={quoted.pay} onClose={() => !isBusy && onClose()} sheet width={520}>
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
          onChange={setAmount}
          onNext={() => setIsConfirming(true)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}
