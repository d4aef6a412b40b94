import { messages } from '@yoursuccess/contract/core/messages'

/** At the foot of each page of a PDF. */
export const copy = messages('pdf', { page: 'Page {number} of {count}' })
