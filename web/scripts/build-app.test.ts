/** Which files the app's modules go into, depending on what the first visits load. */
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { fileNames } from './build-app.ts'
import { FIRST_VISITS, OTHER_PAGES } from './first-visits.ts'

const WEB = resolve(import.meta.dirname, '..')
const at = (path: string) => resolve(WEB, path)

/** A first build with each module in its own file. */
const apart = (imports: Record<string, string[]>) => {
  const starts = [...Object.values(FIRST_VISITS), ...Object.values(OTHER_PAGES)].flat()
  const modules = new Set(['index.html', 'src/site.ts', ...starts, ...Object.values(imports).flat()])
  return [...modules].map((path) => ({
    type: 'chunk',
    fileName: path,
    facadeModuleId: at(path),
    moduleIds: [at(path)],
    imports: imports[path] ?? [],
  })) as unknown as Rolldown.RolldownOutput['output']
}

const names = fileNames(
  apart({
    'index.html': ['src/lib/call.ts', 'node_modules/react/index.js', 'src/both.ts'],
    'src/site.ts': ['src/both.ts'],
    'src/features/session/login-page.tsx': ['src/lib/call.ts', 'src/sign-in.ts', 'src/field.ts'],
    'src/features/application/application-layout.tsx': ['src/field.ts', 'src/schema.ts'],
    'src/app/home-page.tsx': ['src/schema.ts', 'src/balance.ts', 'src/lib/call.ts'],
    'src/app/dashboard-layout.tsx': ['src/balance.ts'],
    'src/features/tracker/tracker-page.tsx': ['src/balance.ts', 'src/goals.ts'],
  }),
)
const nameOf = (path: string) => names.get(at(path))

test('puts the code that every page loads in one file, and its packages in another', () => {
  expect(nameOf('src/lib/call.ts')).toBe('start')
  expect(nameOf('node_modules/react/index.js')).toBe('packages')
})

test('puts code that the sign-in page shares in the entry, and its own code elsewhere', () => {
  expect(nameOf('src/field.ts')).toBe('start')
  expect(nameOf('src/sign-in.ts')).toBe('login')
})

test('puts code shared by dashboard pages in one file, apart from code the application shares', () => {
  expect(nameOf('src/balance.ts')).toBe('dashboard')
  expect(nameOf('src/app/home-page.tsx')).toBe('dashboard')
  expect(nameOf('src/schema.ts')).toBe('dashboard+account-application')
})

test('does not group code that no first visit loads, or the script of the public pages', () => {
  for (const path of ['src/goals.ts', 'src/site.ts', 'src/both.ts']) expect(nameOf(path)).toBeUndefined()
})
