/** The dialog of a tax refund. Its code loads when it first opens. */
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import type { RefundDeposit } from '@yoursuccess/contract/plan/tax-refunds'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const RefundDialog = lazyPart(async () => (await import('./refund-dialog.tsx')).RefundDialog)

export const addRefund = (plan: Plan, deposit?: RefundDeposit): Promise<void> =>
  openDialog((close) => <RefundDialog plan={plan} deposit={deposit} onClose={() => close(undefined)} />)
