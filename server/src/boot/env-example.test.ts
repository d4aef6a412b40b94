/** Operators rely on `.env.example`, so it lists every variable with its default in the code. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { environmentShape as sandboxShape } from '../../../sandbox/src/config.ts'
import { environmentShape } from './config.ts'

const text = readFileSync(resolve(import.meta.dirname, '../../../.env.example'), 'utf8')
/** Each name with its value, without the explanation. */
const documented = new Map(
  [...text.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*?)(?:\s{2,}.*)?$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)
const known = new Set([...Object.keys(environmentShape.shape), ...Object.keys(sandboxShape.shape)])
/** Variables of the start script, which runs before either program has a configuration. */
const START_VARIABLES = ['SANDBOX_DATABASE_URL']

// OPERATIONS-07
test('.env.example names every variable, and no other', () => {
  expect([...known].filter((name) => !documented.has(name)).toSorted()).toEqual([])
  expect(
    [...documented.keys()].filter((name) => !known.has(name) && !START_VARIABLES.includes(name)),
  ).toEqual([])
})

// OPERATIONS-07, PROGRAM-18
test('.env.example shows the defaults of the code', () => {
  const defaults = environmentShape.parse({}) as Record<string, string | number | string[] | undefined>
  const different = [...documented].flatMap(([name, value]) => {
    const real = defaults[name]
    if (real === undefined || value === '') return []
    const same = Array.isArray(real) ? inOrder(real) === inOrder(value.split(',')) : String(real) === value
    return same ? [] : [`${name}: ${value} is documented, ${String(real)} is the default`]
  })
  expect(different).toEqual([])
})

const inOrder = (words: readonly string[]) => words.toSorted((one, other) => one.localeCompare(other)).join()
