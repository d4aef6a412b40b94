import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { missingEntries, type Packages, withIntegrity } from './lockfile.ts'

const lockfile = readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')

test('the lockfile lists every package that npm ci needs; if not, run npm run lockfile', () => {
  const { packages } = JSON.parse(lockfile) as { packages: Packages }
  expect(Object.keys(missingEntries(packages))).toEqual([])
})

test('the lockfile names no registry, so each user installs from their own', () => {
  expect(lockfile).not.toMatch(/"resolved": "[a-z+]+:/)
})

test('adds a missing package for another platform to the lockfile, with its platform', () => {
  const tool = {
    version: '1.0.0',
    dev: true,
    optionalDependencies: {
      '@tool/linux-x64': '1.0.0',
      '@tool/linux-x64-musl': '1.0.0',
      '@tool/win32-arm64': '1.0.0',
    },
  }
  const packages = { '': {}, 'node_modules/tool': tool, 'node_modules/@tool/linux-x64': { version: '1.0.0' } }
  expect(missingEntries(packages)).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '1.0.0',
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    },
    'node_modules/@tool/win32-arm64': {
      version: '1.0.0',
      cpu: ['arm64'],
      os: ['win32'],
      dev: true,
      optional: true,
    },
  })
})

test('adds a missing checksum to the lockfile if the registry has one', async () => {
  const packages: Packages = {
    '': { version: '1.0.0' },
    'node_modules/@tool/linux-x64': { version: '1.0.0', integrity: 'sha512-known' },
    'node_modules/tool/node_modules/@tool/win32-x64': { version: '1.0.0' },
    'node_modules/@tool/aix-ppc64': { version: '1.0.0' },
    'node_modules/@ours/web': { link: true },
  }
  const requested: string[] = []
  const completed = await withIntegrity(packages, async (name, version) => {
    requested.push(`${name}@${version}`)
    return name === '@tool/win32-x64' ? 'sha512-found' : undefined
  })
  expect(requested).toEqual(['@tool/win32-x64@1.0.0', '@tool/aix-ppc64@1.0.0'])
  expect(completed).toEqual({
    ...packages,
    'node_modules/tool/node_modules/@tool/win32-x64': { version: '1.0.0', integrity: 'sha512-found' },
  })
})
