import { faultsIn } from './mutant.ts'

export const retentionFaults = [
  ...faultsIn('customerRecord', [
    [
      'an export has the rows of everybody',
      "(typeof of === 'function' ? of(customerId) : eq(of, customerId))",
      "(typeof of === 'function' ? of(customerId) : sql`${of} > 0`)",
      'and nothing of other customers',
    ],
    [
      'an export has secrets',
      '!secrets.some((secret) => secret === name)',
      'secrets.length < 99 || name',
      'an export contains no password, secret, code or token',
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
      'erases them the day after it ends',
    ],
  ]),
]
