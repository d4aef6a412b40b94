/** Refusals need no words of ours: the text of the server is what is shown (ERR-75). */

/** Texts of the specification, to the letter. */
export const quoted = {
  endDate: 'End Date',
  download: 'Download',
} as const
/** STM-01. */
export const endingOn = (endDate: string) => `Ending on ${endDate}`

/** unspecified: our own words (AMB-010). */
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
