/** Each page has one address in both languages (docs/decisions/0207-spanish.md). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import type { Program } from '@yoursuccess/contract/program/program'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readLanguages } from './language.ts'
import { servePages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'languages-'))

/** Like the output of the web app's build in one language. /about is a public page. */
const writeBuild = (place: string, { code, about, script, assets }: Record<string, string>) => {
  mkdirSync(join(folder, place, 'render'), { recursive: true })
  mkdirSync(join(folder, place, assets ?? ''), { recursive: true })
  writeFileSync(join(folder, place, assets ?? '', 'app.js'), script ?? '')
  writeFileSync(
    join(folder, place, 'index.html'),
    `<html lang="${code}"><title>Built</title></head><body><div id="root"></div></body>`,
  )
  writeFileSync(
    join(folder, place, 'render/site.js'),
    `export default {
      frame: '',
      indexedPaths: () => [],
      render: (path) => path === '/about' ? { status: 200, html: '<p>${about}</p>' } : undefined,
    }`,
  )
}
writeBuild('.', { code: 'en', about: 'About', script: '"Hello"', assets: 'assets' })
writeBuild('es', { code: 'es', about: 'Acerca', script: '"Hola"', assets: 'assets/es' })

const app = Fastify()
await app.register(cookie)
readLanguages(app)
await servePages(app, {
  folder,
  frames: [],
  linking: { window: 'https://link.example', api: 'https://api.link.example' },
  site: { getProgram: async () => ({ product_name: 'Plan' }) as Program, origin: 'https://bank.example' },
  cookieName: 'Authorization',
  config: { publicUrl: new URL('https://bank.example') },
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const inSpanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }

// LANGUAGE-01, LANGUAGE-02
test.each(['/about', '/dashboard'])(
  '%s is in the language of the browser, at the same address',
  async (path) => {
    const spanish = await app.inject({ url: path, headers: inSpanish })
    expect(spanish.body).toMatch(/Acerca|lang="es"/)
    expect(spanish.headers['content-language']).toBe('es')
    const english = await app.inject(path)
    expect(english.body).not.toMatch(/Acerca|lang="es"/)
    expect(english.headers['content-language']).toBe('en')
    for (const { headers } of [spanish, english]) expect(headers.vary).toContain('Accept-Language, Cookie')
  },
)

// LANGUAGE-03
test('what the reader chose goes before what the browser prefers', async () => {
  const chosen = await app.inject({ url: '/about', cookies: { Language: 'es' } })
  expect(chosen.body).toBe('<p>Acerca</p>')
  const english = await app.inject({ url: '/about', cookies: { Language: 'en.new' }, headers: inSpanish })
  expect(english.headers['content-language']).toBe('en')
})

// LANGUAGE-03
test('the link on a page chooses the language and leads back to the page', async () => {
  const { statusCode, headers, cookies } = await app.inject('/password-reset?token=a%2Bb&language=es')
  expect([statusCode, headers.location]).toEqual([303, '/password-reset?token=a%2Bb'])
  expect(cookies).toEqual([
    expect.objectContaining({
      name: 'Language',
      value: 'es.new',
      path: '/',
      sameSite: 'Lax',
      secure: true,
    }),
  ])
})

test('the link leads to no other site', async () => {
  const { headers } = await app.inject('//other.example/about?language=es')
  expect(headers.location).toBe('/other.example/about')
})

test('a language that we do not have is no choice', async () => {
  const { statusCode, cookies } = await app.inject('/about?language=fr')
  expect([statusCode, cookies]).toEqual([200, []])
})

test('the files of each language have their own addresses', async () => {
  expect((await app.inject('/assets/app.js')).body).toBe('"Hello"')
  expect((await app.inject('/assets/es/app.js')).body).toBe('"Hola"')
  expect((await app.inject('/es/assets/es/app.js')).statusCode).toBe(404)
})
