/** `npm test`: all required checks. `node scripts/ci/test.ts types unit` runs only these steps. */
import { e2e } from './steps/e2e.ts'
import { bounds, build, format, lint, types, unused } from './steps/static.ts'
import { runSteps } from './steps/step.ts'
import { postgres, unit } from './steps/unit.ts'

/** On any machine: people stop running tests that take longer. docs/tests.md says how long it takes. */
const LIMIT_MS = 40 * 60_000

await runSteps(
  [types, lint, format, bounds, unused, unit, postgres, build, e2e],
  process.argv.slice(2),
  LIMIT_MS,
)
