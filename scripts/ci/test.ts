/** `npm test`: runs all checks. `node scripts/ci/test.ts types unit` runs only these two steps. */
import { e2e } from './steps/e2e.ts'
import { bounds, build, format, lint, types, unused } from './steps/static.ts'
import { runSteps } from './steps/step.ts'
import { postgres, unit } from './steps/unit.ts'

/** Ends a run that hangs, on a slow machine that does other work, too. docs/tests.md has the actual duration. */
const LIMIT_MS = 86 * 60_000

await runSteps(
  [types, lint, format, bounds, unused, unit, postgres, build, e2e],
  process.argv.slice(2),
  LIMIT_MS,
)
