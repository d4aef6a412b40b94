/**
 * `npm run test:long`: tests that take too long for every change: the full number of kills, stops and faults,
 * the model, the mutants, and the stories with two servers. `npm run test:long -- kills mutants-money` runs
 * only these. Writes the counts to docs/reliability.md, with day and commit.
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
