import { getAttorneyMessage } from '@yoursuccess/contract/plan/attorney-message'
import { listNotices } from '@yoursuccess/contract/plan/court-notices'
import { getChecklist } from '@yoursuccess/contract/plan/discharge-checklist'
import { getPlan } from '@yoursuccess/contract/plan/plan'
import { checklistReplies, messageReplies, noticesReplies } from '../court-replies.ts'
import type { LoadPage } from './load-page.ts'

const path = '/dashboard/plan'

export const courtPages: readonly LoadPage[] = [
  { path: `${path}/notices`, loads: { getPlan, listNotices }, handlers: noticesReplies() },
  { path: `${path}/message`, loads: { getPlan, getAttorneyMessage }, handlers: messageReplies() },
  { path: `${path}/checklist`, loads: { getPlan, getChecklist }, handlers: checklistReplies() },
]
