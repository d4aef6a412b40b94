/** Faults of regular bills, suggested categories and the calendar. */
import { faultsIn } from './mutant.ts'

export const regularBillFaults = [
  ...faultsIn('tracker/findRecurring', [
    [
      'two charges are a bill',
      'isOneMissing ? MIN_CHARGES + 1 : MIN_CHARGES',
      'isOneMissing ? MIN_CHARGES : MIN_CHARGES - 1',
      'finds no bill in {two charges}',
    ],
    [
      'a coffee shop is a bill',
      'others.length > series.length * MAX_OTHERS',
      'others.length < 0',
      'finds no bill in {too many others}',
    ],
    [
      'a bill that ended is still awaited',
      'isMissed(bill, dueOf(bill, MAX_MISSED), today)',
      'false',
      'finds no bill in {a bill that ended}',
    ],
  ]),
  ...faultsIn('suggestCategories', [
    [
      'a payee with almost the same name decides',
      'same.length > 0 ?',
      'same.length < 0 ?',
      'the payee itself decides, not those with almost its name',
    ],
  ]),
  ...faultsIn('billEntries', [
    [
      'a dismissed bill is in the calendar',
      "status !== 'dismissed'",
      'status.length > 0',
      'a dismissed bill is left out, but what was paid here stays',
    ],
  ]),
]
