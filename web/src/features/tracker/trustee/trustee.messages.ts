import { messages } from '@yoursuccess/contract/core/messages'

export const trusteeCopy = messages('tracker.trustee', {
  title: 'Trustee Payment',
  loading: 'Loading the trustee payment',
  enterPayment: 'Enter your trustee payment',
  unplanned:
    "Tell us how much you pay your trustee each month and on what day. We'll show what's left to pay here.",
  payments: 'Payments to your trustee',
  enterTheDay: 'Add the due day',
  yourPlan: 'Your plan',
  continue: 'Continue',
  seeDetails: 'See details<more> of the trustee payment</more>',
  owed: '{amount} left to pay',
  owedBy: '{amount} left to pay by {day}',
  owedFor: '{amount} left to pay for {month}',
  onItsWay: 'On its way for {month}',
  scheduled: 'Scheduled for {month}',
  received: 'Received for {month}',
  nothingLeft: 'Nothing left to pay for {month}',
  daysLate: '{days, plural, one {# day late} other {# days late}}',
  earlier:
    '{andAfter, select, true {That includes {amount} owed since {month}.} other {That includes {amount} from {month}.}}',
  payment: {
    scheduled: '{amount} scheduled, expected by {day}',
    on_its_way: '{amount} on its way, expected by {day}',
    received: '{amount} received on {day}',
    reported: '{amount} reported by you for {day}',
  },
  track: 'Progress of your newest payment',
  steps: { scheduled: 'Scheduled', on_its_way: 'On its way', received: 'Received' },
  due: 'Due {day}',
  nextDue: 'Next payment due {day}',
  sent: '{sent} of {amount} sent',
  sentFor: '{sent} of {amount} sent for {month}',
  whichDay: "What day of the month is it due? We'll remind you before then.",
  planSays: 'Your plan says {amount} for {month}',
  planDueDay:
    '{day, selectordinal, one {It is due on the #st.} two {It is due on the #nd.} few {It is due on the #rd.} other {It is due on the #th.}}',
  useThis: 'Use what my plan says',
  planMissing: "We couldn't compare this with your plan.",
  chooseTheDay: 'Choose a day',
  dayOfMonth: '{day, selectordinal, one {The #st} two {The #nd} few {The #rd} other {The #th}}',
})
