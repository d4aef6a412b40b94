import { parseAmount } from '@yoursuccess/contract/core/money'
import { IconArrowDownLeft, IconArrowUpRight, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../i18n/translate.ts'
import { formatMoment, formatStamp } from '../../lib/dates.ts'
import { Money } from '../../ui/figure/money.tsx'
import { StatusBadge } from '../../ui/figure/status-badge.tsx'
import { Row, RowIcon } from '../../ui/list/row.tsx'
import classes from './transaction-rows.module.css'
import { copy } from './transactions.messages.ts'
import type { Row as Transaction } from './transactions.rules.ts'

interface TransactionRowProps {
  row: Transaction
  /** After the time: a way to report a problem. */
  report?: ReactNode
}

/** One transaction: its direction, description, time, amount and state. */
export const TransactionRow = ({ row, report }: TransactionRowProps) => {
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
          {report}
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
