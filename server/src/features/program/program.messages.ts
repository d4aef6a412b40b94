import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank notifies customers of before each last day of the program. */
export const copy = messages('program', {
  deposits: {
    title: 'The last day to add money to your account is {lastDay}.',
    text: "After {lastDay}, your account can't receive money. Before then, ask your employer to pay you another way. Recurring transfers will end automatically.",
  },
  spending: {
    title: 'The last day to spend or withdraw your money is {lastDay}.',
    text: "After {lastDay}, your card and bill payments will stop working. Choose another way to pay your trustee and your bills. We'll mail you a check for any money that's left.",
  },
  meaning: 'What this means for your account and your money:',
})
