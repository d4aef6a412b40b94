import type { INCOME_SOURCES } from '@yoursuccess/contract/application/application'
import { messages } from '@yoursuccess/contract/core/messages'

/** What applicants read for each range of expected monthly deposits (APPLICATION-20). */
export const depositRanges = messages('depositRange', {
  1: '2,000 or less',
  2: 'More than $2,000 and under $10,000',
  3: '$10,001 or more and under $20,000',
  4: '$20,000 or more',
} satisfies Record<(typeof INCOME_SOURCES)[number], string>)
