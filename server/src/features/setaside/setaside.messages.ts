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
  ended: 'Spending has ended, so we moved the money that you set aside back to your account.',
})
