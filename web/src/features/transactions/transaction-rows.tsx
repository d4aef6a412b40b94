import { Rows } from '../../ui/list/row.tsx'
import { useDisputes } from '../disputes/disputes.api.ts'
import { ReportEntry } from './report-entry.tsx'
import { TransactionRow } from './transaction-row.tsx'
import type { Row as Transaction } from './transactions.rules.ts'

interface TransactionRowsProps {
  rows: readonly Transaction[]
  /** The list's name for screen readers. */
  label: string
}

/** Transactions, the posted ones with a way to report a problem. */
export const TransactionRows = ({ rows, label }: TransactionRowsProps) => {
  const disputes = useDisputes()
  return (
    <Rows label={label}>
      {rows.map((row) => (
        <TransactionRow
          key={row.key}
          row={row}
          report={row.kind === 'posted' && <ReportEntry row={row} dispute={disputes.get(row.id)} />}
        />
      ))}
    </Rows>
  )
}
