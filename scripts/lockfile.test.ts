import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { missingEntries, type Packages } from './lockfile.ts'

const lockfile = readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8')

test('the lockfile names every package that npm ci asks for; if not, run npm run lockfile', () => {
  const { packages } = JSON.parse(lockfile) as { packages: Packages }
  expect(Object.keys(missingEntries(packages))).toEqual([])
})

test('the lockfile names no registry, so that everybody installs from their own', () => {
  expect(lockfile).not.toMatch(/"resolved": "[a-z+]+:/)
})

test('a missing package for another platform is added with its platform', () => {
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
