import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import type { TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { usd } from '../../lib/amounts.rules.ts'
import { formatDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { saveFile } from '../../lib/save-file.ts'
import { DayInput } from '../../ui/date/day-input.tsx'
import { showToast } from '../../ui/dialog/toasts.ts'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { planQuery, trusteePaymentsQuery } from '../plan/plan.api.ts'
import { useToday } from '../program/program.api.ts'
import { ProofButtons } from './proof-buttons.tsx'
import { usePaymentFile } from './proof-files.ts'
import { copy, proofMessages } from './proof.messages.ts'
import classes from './proof.module.css'

/** Documents about payments to the trustee: of a period as PDF and CSV, and of one payment (EVI-06). */
export const ProofPage = () => {
  const plan = useQuery(planQuery)
  return (
    <div className={classes.page}>
      <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
      <Loaded query={plan}>
        {(known) =>
          known === null ? (
            <EmptyState
              picture="paper"
              action={<ButtonLink to={paths.planSetUp}>{t(copy.setUp)}</ButtonLink>}
            >
              {t(copy.planFirst)}
            </EmptyState>
          ) : (
            <>
              <PeriodCard firstDueOn={known.schedule ? day(known.schedule.first_due_on) : undefined} />
              <PaymentsCard />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

const PeriodCard = ({ firstDueOn }: { firstDueOn: CalendarDate | undefined }) => {
  const today = useToday()
  const first = firstDueOn !== undefined && firstDueOn < today ? firstDueOn : today
  const [from, setFrom] = useState<CalendarDate | undefined>(first)
  const [to, setTo] = useState<CalendarDate | undefined>(today)
  const period = from && to && from <= to && to <= today ? { from, to } : undefined
  return (
    <SectionCard title={t(copy.period)}>
      <div className={classes.form}>
        <div className={classes.days}>
          <DayInput label={t(copy.from)} max={today} value={from} onChange={setFrom} />
          <DayInput label={t(copy.to)} max={today} value={to} onChange={setTo} />
        </div>
        {!period && <p role="status">{t(copy.rangeWrong)}</p>}
        <ProofButtons period={period} />
        <p className={classes.hint}>{t(copy.csvHint)}</p>
      </div>
    </SectionCard>
  )
}

const PaymentsCard = () => {
  const query = useQuery(trusteePaymentsQuery)
  return (
    <SectionCard title={t(copy.payments)}>
      <Loaded query={query}>
        {(payments) =>
          payments.length === 0 ? (
            <EmptyState picture="paper">{t(copy.noPayments)}</EmptyState>
          ) : (
            <Payments payments={payments} />
          )
        }
      </Loaded>
    </SectionCard>
  )
}

const Payments = ({ payments }: { payments: readonly TrusteePayment[] }) => {
  const { submit, isPending, variables, error } = usePaymentFile()
  const download = ({ id, reference, kind, sent_on }: TrusteePayment) =>
    submit(
      { id },
      {
        onSuccess: (file) => {
          saveFile(file, t(copy.paymentFile, { reference: reference ?? `${kind}-${sent_on}` }))
          showToast('good', t(copy.saved))
        },
      },
    )
  return (
    <>
      <SubmitError error={error} sentences={proofMessages} />
      <ul className={classes.payments}>
        {payments.map((payment) => {
          const known = { amount: usd(payment.amount), on: formatDay(payment.sent_on) }
          return (
            <li key={payment.id}>
              <span>{t(copy.paymentOf, known)}</span>
              <Button
                variant="default"
                aria-label={t(copy.downloadOf, known)}
                loading={isPending && variables?.id === payment.id}
                onClick={() => void download(payment)}
              >
                {t(copy.download)}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
