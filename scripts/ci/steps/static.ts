import { buildIfStale } from '../../dev/build-web.ts'
import { run, runWithNode } from './run.ts'
import type { Step } from './step.ts'

const TSC = 'node_modules/typescript7/bin/tsc'

/** Programs that check or build everything, and pass or fail. Each counts as one. */
const check = (name: string, ...commands: [program: string, ...args: string[]][]): Step => ({
  name,
  run: async () => {
    let hasPassed = true
    for (const [program, ...args] of commands) {
      if ((await runWithNode(program, args)) !== 0) hasPassed = false
    }
    return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
})

export const types = check('types', [TSC], [TSC, '-p', 'web'], [TSC, '-p', 'e2e'])
export const lint = check('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'])
export const format = check('format', ['node_modules/@biomejs/biome/bin/biome', 'format', '.'])
export const bounds = check('bounds', ['scripts/ci/bounds.ts'])
export const unused = check('unused', ['node_modules/knip/bin/knip.js'])

/** The web app as built for production, with its size limits; the browser stories run on it. */
export const build: Step = {
  name: 'build',
  run: async () => {
    await buildIfStale()
    const code = await run('npm', ['run', 'sizes', '--workspace', '@yoursuccess/web'])
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
}
