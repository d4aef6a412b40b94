import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { everyBillerQuery } from '../../features/bills/bills.api.ts'
import { useHasEnded } from '../../features/program/program.api.ts'
import { useFeature } from '../../features/session/session.api.ts'
import { trusteeCopy } from '../../features/tracker/trustee/trustee.messages.ts'
import { t } from '../../i18n/translate.ts'
import { usd } from '../../lib/amounts.rules.ts'
import { paths } from '../../lib/paths.ts'
import { openDialog } from '../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import classes from './home-page.module.css'

/** The payment of the Payment Assistant. Its code loads when it is opened. */
const PaymentDialog = lazyPart(
  async () => (await import('../../features/bills/pay/payment-dialog.tsx')).PaymentDialog,
)

interface PayTrusteeProps {
  /** What is owed. The payment fills it in. */
  amount: string
  /** False if the bank sends it automatically, so that nobody pays it twice without thinking. */
  isMain: boolean
}

/**
 * Pays the trustee: opens the payment to the only biller that is a trustee, with what is owed filled in. Without one, it
 * leads to adding one, and with several to the list of them.
 */
export const PayTrustee = ({ amount, isMain }: PayTrusteeProps) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const canPay = useFeature('billPay')
  const hasEnded = useHasEnded('spending')
  if (!canPay || hasEnded) return null
  const pay = async () => {
    // The page of the bills says it if they can't be loaded.
    const reply = await client.ensureQueryData(everyBillerQuery).catch(() => undefined)
    const trustees = reply?.billers.filter(isPayable)
    const [trustee] = trustees ?? []
    if (trustees?.length === 1 && trustee)
      await openDialog<void>((close) => <PaymentDialog biller={trustee} onClose={close} />)
    else await navigate({ to: trustees?.length === 0 ? paths.addBiller : paths.bills })
  }
  return (
    <Button className={classes.pay ?? ''} variant={isMain ? 'filled' : 'default'} onClick={() => void pay()}>
      {t(trusteeCopy.pay, { amount: usd(amount) })}
    </Button>
  )
}

const isPayable = ({ is_trustee, is_removed }: Biller): boolean => is_trustee && !is_removed
