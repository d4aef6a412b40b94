/** The calls of these pages, apart from plan.api.ts, which pages load that never need them. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getAttorneyMessage } from '@yoursuccess/contract/plan/attorney-message'
import {
  createNotice,
  deleteNotice,
  listNotices,
  type NoticeInput,
  updateNotice,
} from '@yoursuccess/contract/plan/court-notices'
import {
  type ChecklistItem,
  getChecklist,
  saveChecklist,
} from '@yoursuccess/contract/plan/discharge-checklist'
import { call } from '../../../lib/call.ts'
import { PLAN } from '../../../lib/query-keys.ts'
import { useSubmit } from '../../../lib/use-submit.ts'

/** A change of the plan reloads them too, because its trustee and its due days decide about them. */
const NOTICES = [PLAN, 'notices'] as const
const MESSAGE = [PLAN, 'attorney_message'] as const
const CHECKLIST = [PLAN, 'checklist'] as const

/** The open ones by their last day, then the settled ones. */
export const noticesQuery = queryOptions({
  queryKey: NOTICES,
  queryFn: ({ signal }) => call(listNotices, { signal }),
  select: ({ notices }) => notices,
})

export const attorneyMessageQuery = queryOptions({
  queryKey: MESSAGE,
  queryFn: ({ signal }) => call(getAttorneyMessage, { signal }),
  // Payments and autopay change it, too.
  staleTime: 0,
  select: ({ message }) => message,
})

export const checklistQuery = queryOptions({
  queryKey: CHECKLIST,
  queryFn: ({ signal }) => call(getChecklist, { signal }),
  select: ({ checklist }) => checklist,
})

const reloadNotices = (client: QueryClient) =>
  Promise.all([NOTICES, MESSAGE].map((queryKey) => client.invalidateQueries({ queryKey })))

export const useAddNotice = () =>
  useSubmit({
    name: 'add-court-notice',
    isKeyed: true,
    send: (notice: NoticeInput, idempotencyKey) => call(createNotice, { body: { notice }, idempotencyKey }),
    onSettled: reloadNotices,
  })

export const useChangeNotice = () =>
  useSubmit({
    name: 'change-court-notice',
    send: ({ id, notice }: { id: number; notice: NoticeInput }) =>
      call(updateNotice, { params: { id }, body: { notice } }),
    onSettled: reloadNotices,
  })

export const useDeleteNotice = () =>
  useSubmit({
    name: 'delete-court-notice',
    send: (id: number) => call(deleteNotice, { params: { id } }),
    onSettled: reloadNotices,
  })

export const useTickLine = () =>
  useSubmit({
    name: 'save-checklist-line',
    send: (line: { item: ChecklistItem; done_on: string | null }) => call(saveChecklist, { body: { line } }),
    onSettled: (client) => client.invalidateQueries({ queryKey: CHECKLIST }),
  })
