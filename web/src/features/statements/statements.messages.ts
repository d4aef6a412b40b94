/** Refusals need no texts here: the page shows the server's text (STATEMENTS-04, STATEMENTS-05). */

/** Texts that docs/requirements/statements.md gives word for word. */
export const quoted = {
  endDate: 'End Date',
  download: 'Download',
} as const
/** STATEMENTS-01. */
export const endingOn = (endDate: string) => `Ending on ${endDate}`

/** Our own texts. */
export const unspecified = {
  title: 'Statements',
  lead: 'What came in and went out, month by month, as a paper that you can keep and show.',
  all: 'Your statements',
  statement: 'Statement',
  downloadOf: (endDate: string) => `of the statement ending on ${endDate}, PDF`,
  none: 'Your first statement comes on the first day of next month.',
  noneInRange: 'No statement ends on these days.',
  failed: 'The statement could not be loaded. Check your connection and try again.',
} as const
