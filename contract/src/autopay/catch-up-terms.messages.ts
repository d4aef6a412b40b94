import { messages } from '../core/messages.ts'

/**
 * The authorization of a catch-up, in the order in which it is shown, mailed and kept. Other words need another version
 * (CATCH_UP_TERMS_VERSION in catch-up.ts).
 */
export const catchUpTerms = messages('catchUpTerms', {
  what: 'You allow us to add {total} in all to your next trustee payments, from your trustee set-aside, until it is sent.',
  part: '{amount} with the payment due {dueOn}, so that it is {whole} if your plan stays as it is.',
  shares: 'While shares of your pay are on, more of each pay is set aside for it. It costs no extra fee.',
  sooner: 'Your trustee or the court may want the money sooner. Ask your attorney.',
  stop: 'You can stop it at any time, in the app, by phone or in writing. It takes effect at once for every payment that we have not sent.',
  choice: 'A catch-up is your own choice. Your account, its fees and your card do not depend on it.',
})
