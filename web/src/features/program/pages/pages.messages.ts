import { messages } from '@yoursuccess/contract/core/messages'

/** Our own texts, simple enough for an eighth grader: a test computes the grade (PROGRAM-50). */
export const about = messages('pages.about', {
  title: 'About the bank account',
  lead: "One place for your pay, your bills and your trustee payment while you're in a Chapter\u00a013 plan.",
  parts: [
    {
      title: "Who it's for",
      text: "You're in a Chapter\u00a013 plan, or about to start one. You want one place that shows you every day whether you're on track.",
    },
    {
      title: "Why it's different",
      text: "Most accounts just show you a balance. But part of that money belongs to your plan. This account first shows what you owe your trustee, and then what's left of your budget.",
    },
    {
      title: "What it isn't",
      text: "We aren't your trustee or your attorney, and we don't lend money. Having this account doesn't mean that a court has approved your plan or your payments.",
    },
  ],
  stepsTitle: 'How to get started',
  steps: [
    { title: 'Register', text: 'Create your login, then tell us who you are. It takes about 10 minutes.' },
    {
      title: 'Add money',
      text: "Send your pay here, or move money from another bank. Once you've added $5.00, we'll mail your card.",
    },
    {
      title: 'Set up your plan',
      text: "Enter your trustee payment and your goals. We'll keep track from there.",
    },
  ],
  moneyTitle: 'Who holds your money',
  money:
    "This is a prepaid, debit-style account. {bank} issues the account and the debit card, and holds your money for you. The account earns no interest and has no monthly fee. You'll find every fee on one page.",
  fees: 'See all fees',
  agreement: 'Read the agreement',
  registerNow: 'Register Now',
})

export const features = messages('pages.features', {
  /** Drawn on the card. */
  debit: 'debit',
  title: 'Account features',
  lead: 'What the account gives you: your plan, your money and your card.',
  panels: [
    {
      title: 'Your plan',
      points: [
        "See your trustee payment each month: what's paid, what's left to pay and when it's due.",
        'Set goals for what you earn and what you spend.',
        "Choose a category for each purchase. We'll suggest the one you chose last time.",
        'Look back at any month, and show it to your attorney.',
      ],
    },
    {
      title: 'Your money',
      points: [
        'Get your pay by direct deposit, up to two days early.',
        'Link your account at another bank, and move money once or on a schedule.',
        'Pay bills online, or have us mail a check.',
        "Get reminders, and a report of what you've paid.",
      ],
    },
    {
      title: 'Your card',
      points: [
        'Pay in stores and online in the U.S.',
        "Freeze it when you can't find it, and unfreeze it later.",
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
  lead: "There's no monthly fee. This table shows everything we charge for, and what's free.",
  when: "When you're charged",
  whenText:
    'We show you each fee before you confirm, and take it out of your balance. If a payment fails or is returned, you get its fee back too.',
  others: 'What others may charge',
  othersText:
    'The owner of an ATM may charge a fee. The screen tells you first. Your other bank may charge you when a transfer is returned.',
  agreement: 'The Deposit Account Agreement has the same list, along with all the rules of the account.',
  readAgreement: 'Read the agreement',
})

export const help = messages('pages.help', {
  title: 'Help',
  lead: 'Find an answer here, or call us. A person can help you with your account, your card and your transfers.',
  call: 'Call us',
  supportLine: 'Support line, for your card and your account: {phone}',
  customerService: 'Customer service, for everything else: {phone}',
  mail: 'Write to us',
  fax: 'Fax: {number}',
  answers: 'Answers',
  questions: [
    {
      question: 'I lost my card.',
      answer:
        "Sign in and choose Freeze card on your dashboard, so no one can use it. If you don't find it, choose Request New Card there and say that it's lost. You can also call the support line.",
    },
    {
      question: "I see a purchase that I didn't make.",
      answer:
        "Open it in your list of transactions and choose Report a problem. Tell us what's wrong. You'll get a reference number, and we'll look into it.",
    },
    {
      question: 'I forgot my password.',
      answer: 'We can email you a link to set a new one. The link works once, and only for a short time.',
      link: { requestPasswordReset: 'Reset your password' },
    },
    {
      question: 'My trustee payment may be late.',
      answer:
        "Call your trustee or your attorney first. Then call us if a payment from this account didn't get there.",
    },
    {
      question: 'When will my money arrive?',
      answer:
        'Your pay arrives on payday, or up to two days early if you turn on early access. Money from another bank can take up to five business days.',
    },
    {
      question: 'What does the account cost?',
      answer: 'It has no monthly fee. Each bill payment costs $1.00.',
      link: { fees: 'See all fees' },
    },
  ],
  notice: 'About the end of the debit card product',
})
