import { type Message, messages } from '@yoursuccess/contract/core/messages'
import { rewardsRefusals, type RewardsCode } from '@yoursuccess/contract/rewards/rewards'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('rewards', {
  failed: rewardsRefusals['rewards.unavailable'].error,
  title: 'Rewards',
  lead: 'Shop online where you shop anyway, and part of what you pay comes back to your account.',
  loading: 'Getting your link',
  question: 'Open your rewards?',
  questionText:
    'The offers are on the site of our rewards partner, in a new window. It signs you in by itself and learns only which account your cash back goes to.',
  open: 'Open rewards',
  notNow: 'Not now',
  opened: 'Your rewards are open in a new window.',
  toDashboard: 'Back to the dashboard',

  learnTitle: 'Cash back for your trustee payment',
  learnLead:
    'Shop online, get part of the price back. It is deposited to this account, where it helps you make your trustee payment.',
  learnPoints: [
    {
      title: 'Shop as usual',
      text: 'Open your rewards, choose a shop and buy what you need there. You may pay in any way the shop takes.',
    },
    {
      title: 'Cash back comes by itself',
      text: 'About 30 days later, when the time to return the goods is over, your share is deposited to this account.',
    },
    {
      title: 'Use it where it counts',
      text: 'We tell you when it is here. Put it toward this month’s trustee payment, or toward anything else.',
    },
    {
      title: 'Returned goods',
      text: 'If you send goods back, their cash back goes back too. You see both among your transactions.',
    },
  ],
})

/** Every refusal has a sentence. A new code without one fails the type check. */
export const rewardsMessages: Record<RewardsCode, Message> = messages('rewards.refusals', {
  'rewards.unavailable': copy.failed,
  'rewards.ended': rewardsRefusals['rewards.ended'].error,
})
