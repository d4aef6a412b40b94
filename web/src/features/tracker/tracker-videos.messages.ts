import { messages } from '@yoursuccess/contract/core/messages'

export const videosCopy = messages('tracker.videos', {
  welcome: 'How the Success Tracker helps',
  tour: 'A tour of the Success Tracker',
  tourTranscript: [
    "Hello, I'm Dollar Bill and I'm going to help you track your expenses so you never miss a Chapter 13 trustee payment.",
    "The ring shows your month: what went to your trustee, what's left to pay, what you spent, and what remains.",
    'Below it are your totals and the income you expect.',
    'Card purchases appear automatically. Choose a category for each, and see how your goals are doing.',
    'Money you spend elsewhere counts too. Add it here to keep your budget accurate.',
    "You can change your goals at any time. Near the end of the month, I'll ask for next month's goals.",
  ],
  income: 'Which income counts',
  incomeTranscript: [
    'Count what comes in every month: take-home pay, benefits, support, or a pension.',
    'Schedule I of your bankruptcy petition lists each source. Enter the same ones here.',
    'Use one row for each source. If a month will be different, change only that month.',
  ],
})
