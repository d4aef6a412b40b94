import { IconBuildingBank, IconRepeat } from '@tabler/icons-react'
import type { Paycheck } from '@yoursuccess/contract/paydays/paydays'
import { t } from '../../../i18n/translate.ts'
import { formatFriendlyDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Initials } from '../../../ui/figure/initials.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { Row, RowIcon, Rows } from '../../../ui/list/row.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { paycheckCopy } from './paycheck.messages.ts'

/** Bills, transfers and the trustee payment that are still to come before the next payday. */
export const DueList = ({ paycheck: { due } }: { paycheck: Paycheck }) => (
  <SectionCard title={t(paycheckCopy.due)}>
    {due.length === 0 ? (
      <EmptyState picture="calendar">{t(paycheckCopy.nothingDue)}</EmptyState>
    ) : (
      <Rows label={t(paycheckCopy.due)}>
        {due.map((each) => (
          <DueRow key={`${each.kind} ${each.on} ${each.name}`} due={each} />
        ))}
      </Rows>
    )}
  </SectionCard>
)

const DueRow = ({ due: { kind, on, name, amount } }: { due: Paycheck['due'][number] }) => {
  const words = { day: formatFriendlyDay(on) }
  const trail = amount !== null && <Money amount={amount} />
  if (kind === 'bill')
    return (
      <Row
        lead={<Initials names={[name ?? '']} />}
        title={name}
        below={t(paycheckCopy.reminder, words)}
        to={paths.bills}
      />
    )
  return kind === 'transfer' ? (
    <Row
      lead={<RowIcon icon={IconRepeat} flow="in" />}
      title={t(paycheckCopy.transfer, { name: name ?? '' })}
      below={t(paycheckCopy.expectedOn, words)}
      trail={trail}
    />
  ) : (
    <Row
      lead={<RowIcon icon={IconBuildingBank} />}
      title={t(paycheckCopy.trusteePayment)}
      below={t(paycheckCopy.dueOn, words)}
      trail={trail}
      to={paths.trusteePayment}
    />
  )
}
