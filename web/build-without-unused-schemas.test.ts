import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { withoutUnusedSchemas } from './build-without-unused-schemas.ts'

const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'contract/src/pay'), { recursive: true })
writeFileSync(
  join(folder, 'contract/src/pay/endpoints.ts'),
  `import { endpoint, z } from './parts.ts'
   export const amount = z.string().max(9)
   const body = z.string().min(1)
   export const pay = endpoint('POST /pay', { summary: 'Pays', body, replies: { 200: amount }, limit: 'money' })
   export const look = endpoint('GET /look', {})`,
)
writeFileSync(
  join(folder, 'contract/src/pay/parts.ts'),
  `export const endpoint = <T>(route: string, declared: T) => ({ route, ...declared })
   const checks = { max: (most: number) => 'at most ' + most, min: (least: number) => 'at least ' + least }
   export const z = { string: () => (globalThis.console.log('a schema is made'), checks) }`,
)

/** The build's output for a page with these sources. */
const builtFrom = async (words: string): Promise<string> => {
  const entry = join(folder, 'page.ts')
  writeFileSync(entry, words)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutUnusedSchemas()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  })
  const [output] = [result].flat() as Rolldown.RolldownOutput[]
  return output?.output[0].code ?? ''
}

test('a page that only calls endpoints gets their addresses and no schema', async () => {
  const code = await builtFrom(
    `import { look, pay } from './contract/src/pay/endpoints.ts'; console.log(pay, look)`,
  )
  expect(code).toContain('"/pay"')
  expect(code).toContain('"POST"')
  expect(code).toContain('"/look"')
  expect(code).not.toMatch(/a schema is made|summary|replies|limit/)
})

test('keeps a schema that the page validates with', async () => {
  const code = await builtFrom(
    `import { amount } from './contract/src/pay/endpoints.ts'; console.log(amount)`,
  )
  expect(code).toContain('.max(9)')
  expect(code).not.toContain('.min(1)')
})

test('fails the build when an endpoint does not say its route itself, which the browser needs', async () => {
  writeFileSync(
    join(folder, 'contract/src/pay/shared.ts'),
    `import { endpoint } from './parts.ts'
     const route = 'POST /named'
     export const named = endpoint(route, {})`,
  )
  const built = builtFrom(`import { named } from './contract/src/pay/shared.ts'; console.log(named)`)
  await expect(built).rejects.toThrow('must say its method and path itself')
})
