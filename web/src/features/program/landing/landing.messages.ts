import { messages } from '@yoursuccess/contract/core/messages'

/** Our own texts, simple enough for an eighth grader: a test computes the grade (PROGRAM-50). */
export const words = messages('landing', {
  headline: 'The bank account that keeps your Chapter\u00a013 plan on track',
  lead: "See what you have, what you owe your trustee and when it's due, and how much of this month's budget is left.",
  logIn: 'Log In',
  registerNow: 'Register Now',
  closed: "If you already have one, sign in to see your balance and what's coming up.",
  facts: ['No monthly fee', 'No overdraft fee', 'Available in all 50 states'],
  features: 'What the account does for you',
  learnMore: 'Learn More <more>about {feature}</more>',
  featureCards: {
    trustee: {
      title: 'Your trustee payment comes first',
      text: "See what's paid this month and what's left to pay.",
    },
    spending: {
      title: "What's left this month",
      text: 'See how much of your budget is left for the rest of the month.',
    },
    bills: {
      title: 'All your bills in one place',
      text: 'Pay them, get reminders and keep proof that you paid.',
    },
    pay: { title: 'Get paid sooner', text: 'Direct deposit can bring your pay up to two days early.' },
  },
  trustee: {
    title: 'Put your plan first, every month',
    text: "A plan lasts for years, and one missed month can put it at risk. That's why your trustee payment comes first here. See what you've paid, what's left to pay and when it's due.",
    points: [
      'Pay your trustee right from the account.',
      "Get a reminder a week before it's due, and again two days before.",
      "Hear from us early if your balance won't cover it.",
    ],
  },
  spending: {
    title: "Know what's left this month",
    text: "Tell us what you earn and what you plan to spend. Each card purchase shows up on its own. Give it a category, such as food or gas, and see at a glance what's left.",
    points: [
      'Set a goal for each category.',
      'Split one trip to the store between two categories.',
      'Add what you pay in cash or from another bank.',
    ],
  },
  bills: {
    title: 'Track every bill, from rent to phone',
    text: "Add the people and companies you pay. Choose how much, and we'll send it online or mail a paper check. You can follow each payment until it gets there.",
    points: [
      'Get an email reminder when a bill is coming up.',
      'See right away which payments were sent and which were returned.',
      'Save a report as proof of payment for your attorney, trustee or court.',
    ],
    fee: 'Each bill payment costs $1.00. We show you the fee before you send it.',
  },
  pay: {
    title: 'Get paid the way that works for you',
    text: "Have all of your pay sent here, a share of it or a fixed amount. We'll fill in the form for your employer. Or link your account at another bank, and move money over when you need it.",
    points: [
      'Get direct deposits up to two days early.',
      'Move money over once, weekly, every two weeks or monthly.',
      'Adding money is free.',
    ],
  },
  safety: {
    title: "You're in control",
    items: [
      {
        title: 'Lost your card?',
        text: 'Freeze it with one tap, and unfreeze it when it turns up.',
      },
      {
        title: 'Not your purchase?',
        text: "Report a problem right where you see it. We'll look into it and tell you what we find.",
      },
      {
        title: 'Only you get in',
        text: 'Turn on sign-in codes. A code from your phone keeps others out, even with your password.',
      },
    ],
  },
  start: {
    title: 'Ready when you are',
    text: "You'll need about 10 minutes and your Social Security number.",
    fees: 'See all fees',
    about: 'About the bank account',
  },
  aboutProgram: 'Notice about the program',
  backToTop: 'Back to top',
})
