/**
 * `npm run bounds`: checks which files import which. The rules are in .dependency-cruiser.cjs; only that
 * features have no cycles is checked here.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const REPOSITORY = resolve(import.meta.dirname, '../..')
const FOLDERS = ['contract', 'database', 'server', 'sandbox', 'web', 'e2e', 'bench', 'scripts']

export interface Violation {
  rule: string
  from: string
  to: string
}

/** Checks every import under `root` against the rules. Throws when the tool itself fails. */
export const findViolations = async (
  root: string,
): Promise<{ modules: string[]; violations: Violation[] }> => {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const { modules, summary } = await cruise(root, folders)
  return {
    modules: modules
      .map(({ source }) => source)
      .filter((source) => folders.includes(source.split('/')[0] ?? '')),
    violations: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...featureCycles(modules),
    ],
  }
}

/**
 * Imports between features that need each other, also by way of other features. dependency-cruiser finds only
 * cycles of files: its rules for folders cannot leave out tests, which import everything.
 */
const featureCycles = (modules: Cruise['modules']): Violation[] => {
  const imports = modules.flatMap(({ source: from, dependencies }) =>
    dependencies.flatMap(({ resolved: to }) => {
      const [user, used] = [featureOf(from), featureOf(to)]
      return user && used && user !== used ? [{ from, to, user, used }] : []
    }),
  )
  const reached = (features: Set<string>): Set<string> => {
    const before = features.size
    for (const { user, used } of imports) if (features.has(user)) features.add(used)
    return features.size === before ? features : reached(features)
  }
  return imports
    .filter(({ user, used }) => reached(new Set([used])).has(user))
    .map(({ from, to }) => ({ rule: '8-no-circles-of-features', from, to }))
}

const featureOf = (path: string): string | undefined =>
  /\.test\.tsx?$/.test(path) ? undefined : /^(?:server|web)\/src\/features\/[^/]+/.exec(path)?.[0]

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[]
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

const cruise = async (root: string, folders: string[]): Promise<Cruise> => {
  const tool = join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--no-progress']
  const { stdout } = await promisify(execFile)(process.execPath, [tool, ...options, ...folders], {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Cruise
}

/**
 * Returns folders of which no file was read. If the tool does not support the installed compiler, it reads no
 * file and so finds no violation.
 */
const foldersNotRead = (modules: string[]) =>
  ['contract', 'database', 'server', 'sandbox', 'web', 'scripts'].filter(
    (folder) => !modules.some((path) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path)),
  )

if (import.meta.main) {
  const { modules, violations } = await findViolations(REPOSITORY)
  const notRead = foldersNotRead(modules)
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} -> ${to}`)
  for (const folder of notRead) console.log(`no module was read in ${folder}/`)
  console.log(`${modules.length} modules, ${violations.length} violations`)
  if (violations.length + notRead.length > 0) process.exitCode = 1
}
