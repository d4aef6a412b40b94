/** The dialog of one group of facts, for the one that the page asks for. Its code loads when it first opens. */
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { DetailGroup } from '../details/detail-groups.ts'
import type { MissingFact } from './overview.rules.ts'

const EditDialog = lazyPart(async () => (await import('../details/edit-dialog.tsx')).EditDialog)

const GROUPS: Record<MissingFact, DetailGroup> = {
  opening: 'opening',
  caseNumber: 'case',
  firstDueOn: 'dates',
  trustee: 'trustee',
  months: 'dates',
  paidBy: 'trustee',
  attorney: 'attorney',
  refundRule: 'refunds',
}

export const editFact = (fact: MissingFact, plan: Plan): Promise<void> =>
  openDialog((close) => <EditDialog group={GROUPS[fact]} plan={plan} onClose={() => close(undefined)} />)
