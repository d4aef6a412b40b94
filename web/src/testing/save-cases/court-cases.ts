import { screen } from '@testing-library/react'
import { createNotice, deleteNotice, updateNotice } from '@yoursuccess/contract/plan/court-notices'
import { saveChecklist } from '@yoursuccess/contract/plan/discharge-checklist'
import { checklistReplies, noticesReplies } from '../court-replies.ts'
import { enter, press, type SaveCase } from './save-case.ts'

const notices = '/dashboard/plan/notices'
const pressSave = () => press('Save notice')

export const courtCases: readonly SaveCase[] = [
  {
    name: 'add-court-notice',
    endpoint: createNotice,
    path: notices,
    handlers: noticesReplies([]),
    fill: async () => {
      await press('Add a notice')
      await enter('Last day printed on the notice', '2026-12-10')
      await enter('Note', 'Docket 41')
    },
    press: pressSave,
  },
  {
    name: 'change-court-notice',
    endpoint: updateNotice,
    path: notices,
    handlers: noticesReplies(),
    fill: async () => {
      await press('Edit: Motion to dismiss')
      await enter('Settled on', '2026-11-20')
    },
    press: pressSave,
  },
  {
    name: 'delete-court-notice',
    endpoint: deleteNotice,
    path: notices,
    handlers: noticesReplies(),
    fill: () => press('Delete: Motion to dismiss'),
    press: () => press('Delete notice'),
    dialog: "We couldn't delete this notice. Try again.",
  },
  {
    name: 'save-checklist-line',
    endpoint: saveChecklist,
    path: '/dashboard/plan/checklist',
    handlers: checklistReplies(),
    fill: async () => {
      await press('Mark as done: All payments are posted')
      await screen.findByLabelText('Done on')
    },
    press: () => press('Save day'),
  },
]
