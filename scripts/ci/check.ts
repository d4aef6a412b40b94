/** `npm run check`: the checks to run before every commit. Takes two minutes on an idle machine. */
import { bounds, format, lint, types, unused } from './steps/static.ts'
import { runSteps } from './steps/step.ts'
import { fast } from './steps/unit.ts'

await runSteps([types, lint, format, bounds, unused, fast], process.argv.slice(2))
