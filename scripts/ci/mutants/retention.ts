import { faultsIn } from './mutant.ts'

export const retentionFaults = [
  ...faultsIn('customerRecord', [
    [
      'an export has the rows of everybody',
      "(typeof of === 'function' ? of(customerId) : eq(of, customerId))",
      "(typeof of === 'function' ? of(customerId) : sql`${of} > 0`)",
      'nothing of anybody else',
    ],
    [
      'an export has secrets',
      '!secrets.some((secret) => secret === name)',
      'secrets.length < 99 || name',
      'no secret and no proof is in it',
    ],
  ]),
  ...faultsIn('fundingRecords', [
    [
      'the name of a linked bank stays in its transfers',
      "erase: { values: { description: '' } }",
      "erase: 'nothing'",
      'every text of a customer is erased',
    ],
  ]),
  ...faultsIn('accountErasureCandidates', [
    [
      'somebody whose money came back is forgotten',
      "if (postedCents !== 0 || availableCents !== 0) return 'money_at_processor'",
      "if (postedCents < 0) return 'money_at_processor'",
      'while the processor holds money that came back',
    ],
  ]),
  ...faultsIn('disputesRecords', [
    [
      'somebody whose case is open is forgotten',
      "openWhen: eq(disputes.status, 'open'),",
      '',
      'the day after it is over',
    ],
  ]),
]
