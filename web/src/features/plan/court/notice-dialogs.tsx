/** The dialog of a notice. Its code loads when it first opens. */
import type { CourtNotice } from '@yoursuccess/contract/plan/court-notices'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const NoticeDialog = lazyPart(async () => (await import('./notice-dialog.tsx')).NoticeDialog)

/** Without a notice, adds one. */
export const editNotice = (notice?: CourtNotice): Promise<void> =>
  openDialog((close) => <NoticeDialog notice={notice} onClose={() => close(undefined)} />)
