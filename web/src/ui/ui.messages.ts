import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui', {
  lostPart: "We couldn't open this. Check your connection, then reload the page.",
})
