import { faultsIn } from './mutant.ts'

export const plannedAmountFaults = [
  ...faultsIn('planAmounts', [
    [
      'what the customer chose to send beyond an installment is paid a second time',
      'subtract(sentCents, askedCents)',
      'subtract(sentCents, fixedCents ?? askedCents)',
      'lowers the next one, without another agreement',
    ],
  ]),
  ...faultsIn('planPayments', [
    [
      'an installment is paid again that the customer paid from elsewhere',
      'wageOrder ? agreedAheadCents : aheadOf(basis, known, since)',
      'agreedAheadCents',
      'in full leaves nothing to send for the installment',
    ],
    [
      'what an employer sends is taken off twice',
      'wageOrder ? agreedAheadCents : aheadOf(basis, known, since)',
      'aheadOf(basis, known, since)',
      'is not taken off with a wage order, because it may be what the employer sent',
    ],
    [
      'a payment that was moved is announced for the day of the plan',
      'arriveBy: postedBy(row.sendOn, office.posting)',
      'arriveBy: each.arriveBy',
      'that was moved says on which day it should be posted then',
    ],
    [
      'an installment that was gone for a day is never paid again',
      "row.state === 'dropped' && row.sendings.length === 0",
      'false',
      'to none, because the plan was shorter for a day, is planned again',
    ],
  ]),
]
