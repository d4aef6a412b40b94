import { buildIfStale } from '../../dev/build-web.ts'
import { run, runWithNode } from './run.ts'
import type { Step } from './step.ts'

const TSC = 'node_modules/typescript7/bin/tsc'

/** A step that runs programs. It counts as one check, which passes if all programs exit with code 0. */
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

/** Builds the web app for production and checks its size limits. The browser stories use this build. */
export const build: Step = {
  name: 'build',
  run: async () => {
    await buildIfStale()
    const code = await run('npm', ['run', 'sizes', '--workspace', '@yoursuccess/web'])
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
}
