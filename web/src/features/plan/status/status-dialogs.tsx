/** The dialog of the status. Its code loads when it first opens. */
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const StatusDialog = lazyPart(async () => (await import('./status-dialog.tsx')).StatusDialog)

export const changeStatus = (plan: Plan): Promise<void> =>
  openDialog((close) => <StatusDialog plan={plan} onClose={() => close(undefined)} />)
