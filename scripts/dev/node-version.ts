import { readFileSync } from 'node:fs'

const OLDEST = [22, 18] as const

/**
 * Stops with a one-line message if this Node cannot run TypeScript at all. The message names the versions
 * that we support, from package.json.
 */
export const assertNodeVersion = (version = process.versions.node): void => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    engines: { node: string }
  }
  console.error(`This needs Node ${engines.node} (npm ci installs 24); you have ${version}.`)
  process.exit(1)
}
