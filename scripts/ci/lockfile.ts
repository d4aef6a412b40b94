/**
 * `npm run lockfile`: completes package-lock.json. npm leaves out a tool's packages for other platforms if
 * the registry does not have them, and `npm ci` then refuses the whole file, although it would never install
 * them on this platform.
 */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

export interface Entry {
  version?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export type Packages = Record<string, Entry>

/** Returns entries for the optional dependencies that the lockfile does not have. */
export const missingEntries = (packages: Packages): Packages =>
  Object.fromEntries(
    Object.entries(packages).flatMap(([path, { dev, optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name]) => !isLocked(packages, path, name))
        .map(([name, version]) => [
          `node_modules/${name}`,
          { version, ...(dev ? { dev } : {}), optional: true, ...platformOf(name) },
        ]),
    ),
  )

/** Looks where Node looks: in the dependent's own node_modules, then in each folder above. */
const isLocked = (packages: Packages, path: string, name: string): boolean => {
  if (packages[path ? `${path}/node_modules/${name}` : `node_modules/${name}`]) return true
  if (path === '') return false
  const above = path.lastIndexOf('/node_modules/')
  return isLocked(packages, above < 0 ? '' : path.slice(0, above), name)
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64']

/** Reads the platform from a name like `@oxlint/binding-linux-arm64-musl`. Throws if the name has none. */
const platformOf = (name: string) => {
  const words = name.split(/[-/]/)
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.filter((word) => PROCESSORS.includes(word))
  if (os.length !== 1 || cpu.length !== 1) throw new Error(`the name ${name} does not include its platform`)
  const libc =
    os[0] !== 'linux' ? [] : words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return { cpu, ...(libc.length > 0 ? { libc } : {}), os }
}

/** Adds missing checksums. `lookUp` returns undefined for packages that the registry does not have. */
export const withIntegrity = async (
  packages: Packages,
  lookUp: (name: string, version: string) => Promise<string | undefined>,
): Promise<Packages> => {
  const completed: Packages = { ...packages }
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.integrity || !entry.version) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const integrity = await lookUp(name, entry.version)
    if (integrity?.startsWith('sha512-')) completed[path] = { ...entry, integrity }
  }
  return completed
}

/** Asks the registry that npm is configured to use on this machine. */
const fetchIntegrity = async (name: string, version: string): Promise<string | undefined> => {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity'])
    return stdout.trim()
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const file = resolve(import.meta.dirname, '../../package-lock.json')
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }
  const missing = missingEntries(lockfile.packages)
  const complete = await withIntegrity({ ...lockfile.packages, ...missing }, fetchIntegrity)
  const all = Object.entries(complete)
  lockfile.packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
  const without = all.filter(
    ([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity,
  )
  console.log(`${Object.keys(missing).length} entries added, ${without.length} without a checksum`)
}
