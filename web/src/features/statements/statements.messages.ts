import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('statements', {
  endDate: 'End Date',
  fileName: 'statement-{day}.pdf',
  title: 'Statements',
  lead: 'What came in and went out, month by month, as a paper that you can keep and show.',
  all: 'Your statements',
  statement: 'Statement',
  download: 'Download',
  downloadOf: 'Download <more>of the statement ending on {endDate}, PDF</more>',
  none: 'Your first statement comes on the first day of next month.',
  noneInRange: 'No statement ends on these days.',
  failed: 'The statement could not be loaded. Check your connection and try again.',
  /** STATEMENTS-01. */
  endingOn: 'Ending on {endDate}',
})
