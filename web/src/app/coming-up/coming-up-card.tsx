import { IconRepeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { everyBillerQuery } from '../../features/bills/bills.api.ts'
import { nextTransfersQuery } from '../../features/funding/funding.api.ts'
import { useFeature } from '../../features/session/session.api.ts'
import { t } from '../../i18n/translate.ts'
import { formatFriendlyDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { Row, RowIcon, Rows } from '../../ui/list/row.tsx'
import { Initials } from '../../ui/figure/initials.tsx'
import { Money } from '../../ui/figure/money.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../ui/page/skeletons.tsx'
import { copy } from './coming-up.messages.ts'
import { type Coming, comingUp } from './coming-up.rules.ts'

/** The home page's card of the next recurring transfers and bill reminders. */
export const ComingUpCard = () => {
  const hasTransfers = useFeature('recurring_transfers')
  // The contract requires both features for the calls that reminders need.
  const [hasBills, hasReminders] = [useFeature('billPay'), useFeature('billerReminder')]
  if (!hasTransfers && !(hasBills && hasReminders)) return null
  return (
    <SectionCard title={t(copy.comingUp)}>
      <NextOnes hasTransfers={hasTransfers} hasReminders={hasBills && hasReminders} />
    </SectionCard>
  )
}

const NextOnes = ({ hasTransfers, hasReminders }: { hasTransfers: boolean; hasReminders: boolean }) => {
  const transfers = useQuery({ ...nextTransfersQuery, enabled: hasTransfers })
  const billers = useQuery({ ...everyBillerQuery, enabled: hasReminders })
  const requested = [...(hasTransfers ? [transfers] : []), ...(hasReminders ? [billers] : [])]
  const failed = requested.filter(({ data, error }) => !data && error)
  if (failed[0]) {
    return (
      <ErrorPanel error={failed[0].error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
    )
  }
  if (requested.some(({ data }) => !data)) return <RowsSkeleton rows={1} label={t(copy.loading)} />
  const coming = comingUp(transfers.data?.recurring_transfers ?? [], billers.data?.billers ?? [])
  if (coming.length === 0) {
    return <EmptyState picture="calendar">{t(copy.empty)}</EmptyState>
  }
  return (
    <Rows>
      {coming.map((one) => (
        <ComingRow key={one.key} coming={one} />
      ))}
    </Rows>
  )
}

const ComingRow = ({ coming: { kind, day, name, amount } }: { coming: Coming }) => {
  // `fundingShutoff` hides every link to funding (FRAME-31).
  const isFundingShutOff = useFeature('fundingShutoff')
  const isTransfer = kind === 'transfer'
  return (
    <Row
      lead={isTransfer ? <RowIcon icon={IconRepeat} /> : <Initials names={[name]} />}
      title={name}
      below={t(copy[kind], { day: formatFriendlyDay(day) })}
      trail={amount && <Money amount={amount} />}
      to={!isTransfer ? paths.bills : isFundingShutOff ? undefined : paths.recurringTransfers}
    />
  )
}
