import type { Dispute } from '@yoursuccess/contract/disputes'
import { parseAmount } from '@yoursuccess/contract/money'
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import { formatLocalStamp } from '../../lib/dates.ts'
import iconRows from '../../ui/list/icon-rows.module.css'
import { Money } from '../../ui/figure/money.tsx'
import { useDisputes } from '../disputes/disputes.api.ts'
import { ReportEntry } from './report-entry.tsx'
import classes from './transaction-rows.module.css'
import { quoted, unspecified } from './transactions.messages.ts'
import type { Row } from './transactions.rules.ts'

interface TransactionRowsProps {
  rows: readonly Row[]
  /** What the list is called for those who do not see the heading above it. */
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
  const isOut = (parseAmount(amount) ?? 0) < 0
  const Arrow = isOut ? IconArrowUpRight : IconArrowDownLeft
  return (
    <li className={iconRows.row} data-flow={isOut ? 'out' : 'in'}>
      <span className={classes.icon}>
        <Arrow size={20} aria-hidden />
        <span className="ys-sr-only">{isOut ? unspecified.moneyOut : unspecified.moneyIn}</span>
      </span>
      <span className={iconRows.words}>
        <span className={iconRows.name}>{description}</span>
        <span className={classes.below}>
          <time className={iconRows.when} dateTime={new Date(instant).toISOString()}>
            {formatLocalStamp(instant)}
          </time>
          {kind === 'posted' && <ReportEntry row={row} dispute={dispute} />}
        </span>
      </span>
      <span className={iconRows.amount}>
        <Money amount={amount} flow="sign" />
        <span className={classes.badge} data-kind={kind === 'posted' ? 'settled' : 'pending'}>
          {quoted.badges[kind]}
        </span>
      </span>
    </li>
  )
}
