/** unspecified: our own words (AMB-010). */
export const unspecified = {
  headline: 'The bank account that keeps your Chapter 13 plan on track',
  lead: 'See what you have, what you owe your trustee and by when, and what you may still spend.',
  logIn: 'Log In',
  registerNow: 'Register Now',
  points: [
    { title: 'Your trustee payment, first', text: 'Know each month what is paid and what is still to pay.' },
    { title: 'Money you can spend', text: 'What is left of your income after the plan and your goals.' },
    { title: 'Bills in one place', text: 'Pay from your account, and be reminded before they are due.' },
  ],
} as const
