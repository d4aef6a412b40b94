/**
 * `npm run test:long`: runs tests that take too long for every change, such as the full number of kills,
 * stops and faults, the model, the mutants, and the browser stories with two servers. With step names, runs
 * only these: `npm run test:long -- kills mutants-money`. Writes the counts with day and commit to
 * docs/reliability.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { longSteps } from './long/long-steps.ts'
import { recordRuns, type StepRun } from './long/record-runs.ts'
import { runSteps } from './steps/step.ts'

const folder = mkdtempSync(join(tmpdir(), 'figures-'))
const figuresFile = join(folder, 'figures.jsonl')
process.env['FIGURES_FILE'] = figuresFile

const runs: StepRun[] = []
const noted = longSteps.map(({ name, run }) => ({
  name,
  run: async () => {
    const startedAt = performance.now()
    const entry: StepRun = { step: name, passed: 0, failed: 1, minutes: 0 }
    runs.push(entry)
    const outcome = await run()
    const { passed, failed } = outcome
    Object.assign(entry, { passed, failed, minutes: (performance.now() - startedAt) / 60_000 })
    return outcome
  },
}))
await runSteps(noted, process.argv.slice(2))
await recordRuns(runs, figuresFile)
rmSync(folder, { recursive: true })
