import { messages } from '@yoursuccess/contract/core/messages'
import { rewardsRefusals } from '@yoursuccess/contract/rewards/rewards'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('rewards', {
  failed: rewardsRefusals['rewards.unavailable'].error,
  title: 'Rewards',
  lead: 'Shop online and get part of what you spend back in your account.',
  loading: 'Getting your link',
  question: 'Open your rewards?',
  questionText:
    "Offers open in a new window on our rewards partner's site. You're signed in automatically. The partner learns only which account your cash back goes to.",
  open: 'Open rewards',
  notNow: 'Not now',
  opened: 'Your rewards are open in a new window.',
  toDashboard: 'Back to the dashboard',

  learnTitle: 'Cash back for your trustee payment',
  learnLead:
    'Shop online and get part of the price back. We deposit it to this account to help you make your trustee payment.',
  learnPoints: [
    {
      title: 'Shop as usual',
      text: 'Open your rewards, choose a store and buy what you need there. Pay any way the store accepts.',
    },
    {
      title: 'Cash back is automatic',
      text: 'About 30 days later, when the time to return your purchase is over, your cash back is deposited to this account.',
    },
    {
      title: 'Use it where it counts',
      text: "We'll tell you when it arrives. Put it toward this month's trustee payment or anything else.",
    },
    {
      title: 'If you return something',
      text: "If you return a purchase, we take its cash back out again. You'll see both in your transactions.",
    },
  ],
})

export const rewardsMessages = refusalMessages(rewardsRefusals)
