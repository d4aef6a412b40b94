/** Runs the steps of `npm test` and `npm run check` one after the other, and adds up their results. */
import { assertInTime, limitAll, Stopped } from './run.ts'

export interface Outcome {
  passed: number
  failed: number
  skipped?: number
  /** The names of failed checks. They are printed again at the end, because long output is often cut off. */
  failures?: readonly string[]
}

export interface Step {
  name: string
  run: () => Promise<Outcome>
}

/**
 * Runs the steps named in `selection`, or all steps. The last line of output is `N passed, M failed`. Sets
 * exit code 1 if something failed, if nothing ran, or if all steps together took longer than `limitMs`.
 */
export const runSteps = async (
  steps: readonly Step[],
  selection: readonly string[],
  limitMs = Number.POSITIVE_INFINITY,
): Promise<void> => {
  limitAll(limitMs)
  const unknown = selection.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.log(`unknown step ${unknown.join(', ')}; known: ${steps.map(({ name }) => name).join(', ')}`)
  }
  const chosen = steps.filter(({ name }) => selection.length === 0 || selection.includes(name))
  const total = { passed: 0, failed: unknown.length, skipped: 0 }
  const failedSteps: string[] = []
  const failures: string[] = []
  for (const step of chosen) {
    const { passed, failed, skipped = 0, failures: names = [] } = await timed(step)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    if (failed > 0) failedSteps.push(step.name)
    failures.push(...names.map((name) => `${step.name}: ${name}`))
  }
  if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`)
  for (const failure of failures) console.log(`- ${failure}`)
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
  console.log(`${total.passed} passed, ${total.failed} failed`)
}

/** Runs a step and prints its duration. A step that throws counts as one failure. */
const timed = async ({ name, run }: Step): Promise<Outcome> => {
  console.log(`\n=== ${name}`)
  const start = performance.now()
  let outcome: Outcome
  try {
    outcome = await run()
    assertInTime()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // The message explains a stopped command. For any other error, the stack is needed.
    console.log(error instanceof Stopped ? message : error)
    outcome = { passed: 0, failed: 1, failures: [message] }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`=== ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`)
  return outcome
}
