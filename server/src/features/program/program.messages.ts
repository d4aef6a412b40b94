import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank notifies customers of before each last day of the program. */
export const copy = messages('program', {
  deposits: {
    title: 'The last day to put money into your account is {lastDay}.',
    text: 'After {lastDay} your account takes no more money. Please tell your employer to pay you another way before then. Transfers that repeat end by themselves.',
  },
  spending: {
    title: 'The last day to spend or withdraw your money is {lastDay}.',
    text: 'After {lastDay} your card and bill payments end. Please choose another way for your trustee payment and your bills. What is left is sent to you by check.',
  },
  meaning: 'What this means for your account and your money:',
})
