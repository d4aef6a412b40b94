/** Faults of warnings of missed payments. */
import { faultsIn } from './mutant.ts'

export const ladderFaults = [
  ...faultsIn('ladderOf', [
    [
      'a customer is told of one payment behind at each look',
      'if (paymentsBehind > behindBefore) {',
      'if (paymentsBehind > 0) {',
      'nothing while it stays at one',
    ],
    [
      'what was paid this month is called unsent, because it paid for an earlier one',
      'return smaller(unpaidOf(installment), larger(ZERO, subtract(installment.amountCents, sentCents)))',
      'return smaller(unpaidOf(installment), larger(ZERO, installment.amountCents))',
      'is not called unsent if this month was paid and an earlier one was not',
    ],
    [
      'silence is called a missed payment',
      'if (facts.isUnseen) return { warnings: [], paymentsBehind: 0 }',
      '',
      'nobody is warned whose payments the bank does not see',
    ],
    [
      'what was due before this account is called missed',
      'knownFrom === undefined || dueOn >= knownFrom',
      'true',
      'leaves out what was due before it is known what was paid',
    ],
    [
      'a payment that is set aside and will be sent is called unsent',
      "['covered', 'sent', 'posted'].includes(status)",
      "['sent', 'posted'].includes(status)",
      'is not warned of while it is set aside and scheduled',
    ],
  ]),
  ...faultsIn('ladderNotice', [
    [
      'a customer is warned again after the clock went back',
      '`plan-${installmentKey(warning.installment)}-${warning.step}`',
      '`plan-${installmentKey(warning.installment)}-${warning.step}-${clock.now().getTime()}`',
      'is sent once, whichever way the clock goes and however often anybody looks',
    ],
  ]),
  ...faultsIn('listCovers', [
    [
      'nobody is reminded of a payment that will be sent, though its money is not there',
      'needs[index] === 0 && isIn(OPEN_STATES, row)',
      'isIn(OPEN_STATES, row)',
      'is not set aside in full',
    ],
  ]),
]
