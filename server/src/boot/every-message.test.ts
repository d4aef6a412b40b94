/** Checks that a stored code finds its text: every catalog is listed, and no two texts share a code. */
import { globSync } from 'node:fs'
import { DEFAULT_LANGUAGE } from '@yoursuccess/contract/core/language'
import { isMessage } from '@yoursuccess/contract/core/messages'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { messagesIn } from '../messaging/render.ts'
import { EVERY_MESSAGE } from './every-message.ts'

const source = new URL('../', import.meta.url)

test('every catalog of the server is listed', async () => {
  const files = globSync('**/*.messages.ts', { cwd: source })
  const modules = await Promise.all(
    files.map(async (file) => (await import(new URL(file, source).href)) as Record<string, unknown>),
  )
  const catalogs = modules.flatMap((module) =>
    Object.values(module).filter((value) => typeof value === 'object'),
  )
  expect(new Set(EVERY_MESSAGE)).toEqual(new Set([...catalogs, trusteeGuard]))
  expect(EVERY_MESSAGE).toHaveLength(files.length + 1)
})

const every = EVERY_MESSAGE.flatMap(messagesIn)

test('no two texts have the same code, and none is called legacy', () => {
  const codes = every.filter(isMessage).map(({ id }) => id)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).not.toContain('legacy')
})

test('every text can be read by the formatter', () => {
  for (const { text } of every)
    expect(() => new IntlMessageFormat(text as string, DEFAULT_LANGUAGE)).not.toThrow()
})
