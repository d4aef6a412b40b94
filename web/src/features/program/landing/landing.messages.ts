import { messages } from '@yoursuccess/contract/core/messages'

/** Our own texts, simple enough for an eighth grader: a test computes the grade (PROGRAM-50). */
export const words = messages('landing', {
  headline: 'The bank account that keeps your Chapter\u00a013 plan on track',
  lead: 'See what you have, what you owe your trustee and by when, and what is left of your plan for the month.',
  logIn: 'Log In',
  registerNow: 'Register Now',
  closed: 'If you have one, log in to see your money and what comes next.',
  facts: ['No monthly fee', 'No overdraft fee', 'Open to people in all fifty states'],
  features: 'What the account does for you',
  learnMore: 'Learn More <more>about {feature}</more>',
  featureCards: {
    trustee: {
      title: 'Your trustee payment first',
      text: 'Know what is paid this month, and what is still to pay.',
    },
    spending: {
      title: 'What is left this month',
      text: 'One number tells you what is left for the rest of the month.',
    },
    bills: { title: 'Bills in one place', text: 'Pay them, plan them and show that you paid them.' },
    pay: { title: 'Your pay, sooner', text: 'Bring in your paycheck, up to two days before payday.' },
  },
  trustee: {
    title: 'Put the plan first, and know that you did',
    text: 'A plan lasts for years, and one missed month can put it at risk. So your trustee payment comes before all else here. You see what you have paid, what is still to pay and the day it is due.',
    points: [
      'Pay your trustee right from the account.',
      'Get a note a week before and two days before it is due.',
      'Hear from us early if your balance will not cover it.',
    ],
  },
  spending: {
    title: 'Know what is left this month',
    text: 'Tell us what you earn and what you plan to spend. Each purchase with your card shows up by itself. Put it into a group, such as food or gas, and see at a glance what is left.',
    points: [
      'Set a goal for each kind of spending.',
      'Split one trip to the store into two groups.',
      'Add what you pay in cash or from another bank.',
    ],
  },
  bills: {
    title: 'Track every bill, from the rent to the phone',
    text: 'Add the people and companies you pay. Choose how much, and we send it online or as a paper check. You can follow each payment until it gets there.',
    points: [
      'Get a reminder by email when a bill comes up.',
      'See at once which payment was sent, and which came back.',
      'Save a report as proof for your trustee or your attorney.',
    ],
    fee: 'Each bill payment costs $1.00. You see the fee before you send it.',
  },
  pay: {
    title: 'Get your pay here in the way that suits you',
    text: 'Have all of your pay sent here, a share of it or a fixed amount. We fill in the form for your boss. Or link your account at another bank, and move money over when you need it.',
    points: [
      'Direct deposit can come up to two days early.',
      'Move money over once, each week or each month.',
      'It costs nothing to bring money in.',
    ],
  },
  safety: {
    title: 'Safe, and in your hands',
    items: [
      {
        title: 'Lost your card?',
        text: 'Freeze it with one tap, and turn it on again when it shows up.',
      },
      {
        title: 'Not your purchase?',
        text: 'Report a problem right next to it. We look into it and tell you what we found.',
      },
      {
        title: 'Just you',
        text: 'Ask for a code at sign-in, so that your password alone opens nothing.',
      },
    ],
  },
  start: {
    title: 'Ready when you are',
    text: 'You need about ten minutes, and your Social Security number.',
    fees: 'See all fees',
    about: 'About the bank account',
  },
  aboutProgram: 'Notice about the program',
  backToTop: 'Back to the top',
})
