import { messages } from '../core/messages.ts'

/**
 * The authorization of a catch-up, in the order in which it is shown, mailed and kept. Other words need another version
 * (CATCH_UP_TERMS_VERSION in catch-up.ts).
 */
export const catchUpTerms = messages('catchUpTerms', {
  what: 'You allow us to add {total} in all to your next trustee payments, from your trustee set-aside, until it is sent.',
  /** By a service that collects what the customer orders there. */
  whatPull:
    'We add {total} in all to what we set aside for your next trustee payments, and move it to your main account with them. We send nothing to your trustee: order the higher amounts at {method} yourself.',
  /** By other ways in which the bank sends nothing. */
  whatOutside:
    'We add {total} in all to what we set aside for your next trustee payments, and to the amounts that we remind you of. We send nothing to your trustee.',
  part: '{amount} with the payment due {dueOn}, so that it is {whole} if your plan stays as it is.',
  shares: 'While shares of your pay are on, more of each pay is set aside for it. It costs no extra fee.',
  sooner: 'Your trustee or the court may want the money sooner. Ask your attorney.',
  stop: 'You can stop it at any time, in the app, by phone or in writing. It takes effect at once for every payment that we have not sent.',
  stopOutside:
    'You can stop it at any time, in the app, by phone or in writing. What you ordered elsewhere must be changed there.',
  choice: 'A catch-up is your own choice. Your account, its fees and your card do not depend on it.',
})
