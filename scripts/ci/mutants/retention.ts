import { faultsIn } from './mutant.ts'

export const retentionFaults = [
  ...faultsIn('customerRecord', [
    [
      "an export contains every customer's rows",
      "(typeof of === 'function' ? of(customerId) : eq(of, customerId))",
      "(typeof of === 'function' ? of(customerId) : sql`${of} > 0`)",
      'and nothing of other customers',
    ],
    [
      'an export contains secrets',
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
      'an account is erased while the processor holds returned money',
      "if (postedCents !== 0 || availableCents !== 0) return 'money_at_processor'",
      "if (postedCents < 0) return 'money_at_processor'",
      'while the processor holds money that came back',
    ],
  ]),
  ...faultsIn('disputesRecords', [
    [
      'a customer with an open case is erased',
      "openWhen: eq(disputes.status, 'open'),",
      '',
      'erases them the day after it ends',
    ],
  ]),
]
