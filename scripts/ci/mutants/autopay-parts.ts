/** Faults of what autopay sends in parts. */
import { faultsIn } from './mutant.ts'

export const autopayPartsFaults = [
  ...faultsIn('findUnsentShare', [
    [
      'a share is sent again with money that was put in by hand',
      'newest > (await findLastShareSent(tx, customerId))',
      'newest > 0',
      'money that was put in by hand goes with the next share, not automatically',
    ],
  ]),
  ...faultsIn('partOf', [
    [
      'a part takes the money of its own fee',
      'subtract(larger(ZERO, setAsideCents), feeCents)',
      'larger(ZERO, setAsideCents)',
      'are together the payment, and the shares cover them with their fees',
    ],
  ]),
  ...faultsIn('modesFor', [
    [
      'an office that takes no parts is paid in parts',
      "partial === 'yes'",
      'partial !== undefined',
      'is not agreed to be paid in parts: {no}',
    ],
  ]),
  ...faultsIn('sendShare', [
    [
      'what is left is sent without the share that it is made with',
      '{ amountCents, isPart, hasFee: true, shareMoveId }',
      '{ amountCents, isPart, hasFee: true, shareMoveId: undefined }',
      'money that was put in by hand goes with the next share, not automatically',
    ],
  ]),
  ...faultsIn('leftToSend', [
    [
      'a payment is sent in full after a part of it was paid by hand',
      'isUndone: undoneAt !== null',
      'isUndone: undoneAt === null',
      'lowers the planned payment, and only the rest is sent',
    ],
  ]),
  ...faultsIn('underWay', [
    [
      'a part that is on its way is not named when autopay is stopped',
      'deliveredAt === null',
      'deliveredAt !== null',
      'a part that is on its way is named when autopay is stopped',
    ],
  ]),
]
