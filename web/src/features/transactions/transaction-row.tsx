import { parseAmount } from '@yoursuccess/contract/core/money'
import { IconArrowDownLeft, IconArrowUpRight, IconClock } from '@tabler/icons-react'
import { t } from '../../i18n/translate.ts'
import { formatEasternTime, formatMoment, formatStamp } from '../../lib/dates.ts'
import { Money } from '../../ui/figure/money.tsx'
import { Row, RowIcon } from '../../ui/list/row.tsx'
import { categoryWords } from './category-words.ts'
import { StateBadge } from './state-badge.tsx'
import classes from './transaction-rows.module.css'
import { copy } from './transactions.messages.ts'
import type { Row as Transaction } from './transactions.rules.ts'

interface TransactionRowProps {
  row: Transaction
  /** The heading above it says the day, so the row says only the time. */
  isUnderDay?: boolean
  /** After the time: the reference of a reported problem. */
  mark?: string | undefined
  /** Opens its details. */
  onOpen: (row: Transaction) => void
}

/** One transaction: its direction, description, category, time and amount, and its state until it is posted. */
export const TransactionRow = ({ row, isUnderDay = false, mark, onOpen }: TransactionRowProps) => {
  const { kind, instant, amount, description } = row
  const { flow, icon, direction } = flowOf(row)
  const category = categoryWords(row)
  return (
    <Row
      lead={<RowIcon icon={icon} flow={flow} label={direction} />}
      title={description}
      below={
        <span className={classes.below} data-brief={!isUnderDay}>
          {category && <span className={classes.category}>{category}</span>}
          <time
            className={classes.time}
            dateTime={new Date(instant).toISOString()}
            title={formatStamp(instant)}
          >
            {isUnderDay ? formatEasternTime(instant) : formatMoment(instant)}
          </time>
          {mark && <span className={classes.mark}>{mark}</span>}
        </span>
      }
      trail={
        <>
          <Money amount={amount} flow={flow !== undefined && 'sign'} />
          {kind !== 'posted' && <StateBadge kind={kind} />}
        </>
      }
      onPress={() => onOpen(row)}
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
