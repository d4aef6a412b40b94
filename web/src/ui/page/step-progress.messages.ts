import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui.stepProgress', {
  steps: 'Steps',
  step: 'Step {step} of {count}<now>: {name}</now>',
  stepDone: '{name}<more>, done</more>',
})
