import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { t } from '../../../i18n/translate.ts'
import { centsOf, usd } from '../../../lib/amounts.rules.ts'
import { formatMonthName } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { balanceQuery } from '../../account/account.api.ts'
import { isByCustomer } from '../../forecast/forecast.api.ts'
import { useFeature } from '../../session/session.api.ts'
import { useSetAside } from '../../setaside/setaside.api.ts'
import { trusteeCardQuery } from '../../tracker/tracker.api.ts'
import { everyBillerQuery } from '../bills.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { leftAfter } from '../pay/left-after.ts'
import { payableSetAside, usualAccount } from '../pay/paying-account.ts'
import { PaymentDialog } from '../pay/payment-dialog.tsx'
import { useTrusteePayment } from '../pay/use-trustee-payment.ts'
import { UntilPaymentsEnd } from '../payments-end.tsx'
import { lastPaymentTo } from '../recent/recent-payments.ts'
import { useRecentPayments } from '../recent/use-recent-payments.ts'
import { NextPayment } from './next-payment.tsx'
import { PaymentTrack } from './payment-track.tsx'
import { usePlannedPayment } from './use-planned-payment.ts'

/**
 * The trustee, pinned above the other bills: what is left to pay, by when, and where the newest payment is (BILLS-123).
 * Of several, the one that was paid last.
 */
export const TrusteeHero = () => {
  const billers = useQuery(everyBillerQuery)
  const { data: recent = [] } = useRecentPayments()
  if (!billers.data) return <LoadError text={t(copy.trusteeMissing)} of={[billers]} />
  const trustees = billers.data.billers.filter((each) => each.is_trustee && !each.is_removed)
  const paidOn = ({ id }: Biller) => lastPaymentTo(id, recent)?.created_at ?? ''
  const [trustee] = trustees.toSorted((a, b) => paidOn(b).localeCompare(paidOn(a)))
  return trustee ? <Trustee key={trustee.id} biller={trustee} /> : <NoTrustee />
}

const Trustee = ({ biller }: { biller: Biller }) => {
  const { card, owed, covered, queries } = useTrusteePayment(biller)
  const { data: recent = [] } = useRecentPayments()
  const newest = lastPaymentTo(biller.id, recent)
  const { paymentOf } = usePlannedPayment()
  const isPaidOtherwise = card !== undefined && !isByCustomer(paymentOf(card.due_on))
  return (
    <SectionCard
      title={t(copy.trustee)}
      actions={
        <UntilPaymentsEnd>
          <PayButton
            biller={biller}
            owed={owed}
            isCovered={covered !== undefined}
            isPaidOtherwise={isPaidOtherwise}
          />
        </UntilPaymentsEnd>
      }
    >
      <p className={classes.name}>{biller.biller_name}</p>
      <LoadError text={t(copy.owedMissing)} of={queries} />
      {card && owed !== undefined && (
        <p className={classes.owed}>
          {t(copy.leftToPay, { amount: usd(owed) })}{' '}
          {card.days_late > 0 && (
            <strong className={classes.late}>{t(copy.daysLate, { days: card.days_late })}</strong>
          )}
        </p>
      )}
      {card && covered !== undefined && (
        <p className={classes.state}>{t(copy.monthState[covered], { month: formatMonthName(card.month) })}</p>
      )}
      {card && !card.case_ended && <NextPayment biller={biller} card={card} />}
      {newest && <PaymentTrack payment={newest} />}
    </SectionCard>
  )
}

interface PayButtonProps {
  biller: Biller
  owed: string | undefined
  isCovered: boolean
  /** True if the bank, a service or the employer pays what is owed, so that nobody pays it twice without thinking. */
  isPaidOtherwise: boolean
}

/** With an amount that the balance or the set-aside covers, one press leads to the review of it. */
const PayButton = ({ biller, owed, isCovered, isPaidOtherwise }: PayButtonProps) => {
  const { data: balance } = useQuery(balanceQuery)
  const left = owed === undefined ? undefined : leftAfter(centsOf(owed), balance)
  const setAside = payableSetAside(biller, useSetAside().data)
  const isCoveredByMain = left !== undefined && left >= 0
  const isPayable = isCoveredByMain || usualAccount(owed ?? '', setAside) === 'set_aside'
  const reviewed = isPayable ? owed : undefined
  const pay = () =>
    openDialog<void>((close) => <PaymentDialog biller={biller} reviewed={reviewed} onClose={close} />)
  return (
    <Button variant={isCovered || isPaidOtherwise ? 'default' : 'filled'} onClick={() => void pay()}>
      {owed !== undefined
        ? t(copy.payOwed, { amount: usd(owed) })
        : t(isCovered ? copy.payMore : copy.payTrustee)}
    </Button>
  )
}

/** Who has a payment to the trustee, and no trustee among the bills. */
const NoTrustee = () => {
  const hasTracker = useFeature('paymentTracker')
  const query = useQuery({ ...trusteeCardQuery, enabled: hasTracker })
  if (!hasTracker) return null
  if (query.data?.amount == null) return <LoadError text={t(copy.owedMissing)} of={[query]} />
  return (
    <SectionCard title={t(copy.trustee)}>
      <p>{t(copy.addTrusteeText)}</p>
      <UntilPaymentsEnd>
        <div>
          <ButtonLink to={paths.addBiller}>{t(copy.addTrustee)}</ButtonLink>
        </div>
      </UntilPaymentsEnd>
    </SectionCard>
  )
}
