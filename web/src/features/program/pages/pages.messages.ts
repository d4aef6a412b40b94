import { messages } from '@yoursuccess/contract/core/messages'

/** Our own texts, simple enough for an eighth grader: a test computes the grade (PROGRAM-50). */
export const about = messages('pages.about', {
  title: 'About the bank account',
  lead: 'A place for your pay, your bills and your trustee payment while you are in a Chapter\u00a013 plan.',
  parts: [
    {
      title: 'Who it is for',
      text: 'You are in a Chapter\u00a013 plan, or about to start one. You want to see each day that you are on track, and you want to do it in one place.',
    },
    {
      title: 'Why it is different',
      text: 'Most accounts show you a balance. But part of that money belongs to your plan. This account shows what you owe your trustee first, and then what is yours to spend.',
    },
    {
      title: 'What it is not',
      text: 'We are not your trustee and not your attorney, and we do not lend money. Having the account does not mean that a court has approved your plan or your payments.',
    },
  ],
  stepsTitle: 'How to start',
  steps: [
    { title: 'Register', text: 'Make your login, then tell us who you are. It takes about ten minutes.' },
    {
      title: 'Bring in money',
      text: 'Send your pay here, or move money from another bank. Your card is mailed when the first $5.00 is in.',
    },
    {
      title: 'Set up your plan',
      text: 'Enter your trustee payment and your goals once. From then on we keep count with you.',
    },
  ],
  moneyTitle: 'Who holds your money',
  money:
    'This is a prepaid, debit-style account. {bank} issues it and the debit card, and holds the money for you. The account earns no interest, and it has no monthly fee. Each fee there is stands on one page.',
  fees: 'See all fees',
  agreement: 'Read the agreement',
  registerNow: 'Register Now',
})

export const features = messages('pages.features', {
  /** Drawn on the card. */
  debit: 'debit',
  title: 'Account features',
  lead: 'What you get with the account, in three parts.',
  panels: [
    {
      title: 'Your plan',
      points: [
        'See your trustee payment each month: paid, still to pay, and when it is due.',
        'Set goals for what you earn and what you spend.',
        'Put each purchase into a group with one tap. We suggest the one you chose last time.',
        'Look back at any month, and show it to your attorney.',
      ],
    },
    {
      title: 'Your money',
      points: [
        'Get your pay by direct deposit, up to two days early.',
        'Link your account at another bank, and move money once or on a schedule.',
        'Pay bills online or by a check that we mail for you.',
        'Get reminders, and a report of what you have paid.',
      ],
    },
    {
      title: 'Your card',
      points: [
        'Pay in shops and online, in the U.S.',
        'Freeze it when you cannot find it, and turn it on again later.',
        'Set your own PIN, and order a new card when you need one.',
        'Get an alert when a purchase looks like fraud, and answer it right away.',
      ],
    },
  ],
  next: 'What does it cost?',
  fees: 'See all fees',
})

export const fees = messages('pages.fees', {
  title: 'All fees',
  lead: 'There is no monthly fee. This table has all that we charge, and all that is free.',
  when: 'When a fee comes up',
  whenText:
    'We show each fee before you say yes, and take it out of your balance with the payment. If a payment fails or comes back, so does its fee.',
  others: 'What others may charge',
  othersText:
    'The owner of an ATM may ask for a fee, and the screen tells you first. Your other bank may charge you when a transfer comes back.',
  agreement: 'The Deposit Account Agreement has the same list, with all the rules of the account.',
  readAgreement: 'Read the agreement',
})

export const help = messages('pages.help', {
  title: 'Help',
  lead: 'Find an answer here, or call us. A person can help you with your account, your card and your transfers.',
  call: 'Call us',
  supportLine: 'Support line, for your card and your account: {phone}',
  customerService: 'Customer service, for all else: {phone}',
  mail: 'Write to us',
  fax: 'Fax: {number}',
  answers: 'Answers',
  questions: [
    {
      question: 'I lost my card.',
      answer:
        'Log in and choose Freeze card on your dashboard. No one can use it then. If you do not find it, choose Request New Card there and say that it is lost. You can also call the support line.',
    },
    {
      question: 'I see a purchase that I did not make.',
      answer:
        'Open it in your list of transactions and choose Report a problem. Tell us what is wrong. You get a number for your case, and we look into it.',
    },
    {
      question: 'I forgot my password.',
      answer: 'We can email you a link to set a new one. It works once, and for a short time.',
      link: { requestPasswordReset: 'Reset your password' },
    },
    {
      question: 'My trustee payment may be late.',
      answer:
        'Call your trustee or your attorney first, as your plan comes first. Then call us if a payment from this account did not get there.',
    },
    {
      question: 'When will my money be here?',
      answer:
        'Your pay comes on its day, or up to two days early if you turn that on. Money from another bank can take up to five business days.',
    },
    {
      question: 'What does the account cost?',
      answer: 'It has no monthly fee. A bill payment costs $1.00.',
      link: { fees: 'See all fees' },
    },
  ],
  notice: 'About the end of the debit card product',
})
