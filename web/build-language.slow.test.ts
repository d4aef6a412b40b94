/** The public pages of the Spanish build, as the server sends them. It builds them, which takes some seconds. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Site } from '@yoursuccess/contract/program/site'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLanguage } from './build-language.ts'
import { withoutJsonSchema } from './build-without-json-schema.ts'
import { announcedProgram, sampleProgram } from './src/testing/samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'spanish-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Node reads the built module itself, also where Vitest runs this one. */
const load = createRequire(import.meta.url)
const FILES = {
  site: { script: '/site.js', sheets: ['/site.css'], font: '/font.woff2' },
  login: { scripts: ['/app.js'], sheets: ['/app.css'], font: '/font.woff2' },
}

let site: Site
beforeAll(async () => {
  await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [inLanguage('es'), react(), withoutJsonSchema()],
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      minify: false,
      ssr: join(import.meta.dirname, 'src/render.tsx'),
      rolldownOptions: { output: { entryFileNames: 'pages.mjs' } },
    },
  })
  const { createSite } = load(join(folder, 'pages.mjs')) as { createSite: (files: typeof FILES) => Site }
  site = createSite(FILES)
})

const open = (path: string, program = sampleProgram) => {
  const sent = site.render(path, program, 'https://bank.example')
  return new DOMParser().parseFromString(sent?.html ?? '', 'text/html')
}

// LANGUAGE-09
test.each([
  ['/legal/electronic-communications', 'Acuerdo de comunicaciones electrónicas', 'Su firma electrónica'],
  ['/legal/deposit-account', 'Acuerdo de la cuenta de depósito', 'Órdenes de tribunales'],
  ['/legal/privacy-policy', 'Política de privacidad', 'Cómo lo protegemos'],
])('%s is a translation that names and links the binding English text', (path, title, heading) => {
  const page = open(path)
  expect(page.documentElement.lang).toBe('es')
  expect(page.querySelector('h1')?.textContent).toBe(title)
  const headings = [...page.querySelectorAll('main section h2')].map(({ textContent }) => textContent)
  expect(headings.some((text) => text.endsWith(heading))).toBe(true)
  expect(page.querySelector('main [lang]')).toBeNull()
  const binding = [...page.querySelectorAll('main p')].find(({ textContent }) =>
    textContent.includes('solo el texto en inglés es vinculante'),
  )
  expect(binding?.querySelector('a')?.getAttribute('href')).toBe('?language=en')
})

// PROGRAM-52
test('links to the notice once the end of the program is announced', () => {
  const link = open('/legal/deposit-account', announcedProgram).querySelector(
    'main a[href="/program-notice"]',
  )
  expect(link?.textContent).toBe('aviso del programa')
})

// LANGUAGE-01
test('the fees are in Spanish, with the same amounts', () => {
  const rows = [...open('/fees').querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(rows).toHaveLength(12)
  expect(rows).toContainEqual(expect.stringMatching(/^Pago de una factura.*\$1\.00$/))
  expect(rows).toContainEqual(expect.stringMatching(/^Reemplazo de una tarjeta.*\$5\.00$/))
  expect(rows).toContain('Cargo mensual$0.00')
})
