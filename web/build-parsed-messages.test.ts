import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { parsedMessages } from './build-parsed-messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'messages-'))
afterAll(() => rmSync(folder, { recursive: true }))
symlinkSync(resolve(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'))

/** The build's output, without blanks, for a catalog with these texts, and a page that renders with the library. */
const builtFrom = async (catalog: string): Promise<string> => {
  const entry = join(folder, 'page.ts')
  writeFileSync(join(folder, 'page.messages.ts'), catalog)
  writeFileSync(
    entry,
    `import { IntlMessageFormat } from 'intl-messageformat'
     import { copy } from './page.messages.ts'
     export const page = [copy, IntlMessageFormat]`,
  )
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [parsedMessages()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  })
  const [output] = [result].flat() as Rolldown.RolldownOutput[]
  return (output?.output[0].code ?? '').replaceAll(/\s+/g, '')
}

test('the build parses texts with values, and leaves the parser out', async () => {
  const code = await builtFrom(
    `const messages = (feature: string, texts: object) => texts
     export const copy = messages('page', { title: 'Your bills', end: 'Until {on}.', list: [\`<a>All</a>\`] })
     export const path = '/bills/{id}'`,
  )
  expect(code).toContain('title:"Yourbills"')
  expect(code).toContain('"parsed":[{"type":0,"value":"Until"},{"type":1,"value":"on"}')
  expect(code).toContain('"value":"a"')
  expect(code).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE')
})

test('a text with values that is put together from pieces stops the build', async () => {
  await expect(
    builtFrom(
      `const messages = (feature: string, texts: object) => texts
       const max = 9
       export const copy = messages('page', { end: \`At most \${max} until {on}.\` })`,
    ),
  ).rejects.toThrow('must be written in one piece')
})
