/** Runs all browser stories without a network, except for the machine's loopback (security gate E10). */
import { spawnSync } from 'node:child_process'
import { stories } from '../steps/e2e.ts'
import type { Step } from '../steps/step.ts'

/**
 * Runs a command in its own Linux network namespace, after checking that this has only a loopback interface.
 */
const WITHOUT_NETWORK = [
  'unshare',
  // Root needs no mapping to root. The mapping would also hide other users, and PostgreSQL runs as another
  // user.
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  '--net',
  'sh',
  '-c',
  'ip link set lo up && [ "$(tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d " ")" = lo ] && exec "$@"',
  'sh',
] as const

export const noNetwork: Step = {
  name: 'no-network',
  run: async () => {
    const [command, ...args] = WITHOUT_NETWORK
    if (spawnSync(command, [...args, 'true']).status !== 0) {
      console.log('this machine cannot run a process without a network')
      return { passed: 0, failed: 0, skipped: 1 }
    }
    return stories({ before: WITHOUT_NETWORK })
  },
}
