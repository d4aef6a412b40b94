import { messages } from '@yoursuccess/contract/core/messages'

export const videosCopy = messages('tracker.videos', {
  welcome: 'How the Success Tracker helps',
  tour: 'A tour of the Success Tracker',
  tourTranscript: [
    "Hello, I'm Dollar Bill and I'm going to help you track your expenses so you never miss a Chapter 13 trustee payment.",
    'The ring shows the month: what went to your trustee, what still has to, what you spent and what remains.',
    'Below it are the numbers, what you expect to come in, and how each category is doing.',
    'Purchases with your card appear by themselves. You say which category they belong to.',
    'Money spent elsewhere counts too. Record it here, and your month stays true.',
    'Your goals can be changed at any time. Near the end of a month I ask you for those of the next one.',
  ],
  income: 'Which income counts',
  incomeTranscript: [
    'Count what comes in every month: wages after deductions, benefits, support, a pension.',
    'Schedule I of your bankruptcy petition lists each source. Take the same ones here.',
    'One row for each source. If a month will be different, change only that month.',
  ],
})
