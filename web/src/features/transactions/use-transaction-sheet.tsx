import { useState } from 'react'
import { lazyPart, sayLost, WhenLost } from '../../ui/lazy-part.tsx'
import type { Row } from './transactions.rules.ts'

const TransactionDialog = lazyPart(async () => (await import('./transaction-dialog.tsx')).TransactionDialog)

/**
 * The details of one transaction of a list. They are part of the page, not of the dialogs above it, because they lead
 * to other pages. Their code loads when they first open.
 */
export const useTransactionSheet = () => {
  const [row, setRow] = useState<Row>()
  const close = () => setRow(undefined)
  const whenLost = (error: unknown) => {
    close()
    sayLost(error)
  }
  const sheet = row && (
    <WhenLost value={whenLost}>
      <TransactionDialog row={row} onClose={close} />
    </WhenLost>
  )
  return { open: (opened: Row) => setRow(opened), sheet }
}
