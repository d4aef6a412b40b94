import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('app', {
  programMissing: "We couldn't load our phone numbers, dates and notices.",
  isOutOfDate: "We couldn't refresh this page, so some of it may be out of date.",
  skipToContent: 'Skip to content',
})
