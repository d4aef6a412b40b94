import { messages } from '@yoursuccess/contract/core/messages'

/** Texts on moves between the main account and the set-aside. */
export const copy = messages('setaside', {
  /** What both accounts show of a move. */
  details: { in: 'To your trustee set-aside', out: 'From your trustee set-aside' },
  refused: {
    in: "We couldn't move {amount} to your trustee set-aside. The money is still in your account.",
    out: "We couldn't move {amount} from your trustee set-aside. The money is still set aside.",
  },
  /** The subject of emails about shares of pay. */
  subject: 'About your trustee set-aside',
  short: {
    part: "We set aside {moved} of {share} for your trustee payment due {dueOn}. We'll try the rest with your next deposit.",
    all: "We couldn't set aside {share} for your trustee payment due {dueOn}. We'll try again with your next deposit.",
  },
  takenBack:
    'A deposit of {deposit} was taken back, so {amount} goes from your trustee set-aside back to your account.',
  /** Nothing more is set aside. What to do with the money that is? */
  question: {
    subject: 'What should we do with the money you set aside?',
    tools_off:
      "Your plan tools are turned off, so nothing more is set aside. Tell us by {answerBy} whether to keep your money set aside. If we don't hear from you, we'll move it back to your account.",
    dismissed:
      "Your case was dismissed, so nothing more is set aside. Ask your attorney before you move this money. Tell us by {answerBy} whether to keep it set aside. If we don't hear from you, we'll move it back to your account.",
    converted:
      "Your case was converted, so nothing more is set aside. Ask your attorney before you move this money. Tell us by {answerBy} whether to keep it set aside. If we don't hear from you, we'll move it back to your account.",
  },
  /** The same while no money is set aside. */
  stopped: {
    tools_off: 'Your plan tools are turned off, so nothing more is set aside from your pay.',
    dismissed: 'Your case was dismissed, so nothing more is set aside from your pay.',
    converted: 'Your case was converted, so nothing more is set aside from your pay.',
  },
  returned:
    "We didn't hear from you by {answerBy}, so we're moving the money that you set aside back to your account.",
  ended: 'Spending has ended, so we moved the money that you set aside back to your account.',
})
