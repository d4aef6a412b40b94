import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { plant } from './testing/plant.ts'

const REPOSITORY = resolve(import.meta.dirname, '../..')
const FOLDERS = ['server', 'sandbox', 'web', 'scripts', 'e2e']

const NOW = 'export const now = () => Date.now()'
const ENVIRONMENT = "export const port = process.env['PORT']"

/** For each rule that the project uses, files that break it. */
const BROKEN: [rule: string, file: string, text: string][] = [
  ['no-floating-promises', 'server/src/a1.ts', 'export const a = (work: () => Promise<void>) => { work() }'],
  [
    'no-floating-promises',
    'server/src/a2.ts',
    'interface Query { then: (done: (rows: string[]) => void, failed: () => void) => void }\nexport const a = (query: Query) => { query }',
  ],
  [
    'no-misused-promises',
    'server/src/a3.ts',
    'export const a = (work: () => Promise<boolean>) => { if (work()) return 1; return 2 }',
  ],
  ['no-explicit-any', 'server/src/a4.ts', 'export const a = (x: any): unknown => x'],
  ['no-restricted-properties', 'server/src/b1.ts', NOW],
  ['no-restricted-properties', 'server/src/features/funding/clock.ts', NOW],
  ['no-restricted-properties', 'web/src/b2.ts', 'export const start = performance.timeOrigin'],
  [
    'no-restricted-properties',
    'sandbox/src/b3.ts',
    "import { Temporal } from 'temporal-polyfill'\nexport const now = () => Temporal.Now.instant()",
  ],
  ['no-restricted-properties', 'server/src/clock/clock.ts', ENVIRONMENT],
  ['no-restricted-properties', 'server/src/boot/config.ts', NOW],
  ['no-restricted-properties', 'server/src/c1.ts', ENVIRONMENT],
  [
    'no-restricted-imports',
    'server/src/c2.ts',
    "import { env } from 'node:process'\nexport const port = env['PORT']",
  ],
  [
    'no-restricted-imports',
    'web/src/c3.ts',
    "import { useMutation } from '@tanstack/react-query'\nexport const useSave = () => useMutation({})",
  ],
  [
    'no-restricted-imports',
    'web/src/lib/use-submit.ts',
    "import { env } from 'node:process'\nexport const port = env['PORT']",
  ],
  ['no-restricted-globals', 'web/src/d1.ts', 'export const amount = (text: string) => parseFloat(text)'],
  [
    'no-restricted-properties',
    'web/src/d2.test.ts',
    'export const amount = (text: string) => Number.parseFloat(text)',
  ],
  [
    'no-restricted-properties',
    'web/src/e1.ts',
    "export const write = (at: HTMLElement) => { at.innerHTML = 'x' }",
  ],
  [
    'no-restricted-properties',
    'web/src/e2.ts',
    "export const write = (at: HTMLElement) => { at.insertAdjacentHTML('beforeend', 'x') }",
  ],
  [
    'no-danger',
    'web/src/e3.tsx',
    "export const Text = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />",
  ],
  ['no-eval', 'web/src/e4.ts', 'export const run = (text: string): unknown => eval(text)'],
  ['no-new-func', 'web/src/e5.ts', 'export const run = (text: string) => new Function(text)'],
  ['no-implied-eval', 'web/src/e6.ts', "export const run = () => setTimeout('alert(1)', 1)"],
  ['no-barrel-file', 'server/src/f1.ts', "export * from './clean.ts'"],
  [
    'rules-of-hooks',
    'web/src/g1.tsx',
    "import { useState } from 'react'\nexport const A = ({ on }: { on: boolean }) => { if (on) useState(1); return <p>x</p> }",
  ],
  [
    'exhaustive-deps',
    'web/src/g2.tsx',
    "import { useEffect } from 'react'\nexport const A = ({ on }: { on: () => void }) => { useEffect(() => on(), []); return <p>x</p> }",
  ],
  ['alt-text', 'web/src/h1.tsx', "export const A = () => <img src='x.png' />"],
]

const SOUND = {
  'server/src/clean.ts': 'export const sound = 1',
  'sandbox/src/clock.ts': NOW,
  'web/src/lib/clock.ts': NOW,
  'sandbox/src/config.ts': ENVIRONMENT,
  'server/src/late.test.ts': `${NOW}\n${ENVIRONMENT}`,
  'scripts/late.ts': `${NOW}\n${ENVIRONMENT}`,
  'e2e/late.spec.ts': `${NOW}\n${ENVIRONMENT}`,
}

interface Diagnostic {
  filename: string
  code: string
}
let diagnostics: Diagnostic[]
const rulesOf = (file: string) =>
  diagnostics.filter(({ filename }) => filename === file).map(({ code }) => /\(([^)]+)\)/.exec(code)?.[1])

beforeAll(() => {
  const { root, remove } = plant({
    ...SOUND,
    ...Object.fromEntries(BROKEN.map(([, file, text]) => [file, text])),
    'web/tsconfig.json':
      '{ "extends": "../tsconfig.json", "compilerOptions": { "jsx": "react-jsx", "lib": ["es2024", "dom"] }, "include": ["src"] }',
  })
  try {
    const oxlint = join(REPOSITORY, 'node_modules/oxlint/bin/oxlint')
    const { stdout } = spawnSync(process.execPath, [oxlint, '--type-aware', '--format=json', ...FOLDERS], {
      cwd: root,
      encoding: 'utf8',
    })
    diagnostics = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics
  } finally {
    remove()
  }
})

test.each(BROKEN)('the linter reports %s in %s', (rule, file) => {
  expect(rulesOf(file)).toContain(rule)
})

test.each(Object.keys(SOUND))('the linter reports nothing in %s', (file) => {
  expect(rulesOf(file)).toEqual([])
})
