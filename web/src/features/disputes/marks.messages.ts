import { messages } from '@yoursuccess/contract/core/messages'

/** The text about reports on pages of transactions, which open without the feature's other texts. */
export const marksCopy = messages('disputes.marks', {
  missing: "We couldn't load which transactions you reported.",
})
