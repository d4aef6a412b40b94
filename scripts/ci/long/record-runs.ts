/** Writes the counts of the long gates to docs/reliability.md. Keeps the rows of gates that did not run. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { REPOSITORY, runWithNode } from '../steps/run.ts'
import type { Figures } from './figures.ts'
import { withRows } from './marked-table.ts'

export interface StepRun {
  step: string
  passed: number
  failed: number
  minutes: number
}

const DOCUMENT = 'docs/reliability.md'

export const recordRuns = async (runs: readonly StepRun[], figuresFile: string): Promise<void> => {
  const file = join(REPOSITORY, DOCUMENT)
  const when = [new Date().toISOString().slice(0, 10), commitOf(REPOSITORY), machine()]
  const steps = runs.map(({ step, passed, failed, minutes }) => [
    `\`${step}\``,
    failed > 0 ? `**${failed} failed**, ${passed} passed` : `${passed} passed`,
    minutes.toFixed(1),
    ...when,
  ])
  const counted = readFigures(figuresFile).map((figures) => [figures.gate, wordsOf(figures), ...when])
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, withRows(withRows(before, 'runs', steps), 'figures', counted))
  await runWithNode('node_modules/@biomejs/biome/bin/biome', ['format', '--write', DOCUMENT])
}

const readFigures = (file: string): Figures[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Figures)
    : []

const wordsOf = ({ counted }: Figures) =>
  Object.entries(counted)
    .map(([what, count]) => `${Math.round(count).toLocaleString('en-US')} ${what}`)
    .join(', ')

const commitOf = (folder: string) => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--', '.', `:!${DOCUMENT}`) !== ''
  return `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? ' with changes' : ''}`
}

const machine = () =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB${process.env['BUSY_MACHINE'] ? ', busy' : ''}`
