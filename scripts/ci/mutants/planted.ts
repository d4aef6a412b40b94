import { accessFaults } from './access.ts'
import { courtFaults } from './court.ts'
import { moneyFaults } from './money.ts'
import type { Mutant } from './mutant.ts'
import { notificationFaults } from './notifications.ts'
import { onceFaults } from './once.ts'
import { passkeyFaults } from './passkeys.ts'
import { proofFaults } from './proof.ts'
import { recurringFaults } from './recurring.ts'
import { retentionFaults } from './retention.ts'
import { trackerFaults } from './tracker.ts'

export const FAULTS: Readonly<Record<string, readonly Mutant[]>> = {
  tracker: trackerFaults,
  money: moneyFaults,
  once: onceFaults,
  notifications: notificationFaults,
  recurring: recurringFaults,
  access: accessFaults,
  passkeys: passkeyFaults,
  proof: proofFaults,
  retention: retentionFaults,
  court: courtFaults,
}
export const MUTANTS: readonly Mutant[] = Object.values(FAULTS).flat()
