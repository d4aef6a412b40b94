import type { Step } from '../steps/step.ts'
import { recordFigures } from '../long/figures.ts'
import { hunt } from './hunt.ts'
import { readLocator } from './locate.ts'
import { FAULTS } from './planted.ts'

/** One step for each kind of fault. A step passes if every fault makes its test fail. */
export const mutants: readonly Step[] = Object.entries(FAULTS).map(([kind, faults]) => ({
  name: `mutants-${kind}`,
  run: async () => {
    const { mutants: planted, killed, alive } = await hunt(faults.map(readLocator()))
    recordFigures({ gate: `planted faults: ${kind}`, counted: { planted, found: killed } })
    return { passed: killed, failed: alive.length, failures: alive }
  },
}))
