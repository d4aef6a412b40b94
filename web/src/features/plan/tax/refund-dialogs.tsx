/** The dialog of a tax refund. Its code loads when it first opens. */
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import type { RefundDeposit } from '@yoursuccess/contract/plan/tax-refunds'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { editFact } from '../overview/edit-fact.tsx'

const RefundDialog = lazyPart(async () => (await import('./refund-dialog.tsx')).RefundDialog)

/** Without a rule in the plan, leads to the dialog of the rule. */
export const addRefund = async (plan: Plan, deposit?: RefundDeposit): Promise<void> => {
  const isRuleFirst = await openDialog<boolean>((close) => (
    <RefundDialog plan={plan} deposit={deposit} onClose={() => close(false)} onAddRule={() => close(true)} />
  ))
  if (isRuleFirst) await editFact('refundRule', plan)
}
