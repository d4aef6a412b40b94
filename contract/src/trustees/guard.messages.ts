/** What people read of the guard's answers, in replies and on screens. */
import { messages } from '../core/messages.ts'
import type { TrusteeMethodKind } from './trustee-methods.ts'

export const trusteeGuard = messages('trusteeGuard', {
  /** In a list, after "You can pay by". */
  methods: {
    electronic: 'electronic payment from this account',
    bill_pay_check: 'a check that we mail for you',
    cashiers_check: "cashier's check",
    money_order: 'money order',
    personal_check: 'personal check',
    tfs: 'TFS',
    epay: 'ePay',
    moneygram: 'MoneyGram',
    wage_order: 'deduction from your pay',
    cash: 'cash at the office',
  } satisfies Record<TrusteeMethodKind, string>,
  refused: {
    electronic: "This trustee doesn't take electronic payments from a bank. You can pay by {methods}.",
    bill_pay_check: 'This trustee sends bill-pay checks back. You can pay by {methods}.',
    /** The office accepts nothing else that we know of. */
    electronicOnly:
      "This trustee doesn't take electronic payments from a bank. Ask the office how you can pay.",
    checkOnly: 'This trustee sends bill-pay checks back. Ask the office how you can pay.',
  },
  locked: {
    until:
      "Payments came back, so this trustee doesn't take this way of paying from you until {until}. You can pay by {methods}.",
    forGood:
      'Payments came back, so this trustee no longer takes this way of paying from you. You can pay by {methods}.',
    untilOnly:
      "Payments came back, so this trustee doesn't take this way of paying from you until {until}. Ask the office how you can pay.",
    forGoodOnly:
      'Payments came back, so this trustee no longer takes this way of paying from you. Ask the office how you can pay.',
  },
  overLimit: 'This trustee accepts at most {limit} in one payment.',
  warnings: {
    unknownTrustee:
      'We do not know how this trustee accepts payments. Ask the office before you pay another way than you do now.',
    unknownCheck: 'We do not know whether this office takes bill-pay checks. Call before you send one.',
    unknownElectronic:
      'We do not know whether this office takes electronic payments. Call before you send one.',
    otherOnItsWay:
      'A payment of {amount} to this trustee is already on its way. If you pay again now, you may pay twice.',
  },
})
