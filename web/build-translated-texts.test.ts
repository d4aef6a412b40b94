import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { translatedTexts } from './build-translated-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'translated-'))
afterAll(() => rmSync(folder, { recursive: true }))
symlinkSync(resolve(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'))

const ENGLISH = `import { messages } from '@yoursuccess/contract/core/messages'
  import { refusals } from '@yoursuccess/contract/core/error'
  const MAX = 9
  const apart = { here: 'Not written in the catalog' }
  export const indirect = messages('indirect', apart)
  export const REQUIRED = 'Required'
  export const other = messages('other', { name: 'The name' })
  export const copy = messages('page', {
    title: 'Your bills',
    list: ['One', \`At most \${MAX}\`],
    group: { left: 'Left as it is', of: other.name },
    rest: 'The rest',
  } satisfies object)
  export const restCopy = messages('page.rest', { more: 'More of it' })
  export const billRefusals = refusals({ 'bills.gone': [404, 'It is gone.'] })`

/** The build's output for a catalog with this translation. Each name is used once, because modules are remembered. */
const builtWith = async (name: string, translation: string): Promise<string> => {
  const entry = join(folder, `${name}.ts`)
  writeFileSync(join(folder, `${name}.messages.ts`), ENGLISH)
  writeFileSync(join(folder, `${name}.messages.es.ts`), translation)
  writeFileSync(entry, `export * from './${name}.messages.ts'`)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [translatedTexts()],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: name },
      rolldownOptions: { external: /^@yoursuccess/ },
    },
  })
  const [output] = [result].flat() as Rolldown.RolldownOutput[]
  return output?.output[0].code ?? ''
}

test('each translated text is in the place of the English one', async () => {
  const code = await builtWith(
    'all',
    `export const REQUIRED = 'Obligatorio'
     export const copy = { title: 'Sus facturas', list: ['Uno', 'Hasta 9'], rest: 'El resto' }
     export const restCopy = { more: 'Otro poco' }
     export const billRefusals = { 'bills.gone': 'Ya no está.' }`,
  )
  for (const text of [
    'Obligatorio',
    'Sus facturas',
    'Uno',
    'Hasta 9',
    'El resto',
    'Otro poco',
    'Ya no está.',
    'Left as it is',
    'The name',
  ])
    expect(code).toContain(text)
  for (const text of ['Required', 'Your bills', 'One', 'At most', 'The rest', 'More of it', 'It is gone.'])
    expect(code).not.toContain(text)
})

test('a text without a translation stays English', async () => {
  const code = await builtWith('some', `export const copy = { title: 'Sus facturas' }`)
  expect(code).toContain('Sus facturas')
  expect(code).toContain('It is gone.')
})

test('a translation without a place stops the build', async () => {
  const built = builtWith('lost', `export const indirect = { here: 'Indirecto' }`)
  await expect(built).rejects.toThrow('has no place for the translation of indirect.here')
})
