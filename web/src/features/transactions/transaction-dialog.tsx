import { Link } from '@tanstack/react-router'
import type { TransactionItem } from '@yoursuccess/contract/transactions/transactions'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../i18n/translate.ts'
import { formatStamp } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { returnFocus } from '../../ui/dialog/focus.ts'
import { Money } from '../../ui/figure/money.tsx'
import { type Fact, FactList } from '../../ui/list/fact-list.tsx'
import { reportProblemWith } from '../disputes/disputes.api.ts'
import { useFeature } from '../session/session.api.ts'
import { expenseCategoryName } from '../tracker/tracker.api.ts'
import { kindWords } from './category-words.ts'
import { detailCopy } from './detail.messages.ts'
import { ReportEntry } from './report-entry.tsx'
import { StateBadge } from './state-badge.tsx'
import classes from './transaction-dialog.module.css'
import type { Row } from './transactions.rules.ts'

interface TransactionDialogProps {
  row: Row
  onClose: () => void
}

/** All that is known about one transaction, and a way to report a problem with a posted one (TXS-13). */
export const TransactionDialog = ({ row, onClose }: TransactionDialogProps) => {
  const [opener] = useState(() => document.activeElement)
  const report = () => {
    // The form takes this dialog's place, and returns the focus to the row.
    flushSync(onClose)
    returnFocus(opener)
    void reportProblemWith(row)
  }
  return (
    <Dialog title={row.description} onClose={onClose}>
      <p className={classes.amount}>
        <Money amount={row.amount} flow={row.kind !== 'ach_transaction' && 'sign'} />
      </p>
      <TransactionFacts row={row} />
      {row.kind === 'posted' && <ReportEntry row={row} onReport={report} />}
    </Dialog>
  )
}

const TransactionFacts = ({ row }: { row: Row }) => {
  const { kind, instant, id, items } = row
  const type = kindWords(row)
  return (
    <FactList
      facts={[
        {
          name: t(detailCopy.status),
          value: (
            <span className={classes.status}>
              <StateBadge kind={kind} />
              <span>{t(detailCopy.states[kind])}</span>
            </span>
          ),
        },
        {
          name: t(detailCopy.time),
          value: <time dateTime={new Date(instant).toISOString()}>{formatStamp(instant)}</time>,
        },
        type !== undefined && { name: t(detailCopy.type), value: type },
        ...useItemFacts(items),
        kind === 'posted' && { name: t(detailCopy.reference), value: String(id) },
      ]}
    />
  )
}

/** What the tracker counts it as: one category with its note, or the parts. */
const useItemFacts = (items: readonly TransactionItem[]): (Fact | false)[] => {
  const hasTracker = useFeature('paymentTracker')
  const [item] = items
  if (!item) return []
  if (items.length > 1) return [{ name: t(detailCopy.split), value: <Parts items={items} /> }]
  const { category, note } = item
  return [
    {
      name: t(detailCopy.category),
      value: (
        <>
          {expenseCategoryName(category)}{' '}
          {category === null && hasTracker && <Link to={paths.expenses}>{t(detailCopy.categorize)}</Link>}
        </>
      ),
    },
    note !== null && { name: t(detailCopy.note), value: note },
  ]
}

const Parts = ({ items }: { items: readonly TransactionItem[] }) => (
  <ul className={classes.parts}>
    {items.map(({ category, amount, note }, at) => (
      // Parts may be alike.
      <li key={`${at} ${amount}`}>
        <span>
          {expenseCategoryName(category)}
          {note !== null && <span className={classes.note}>{note}</span>}
        </span>
        <Money amount={amount} />
      </li>
    ))}
  </ul>
)
