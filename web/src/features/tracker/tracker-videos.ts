/** The tracker's videos. Their captions are in the same folder and have the same text (videos.test.tsx). */

const tour = {
  name: 'success-tracker',
  transcript: [
    "Hello, I'm Dollar Bill and I'm going to help you track your expenses so you never miss a Chapter 13 trustee payment.",
    'The ring shows the month: what went to your trustee, what still has to, what you spent and what remains.',
    'Below it are the numbers, what you expect to come in, and how each category is doing.',
    'Purchases with your card appear by themselves. You say which category they belong to.',
    'Money spent elsewhere counts too. Record it here, and your month stays true.',
    'Your goals can be changed at any time. Near the end of a month I ask you for those of the next one.',
  ],
} as const

export const trackerVideos = {
  welcome: { ...tour, title: 'How the Success Tracker helps' },
  tour: { ...tour, title: 'A tour of the Success Tracker' },
  income: {
    name: 'income-goals',
    title: 'Which income counts',
    transcript: [
      'Count what comes in every month: wages after deductions, benefits, support, a pension.',
      'Schedule I of your bankruptcy petition lists each source. Take the same ones here.',
      'One row for each source. If a month will be different, change only that month.',
    ],
  },
} as const
