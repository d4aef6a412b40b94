/** The dialog of one line of the checklist. Its code loads when it first opens. */
import type { Checklist } from '@yoursuccess/contract/plan/discharge-checklist'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const TickDialog = lazyPart(async () => (await import('./tick-dialog.tsx')).TickDialog)

export const tickLine = (line: Checklist['items'][number]): Promise<void> =>
  openDialog((close) => <TickDialog line={line} onClose={() => close(undefined)} />)
