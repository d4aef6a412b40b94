import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { parseAmount } from '@yoursuccess/contract/core/money'
import { IconArrowDownLeft, IconArrowUpRight, IconClock } from '@tabler/icons-react'
import { t } from '../../i18n/translate.ts'
import { formatMoment, formatStamp } from '../../lib/dates.ts'
import iconRows from '../../ui/list/icon-rows.module.css'
import { Money } from '../../ui/figure/money.tsx'
import { useDisputes } from '../disputes/disputes.api.ts'
import { ReportEntry } from './report-entry.tsx'
import classes from './transaction-rows.module.css'
import { copy } from './transactions.messages.ts'
import type { Row } from './transactions.rules.ts'

interface TransactionRowsProps {
  rows: readonly Row[]
  /** The list's name for screen readers. */
  label: string
}

export const TransactionRows = ({ rows, label }: TransactionRowsProps) => {
  const disputes = useDisputes()
  return (
    <ul className={iconRows.rows} aria-label={label}>
      {rows.map((row) => (
        <TransactionRow
          key={row.key}
          row={row}
          dispute={row.kind === 'posted' ? disputes.get(row.id) : undefined}
        />
      ))}
    </ul>
  )
}

const TransactionRow = ({ row, dispute }: { row: Row; dispute: Dispute | undefined }) => {
  const { kind, instant, amount, description } = row
  const { flow, Icon, direction } = flowOf(row)
  return (
    <li className={iconRows.row} data-flow={flow}>
      <span className={classes.icon}>
        <Icon size={20} aria-hidden />
        <span className="ys-sr-only">{direction}</span>
      </span>
      <span className={iconRows.words}>
        <span className={iconRows.name}>{description}</span>
        <span className={classes.below}>
          <time
            className={iconRows.when}
            dateTime={new Date(instant).toISOString()}
            title={formatStamp(instant)}
          >
            {formatMoment(instant)}
          </time>
          {kind === 'posted' && <ReportEntry row={row} dispute={dispute} />}
        </span>
      </span>
      <span className={iconRows.amount}>
        <Money amount={amount} flow={flow !== 'pending' && 'sign'} />
        <span className={classes.badge} data-kind={kind === 'posted' ? 'settled' : 'pending'}>
          {t(copy.badges[kind])}
        </span>
      </span>
    </li>
  )
}

/** The icon and its meaning. A pending transfer isn't income yet. */
const flowOf = ({ kind, amount }: Row) => {
  if (kind === 'ach_transaction')
    return { flow: 'pending', Icon: IconClock, direction: t(copy.onItsWay) } as const
  return (parseAmount(amount) ?? 0) < 0
    ? ({ flow: 'out', Icon: IconArrowUpRight, direction: t(copy.moneyOut) } as const)
    : ({ flow: 'in', Icon: IconArrowDownLeft, direction: t(copy.moneyIn) } as const)
}
