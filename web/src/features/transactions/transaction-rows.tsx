import { parseAmount } from '@yoursuccess/contract/money'
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import { formatLocalStamp } from '../../lib/dates.ts'
import { Money } from '../../ui/money.tsx'
import classes from './transaction-rows.module.css'
import { quoted, unspecified } from './transactions.messages.ts'
import type { Row } from './transactions.rules.ts'

interface TransactionRowsProps {
  rows: readonly Row[]
  /** What the list is called for those who do not see the heading above it. */
  label: string
}

export const TransactionRows = ({ rows, label }: TransactionRowsProps) => (
  <ul className={classes.rows} aria-label={label}>
    {rows.map((row) => (
      <TransactionRow key={row.key} row={row} />
    ))}
  </ul>
)

const TransactionRow = ({ row: { kind, instant, amount, description } }: { row: Row }) => {
  const isOut = (parseAmount(amount) ?? 0) < 0
  const Arrow = isOut ? IconArrowUpRight : IconArrowDownLeft
  return (
    <li className={classes.row} data-flow={isOut ? 'out' : 'in'}>
      <span className={classes.icon}>
        <Arrow size={20} aria-hidden />
        <span className="ys-sr-only">{isOut ? unspecified.moneyOut : unspecified.moneyIn}</span>
      </span>
      <span className={classes.words}>
        <span className={classes.description}>{description}</span>
        <time className={classes.time} dateTime={new Date(instant).toISOString()}>
          {formatLocalStamp(instant)}
        </time>
      </span>
      <span className={classes.amount}>
        <Money amount={amount} flow="sign" />
        <span className={classes.badge} data-kind={kind === 'posted' ? 'settled' : 'pending'}>
          {quoted.badges[kind]}
        </span>
      </span>
    </li>
  )
}
