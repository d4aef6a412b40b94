/** The dialog of one receipt. Its code loads when it first opens. */
import type { Receipt, TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
import { openDialog } from '../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const ReceiptDialog = lazyPart(async () => (await import('./receipt/receipt-dialog.tsx')).ReceiptDialog)

export const seeReceipt = (receipt: Receipt, payments: readonly TrusteePayment[]): Promise<void> =>
  openDialog<void>((close) => <ReceiptDialog receipt={receipt} payments={payments} onClose={close} />)
