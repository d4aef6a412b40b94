import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { parseAmount } from '@yoursuccess/contract/core/money'
import { IconArrowDownLeft, IconArrowUpRight, IconClock } from '@tabler/icons-react'
import { t } from '../../i18n/translate.ts'
import { formatMoment, formatStamp } from '../../lib/dates.ts'
import { Money } from '../../ui/figure/money.tsx'
import { StatusBadge } from '../../ui/figure/status-badge.tsx'
import { Row, RowIcon, Rows } from '../../ui/list/row.tsx'
import { useDisputes } from '../disputes/disputes.api.ts'
import { ReportEntry } from './report-entry.tsx'
import classes from './transaction-rows.module.css'
import { copy } from './transactions.messages.ts'
import type { Row as Transaction } from './transactions.rules.ts'

interface TransactionRowsProps {
  rows: readonly Transaction[]
  /** The list's name for screen readers. */
  label: string
}

export const TransactionRows = ({ rows, label }: TransactionRowsProps) => {
  const disputes = useDisputes()
  return (
    <Rows label={label}>
      {rows.map((row) => (
        <TransactionRow
          key={row.key}
          row={row}
          dispute={row.kind === 'posted' ? disputes.get(row.id) : undefined}
        />
      ))}
    </Rows>
  )
}

const TransactionRow = ({ row, dispute }: { row: Transaction; dispute: Dispute | undefined }) => {
  const { kind, instant, amount, description } = row
  const { flow, icon, direction } = flowOf(row)
  return (
    <Row
      lead={<RowIcon icon={icon} flow={flow} label={direction} />}
      title={description}
      below={
        <span className={classes.below}>
          <time dateTime={new Date(instant).toISOString()} title={formatStamp(instant)}>
            {formatMoment(instant)}
          </time>
          {kind === 'posted' && <ReportEntry row={row} dispute={dispute} />}
        </span>
      }
      trail={
        <>
          <Money amount={amount} flow={flow !== undefined && 'sign'} />
          <StatusBadge tone={kind === 'posted' ? 'quiet' : 'info'}>{t(copy.badges[kind])}</StatusBadge>
        </>
      }
    />
  )
}

/** The icon and its meaning. A pending transfer isn't income yet. */
const flowOf = ({ kind, amount }: Transaction) => {
  if (kind === 'ach_transaction')
    return { flow: undefined, icon: IconClock, direction: t(copy.onItsWay) } as const
  return (parseAmount(amount) ?? 0) < 0
    ? ({ flow: 'out', icon: IconArrowUpRight, direction: t(copy.moneyOut) } as const)
    : ({ flow: 'in', icon: IconArrowDownLeft, direction: t(copy.moneyIn) } as const)
}
