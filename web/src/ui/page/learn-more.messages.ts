import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui.learnMore', {
  getStarted: 'Get Started',
  watch: 'Watch: {title}',
})
