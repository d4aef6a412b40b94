import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('statements', {
  endDate: 'End Date',
  fileName: 'statement-{day}.pdf',
  title: 'Statements',
  lead: "Each month's money in and out, as a PDF to keep or share.",
  all: 'Your statements',
  statement: 'Statement',
  download: 'Download',
  downloadOf: 'Download <more>of the statement ending on {endDate}, PDF</more>',
  none: 'Your first statement will be ready on the first day of next month.',
  noneInRange: 'No statement ends in this date range.',
  failed: "We couldn't download the statement. Check your connection and try again.",
  /** STATEMENTS-01. */
  endingOn: 'Ending on {endDate}',
})
