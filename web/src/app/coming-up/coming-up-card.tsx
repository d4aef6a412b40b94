import { IconArrowDownLeft, IconArrowUpRight, IconReceipt, IconRepeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { everyBillerQuery } from '../../features/bills/bills.api.ts'
import { homeForecastQuery } from '../../features/forecast/forecast-query.ts'
import { serviceName } from '../../features/forecast/payer-words.ts'
import { nextTransfersQuery } from '../../features/funding/funding.api.ts'
import { useFeature } from '../../features/session/session.api.ts'
import { t } from '../../i18n/translate.ts'
import { formatFriendlyDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Row, RowIcon, Rows } from '../../ui/list/row.tsx'
import { Initials } from '../../ui/figure/initials.tsx'
import { Money } from '../../ui/figure/money.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../ui/page/skeletons.tsx'
import { copy } from './coming-up.messages.ts'
import { type Coming, comingUp } from './coming-up.rules.ts'

interface Sources {
  hasTransfers: boolean
  hasReminders: boolean
  hasPlans: boolean
}

/** The home page's card of the next days, each with its day. */
export const ComingUpCard = () => {
  // The contract requires both features for the calls that reminders need.
  const [hasBills, hasReminders] = [useFeature('billPay'), useFeature('billerReminder')]
  const sources = {
    hasTransfers: useFeature('recurring_transfers'),
    hasReminders: hasBills && hasReminders,
    hasPlans: useFeature('planTools'),
  }
  if (!Object.values(sources).includes(true)) return null
  return (
    <SectionCard title={t(copy.comingUp)}>
      <NextOnes {...sources} />
    </SectionCard>
  )
}

const NextOnes = ({ hasTransfers, hasReminders, hasPlans }: Sources) => {
  const transfers = useQuery({ ...nextTransfersQuery, enabled: hasTransfers })
  const billers = useQuery({ ...everyBillerQuery, enabled: hasReminders })
  const forecast = useQuery({ ...homeForecastQuery, enabled: hasPlans })
  const requested = [...(hasTransfers ? [transfers] : []), ...(hasReminders ? [billers] : [])]
  const failed = requested.filter(({ data, error }) => !data && error)
  if (failed[0]) {
    return (
      <ErrorPanel error={failed[0].error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
    )
  }
  const isForecastMissing = hasPlans && !forecast.data
  if (requested.some(({ data }) => !data) || (isForecastMissing && !forecast.error))
    return <RowsSkeleton rows={1} label={t(copy.loading)} />
  const coming = comingUp({
    transfers: transfers.data?.recurring_transfers ?? [],
    billers: billers.data?.billers ?? [],
    parts: forecast.data?.parts,
  })
  if (coming.length === 0 && !isForecastMissing) {
    return <EmptyState picture="calendar">{t(copy.empty)}</EmptyState>
  }
  return (
    <>
      {isForecastMissing && <LoadError text={t(copy.missing)} of={[forecast]} />}
      <Rows>
        {coming.map((one) => (
          <ComingRow key={one.key} coming={one} />
        ))}
      </Rows>
    </>
  )
}

const ICONS = {
  pay: IconArrowDownLeft,
  send: IconArrowUpRight,
  autopay: IconArrowUpRight,
  parts: IconArrowUpRight,
  service: IconArrowUpRight,
  employer: IconArrowUpRight,
  transfer: IconRepeat,
  bill: IconReceipt,
} as const

const ComingRow = ({ coming: { kind, day, name, amount, service } }: { coming: Coming }) => {
  // `fundingShutoff` hides every link to funding (FRAME-31).
  const isFundingShutOff = useFeature('fundingShutoff')
  const hasTracker = useFeature('paymentTracker')
  const pages = {
    pay: paths.paydays,
    send: paths.plan,
    autopay: paths.autopay,
    parts: paths.autopay,
    service: paths.plan,
    employer: paths.plan,
    transfer: isFundingShutOff ? undefined : paths.recurringTransfers,
    bill: hasTracker ? paths.calendar : paths.forecast,
    reminder: paths.bills,
  } as const
  return (
    <Row
      lead={kind === 'reminder' ? <Initials names={[name]} /> : <RowIcon icon={ICONS[kind]} />}
      title={service === undefined ? name : t(copy.trusteePayment)}
      below={t(copy.days[kind], {
        day: formatFriendlyDay(day),
        service: serviceName({ service: service ?? null }),
      })}
      trail={amount && <Money amount={amount} />}
      to={pages[kind]}
    />
  )
}
