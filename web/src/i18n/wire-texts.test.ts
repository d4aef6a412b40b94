import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { language } from './language.ts'
import { t } from './translate.ts'
import { findWireText } from './wire-texts.ts'

const CONTRACT = resolve(import.meta.dirname, '../../../contract/src')
/** These answer operators. */
const FOR_OPERATORS = /(^operator\/|-review\.ts$)/

/** The exports of the contract's files, by file. */
const exportsOf = async (pattern: string): Promise<[file: string, exported: Record<string, unknown>][]> =>
  Promise.all(
    globSync(pattern, { cwd: CONTRACT })
      .filter((file) => !/\.(test|es)\.ts$/.test(file) && !FOR_OPERATORS.test(file))
      .map(
        async (file): Promise<[string, Record<string, unknown>]> => [
          file,
          (await import(resolve(CONTRACT, file))) as Record<string, unknown>,
        ],
      ),
  )

test('every field error of the contract can be translated', async () => {
  const catalogs = await exportsOf('*/*.messages.ts')
  const texts = catalogs.flatMap(([, exported]) => Object.values(exported)).filter(isText)
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter((text) => !findWireText(text))).toEqual([])
})

test('every refusal that a customer can get can be translated', async () => {
  const files = await exportsOf('*/*.ts')
  const refusals = files
    .flatMap(([, exported]) => Object.entries(exported))
    .filter(([name]) => name.endsWith('Refusals'))
    .flatMap(([, table]) => Object.values(table as Record<string, { error: string }>))
  expect(refusals.length).toBeGreaterThan(80)
  expect(refusals.filter(({ error }) => !findWireText(error))).toEqual([])
})

test('in English a text of the wire is shown as it is sent', () => {
  const message = findWireText('Amount is required')
  expect(message?.id).toBe('wire.errors.field.AMOUNT_REQUIRED')
  expect(message && t(message)).toBe('Amount is required')
  expect(language.fromWire('Amount is required')).toBe('Amount is required')
})

const isText = (value: unknown): value is string => typeof value === 'string'
