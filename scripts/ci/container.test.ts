/**
 * Checks that the image contains exactly the files that its programs need (OPERATIONS-06). Reads the
 * Containerfile instead of building the image, which takes minutes and an image registry, and is done at a
 * release (docs/operations.md).
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const REPOSITORY = resolve(import.meta.dirname, '../..')
const PROGRAMS = ['server/src/main.ts', 'scripts/ops/bank.ts']
/** Imported only to restore a backup with the sandbox's tables. A production backup has none. */
const ONLY_WITH_SANDBOX = 'sandbox/src/app.ts'

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8')
const filesAt = (patterns: string[]) =>
  globSync(patterns, {
    cwd: REPOSITORY,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache)$/.test(String(path)),
  })

/** The source files in the image, by their paths in the repository. */
const filesOfImage = (): Set<string> => {
  const image =
    read('Containerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const copied = [...image.matchAll(/^COPY --from=build (.*) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .map((source) => source.replace('/bank/', ''))
  const ignored = new Set(filesAt(read('.containerignore').trim().split('\n')))
  const isIgnored = (path: string): boolean => path !== '.' && (ignored.has(path) || isIgnored(dirname(path)))
  const files = filesAt(copied.flatMap((path) => [path, `${path}/**/*`]))
  return new Set(files.filter((path) => path.endsWith('.ts') && !isIgnored(path)))
}

/** The packages that `npm ci` installs in the image. */
const packagesOfImage = () =>
  ['contract', 'database', 'server'].flatMap((workspace) =>
    Object.keys(
      (JSON.parse(read(`${workspace}/package.json`)) as { dependencies: Record<string, string> })
        .dependencies,
    ),
  )

/** What an import refers to: the path of one of our files, or the name of a package. */
const targetOf = (from: string, name: string): string => {
  if (name.startsWith('.')) return join(dirname(from), name)
  const [, workspace, file] = /^@yoursuccess\/([^/]+)\/(.+)$/.exec(name) ?? []
  if (workspace && file) return `${workspace}/src/${file}.ts`
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

const TYPES_ONLY = /^(import|export) type [^;]*? from '[^']+'$/gm
const IMPORTS = /(?:^import|\sfrom|\bimport\()\s*'([^'\n]+)'/gm

/** All files and packages that programs import, directly or not. Without `withTypes`, skips type imports. */
const importedBy = (programs: readonly string[], { withTypes = false } = {}): Set<string> => {
  const seen = new Set<string>()
  const follow = (target: string) => {
    if (seen.has(target) || target.startsWith('node:')) return
    seen.add(target)
    if (!target.endsWith('.ts') || target === ONLY_WITH_SANDBOX) return
    const text = withTypes ? read(target) : read(target).replaceAll(TYPES_ONLY, '')
    for (const [, name = ''] of text.matchAll(IMPORTS)) follow(targetOf(target, name))
  }
  programs.forEach(follow)
  return seen
}

const missingFor = (programs: readonly string[]) => {
  const available = new Set([...filesOfImage(), ...packagesOfImage()])
  return [...importedBy(programs)].filter((target) => !available.has(target))
}

// OPERATIONS-06
test('the image has every file and package that its programs import', () => {
  expect(filesOfImage().size).toBeGreaterThan(300)
  expect(missingFor(PROGRAMS)).toEqual([ONLY_WITH_SANDBOX])
})

// OPERATIONS-06
test('the image has no other file: no tests, no sandbox, only the scripts for operators', () => {
  // The image has the whole contract, because the web app is built from it too.
  const onlyInBrowser = [
    'application/occupation-words',
    'forecast/safe-sum.rules',
    'forecast/what-if.rules',
    'tracker/month-income.rules',
  ]
  const imported = importedBy([...PROGRAMS, ...onlyInBrowser.map((name) => `contract/src/${name}.ts`)], {
    withTypes: true,
  })
  // The server finds the translations of its modules itself (messaging/translations.ts).
  const isUsed = (file: string) => imported.has(file) || imported.has(file.replace(/\.es\.ts$/, '.ts'))
  expect([...filesOfImage()].filter((file) => !isUsed(file))).toEqual([])
})

test('reports missing files and packages for a program not made for the image', () => {
  expect(missingFor(['server/tests/support/test-bank.ts'])).toEqual(
    expect.arrayContaining(['server/tests/support/test-bank.ts', 'scripts/dev/free-port.ts']),
  )
  expect(missingFor(['server/src/pdf/pdf.test.ts'])).toContain('vitest')
})
