import type { PayingAccount } from '@yoursuccess/contract/bills/bill-payments'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { useSetAside } from '../../setaside/setaside.api.ts'
import { isPaymentUndecided } from '../bills.api.ts'
import { copy } from '../bills.messages.ts'
import { AmountStep } from './amount-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { CoveredStep } from './covered-step.tsx'
import { payableSetAside, usualAccount } from './paying-account.ts'
import { useTrusteePayment } from './use-trustee-payment.ts'

interface PaymentDialogProps {
  biller: Biller
  /** The amount to begin with, of another biller than the trustee. */
  suggested?: string | undefined
  /** An amount that the customer already saw: the dialog begins with the review of it. */
  reviewed?: string | undefined
  onClose: () => void
}

/** The account of such a payment whose result is unknown, so that trying again is the same payment. */
const undecidedAccount = ({ id }: Biller, amount: string): PayingAccount | undefined => {
  const draft = { billerId: id, amount }
  if (isPaymentUndecided({ ...draft, from: 'set_aside' })) return 'set_aside'
  return isPaymentUndecided(draft) ? 'main' : undefined
}

/** Pays a biller: first the amount, then a review before it is sent (BILLS-57 to BILLS-66). */
export const PaymentDialog = ({ biller, suggested, reviewed, onClose }: PaymentDialogProps) => {
  const [typed, setTyped] = useState(reviewed)
  const { card, owed, covered, queries } = useTrusteePayment(biller)
  const amount = typed ?? owed ?? suggested ?? ''
  const setAside = payableSetAside(biller, useSetAside().data)
  // A payment that is reviewed stays with its account: what is set aside changes once it is sent, and it is sent once.
  const accountOf = (paid: string) => undecidedAccount(biller, paid) ?? usualAccount(paid, setAside)
  const [chosen, setChosen] = useState(() => (reviewed === undefined ? undefined : accountOf(reviewed)))
  const from = chosen ?? accountOf(amount)
  const [isConfirming, setIsConfirming] = useState(reviewed !== undefined)
  const [isExtra, setIsExtra] = useState(false)
  if (card && covered && !isExtra && !isConfirming)
    return (
      <Dialog title={t(copy.pay)} onClose={onClose} width={520}>
        <CoveredStep card={card} cover={covered} onPay={() => setIsExtra(true)} onCancel={onClose} />
      </Dialog>
    )
  return (
    <Dialog title={t(copy.pay)} onClose={onClose} width={520}>
      {isConfirming ? (
        <ConfirmStep
          biller={biller}
          amount={amount}
          from={from}
          onBack={() => setIsConfirming(false)}
          onClose={onClose}
        />
      ) : (
        <AmountStep
          biller={biller}
          amount={amount}
          owed={owed}
          from={from}
          setAside={setAside}
          loadError={<LoadError text={t(copy.owedMissing)} of={queries} />}
          onChange={setTyped}
          onFrom={setChosen}
          onNext={() => {
            // Keeps the amount and the account that the customer saw, even if what is owed or set aside changes meanwhile.
            setTyped(amount)
            setChosen(from)
            setIsConfirming(true)
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}
