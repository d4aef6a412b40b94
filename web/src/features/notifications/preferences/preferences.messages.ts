import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of the choice of channels. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('notifications.preferences', {
  title: 'Notifications',
  lead: 'How we notify you, and when we send no texts.',
  panel: 'The bell always shows everything. Emails bring what needs your attention, texts bring all of it.',
  always:
    "We always email you about your sign-in, your card's security, trustee payments that failed or came back, and what the law requires. We also text you if a trustee payment failed or came back. You can't turn these off.",
  channels: { email: 'Email', text: 'Text' },
  groups: {
    trustee_payment: 'Trustee payment',
    paydays: 'Paydays and set-aside',
    bills: 'Bills',
    card: 'Card',
    transfers: 'Transfers',
    statements: 'Statements',
    tips: 'Tips',
  },
  hints: {
    trustee_payment: 'Reminders before it is due and before we send it, and what became of it.',
    paydays: 'Pay that arrived, and what was set aside from it.',
    bills: 'Payments to your other billers.',
    card: 'Where your card is, and orders for it.',
    transfers: 'Transfers from your bank, and reminders before a recurring one.',
    statements: 'A statement is ready.',
    tips: 'How to get more from your account.',
  },
  quiet: {
    title: 'Quiet hours',
    text: 'Texts wait until your quiet hours end, except about purchases that look like fraud.',
    from: 'From',
    to: 'Until',
    zone: 'Time zone',
    none: 'Both are the same, so no hours are quiet.',
  },
  zones: {
    'America/New_York': 'Eastern (New York)',
    'America/Chicago': 'Central (Chicago)',
    'America/Denver': 'Mountain (Denver)',
    'America/Phoenix': 'Arizona (Phoenix)',
    'America/Los_Angeles': 'Pacific (Los Angeles)',
    'America/Anchorage': 'Alaska (Anchorage)',
    'Pacific/Honolulu': 'Hawaii (Honolulu)',
    'America/Puerto_Rico': 'Atlantic (Puerto Rico, U.S. Virgin Islands)',
    'Pacific/Guam': 'Chamorro (Guam, Northern Mariana Islands)',
    'Pacific/Pago_Pago': 'Samoa (American Samoa)',
  },
  save: 'Save',
  saved: 'Your choices are saved.',
})
