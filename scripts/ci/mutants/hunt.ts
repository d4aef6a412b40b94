/** Plants each fault in a copy of the repository and checks that its test fails. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../../dev/postgres.ts'
import type { LocatedMutant } from './locate.ts'
import { openScratch } from './scratch.ts'

export interface Hunt {
  mutants: number
  killed: number
  /** Faults that their test did not find, or whose test fails even without the fault. */
  alive: string[]
}

export const hunt = async (mutants: readonly LocatedMutant[]): Promise<Hunt> => {
  const scratch = openScratch()
  const postgres = mutants.some(needsPostgres) ? await startPostgres() : undefined
  const environment = (mutant: LocatedMutant) =>
    needsPostgres(mutant) ? { TEST_DATABASE_URL: postgres?.url() } : {}
  const alive: string[] = []
  /** Test results without a fault, by test file. Each file runs only once. */
  const sound = new Map<string, Promise<Map<string, string>>>()
  const soundRun = (mutant: LocatedMutant) => {
    const known =
      sound.get(mutant.testFile) ?? runTests(scratch.root, mutant.testFile, undefined, environment(mutant))
    sound.set(mutant.testFile, known)
    return known
  }
  try {
    for (const mutant of mutants) {
      const startedAt = performance.now()
      const before = endsOf(await soundRun(mutant), mutant.test)
      const after = before.every((end) => end === 'passed')
        ? await scratch.withFault(mutant, async () =>
            endsOf(
              await runTests(scratch.root, mutant.testFile, mutant.test, environment(mutant)),
              mutant.test,
            ),
          )
        : []
      const isKilled = before.length > 0 && after.includes('failed')
      const word = isKilled ? 'found' : 'NOT FOUND'
      console.log(
        `${word}: ${mutant.fault} (${mutant.file}, ${Math.round(performance.now() - startedAt)} ms)`,
      )
      if (before.length === 0 || before.includes('failed'))
        console.log('  its test fails without the fault, or does not exist')
      if (!isKilled)
        alive.push(`${mutant.fault} (${mutant.file}) is not found by «${mutant.test}» of ${mutant.testFile}`)
    }
    return { mutants: mutants.length, killed: mutants.length - alive.length, alive }
  } finally {
    await postgres?.stop()
    scratch.remove()
  }
}

const needsPostgres = ({ testFile }: LocatedMutant) => testFile.endsWith('.pg.test.ts')

const endsOf = (ends: Map<string, string>, title: string): string[] =>
  [...ends].filter(([name]) => name.includes(title)).map(([, end]) => end)

/** Ends a run in which a fault makes tests wait forever. That counts as found. */
const LIMIT_MS = 5 * 60_000

/** Returns the result of each test by its full name. Empty if the file could not be loaded. */
const runTests = async (
  root: string,
  file: string,
  title: string | undefined,
  environment: Record<string, string | undefined>,
): Promise<Map<string, string>> => {
  const reportFile = join(root, '.cache/mutant.json')
  rmSync(reportFile, { force: true })
  const only = title === undefined ? [] : ['--testNamePattern', title.replaceAll(/[^\w\s]/g, '.')]
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  const report = ['--reporter=json', `--outputFile.json=${reportFile}`]
  const project = file.startsWith('web/') ? 'web' : 'unit'
  const args = [program, 'run', '--project', project, file, ...only, ...report]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, FIGURES_FILE: '', ...environment },
    stdio: 'ignore',
    timeout: LIMIT_MS,
  })
  const startedAt = performance.now()
  await once(child, 'exit')
  // A test runner that is stopped exits as if it had finished, so the elapsed time decides.
  if (performance.now() - startedAt >= LIMIT_MS) return new Map([[title ?? '', 'failed']])
  if (!existsSync(reportFile)) return new Map()
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as {
    testResults: { assertionResults: { fullName: string; status: string }[] }[]
  }
  return new Map(
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status }) => [fullName, status] as const),
    ),
  )
}
