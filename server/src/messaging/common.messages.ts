import { messages } from '@yoursuccess/contract/core/messages'

/** Sentences at the end of many emails. */
export const common = messages('common', {
  questions: 'Questions? Call us at {phone}.',
  notYou: "If this wasn't you, call us at {phone} right away.",
})
