import { Rows } from '../../ui/list/row.tsx'
import { TransactionRow } from './transaction-row.tsx'
import classes from './transaction-rows.module.css'
import type { Row } from './transactions.rules.ts'
import { useTransactionSheet } from './use-transaction-sheet.tsx'

interface TransactionRowsProps {
  rows: readonly Row[]
  /** The list's name for screen readers. */
  label: string
}

/** Transactions in one list, each with its day. */
export const TransactionRows = ({ rows, label }: TransactionRowsProps) => {
  const { open, sheet } = useTransactionSheet()
  return (
    <div className={classes.rows}>
      <Rows label={label}>
        {rows.map((row) => (
          <TransactionRow key={row.key} row={row} onOpen={open} />
        ))}
      </Rows>
      {sheet}
    </div>
  )
}
