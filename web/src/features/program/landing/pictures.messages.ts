import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('pictures', {
  remaining: 'Remaining',
  leftOf: 'left in',
  month: 'November',
  paid: 'Paid to trustee',
  toPay: 'To pay trustee',
  spent: 'Spent',
  pay: 'Pay $155.00 to trustee',
  due: 'Due Wed, Nov 25',
  food: 'Food',
  gas: 'Gas',
  rent: 'Rent',
  fun: 'Fun',
  goal: 'goal {amount}',
  billers: { power: 'City Power', rent: 'Oak Street Rent', phone: 'Metro Phone' },
  arrived: 'Arrived Nov 12',
  mailed: 'Check mailed Nov 18',
  reminder: 'Reminder Nov 28',
  early: 'up to two days early',
})
