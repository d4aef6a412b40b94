/** Each page has one address in both languages (docs/decisions/0207-spanish.md). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import type { SpanishTrustee } from '@yoursuccess/contract/core/spanish-trustee'
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
  writeFileSync(join(folder, place, 'manifest.webmanifest'), `{ "description": "${about}" }`)
  writeFileSync(
    join(folder, place, 'index.html'),
    `<html lang="${code}"><title>Built</title></head><body><div id="root"></div></body>`,
  )
  writeFileSync(
    join(folder, place, 'render/site.js'),
    `export default {
      frame: '',
      indexedPaths: () => [],
      render: (path) => path === '/about' ? { status: 200, html: '<html lang="${code}"><p>${about}</p>' } : undefined,
    }`,
  )
}
writeBuild('.', { code: 'en', about: 'About the trustee', script: '"Hello"', assets: 'assets' })
writeBuild('es', { code: 'es', about: 'Acerca del fideicomisario', script: '"Hola"', assets: 'assets/es' })

mkdirSync(join(folder, 'videos'))
writeFileSync(join(folder, 'videos/tour.vtt'), 'Your trustee')
writeFileSync(join(folder, 'videos/tour.es.vtt'), 'Su fideicomisario')

const serve = async (SPANISH_TRUSTEE: SpanishTrustee) => {
  const app = Fastify()
  await app.register(cookie)
  readLanguages(app)
  await servePages(app, {
    folder,
    frames: [],
    linking: { window: 'https://link.example', api: 'https://api.link.example' },
    site: { getProgram: async () => ({ product_name: 'Plan' }) as Program, origin: 'https://bank.example' },
    cookieName: 'Authorization',
    config: { publicUrl: new URL('https://bank.example'), SPANISH_TRUSTEE },
  })
  return app
}
const app = await serve('fideicomisario')
const puertoRican = await serve('sindico')
afterAll(async () => {
  await Promise.all([app.close(), puertoRican.close()])
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
  expect(chosen.body).toContain('<p>Acerca del fideicomisario</p>')
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

// LANGUAGE-12
test('the manifest is in the language of the reader, and says so to caches', async () => {
  const url = '/manifest.webmanifest'
  const spanish = await app.inject({ url, headers: inSpanish })
  expect(spanish.json()).toEqual({ description: 'Acerca del fideicomisario' })
  expect(spanish.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'content-language': 'es',
    vary: 'Accept-Language, Cookie',
    'cache-control': 'no-cache',
  })
  const chosen = await app.inject({ url, headers: inSpanish, cookies: { Language: 'en' } })
  expect(chosen.json()).toEqual({ description: 'About the trustee' })
  expect(chosen.headers.etag).not.toBe(spanish.headers.etag)
  const known = { 'if-none-match': String(spanish.headers.etag) }
  expect((await app.inject({ url, headers: { ...inSpanish, ...known } })).statusCode).toBe(304)
  expect((await app.inject({ url, headers: known })).statusCode).toBe(200)
})

// LANGUAGE-11
test.each(['/about', '/manifest.webmanifest', '/videos/tour.es.vtt'])(
  '%s says síndico if the settings say so, in Spanish only',
  async (url) => {
    const [spanish, english] = [
      await puertoRican.inject({ url, headers: inSpanish }),
      await puertoRican.inject({ url: url.replace('.es', '') }),
    ]
    expect(spanish.body).toMatch(/del síndico|Su síndico/)
    expect(spanish.body).not.toContain('fideicomisario')
    expect(english.body).toBe((await app.inject(url.replace('.es', ''))).body)
    expect((await app.inject({ url, headers: inSpanish })).body).toContain('fideicomisario')
  },
)

// LANGUAGE-11
test("the app's page names the word for its own texts, in Spanish only", async () => {
  const open = async (from: typeof app, headers = {}) =>
    (await from.inject({ url: '/dashboard', headers })).body
  expect(await open(puertoRican, inSpanish)).toContain('<html lang="es" data-trustee="síndico">')
  expect(await open(app, inSpanish)).not.toContain('data-trustee')
  expect(await open(puertoRican)).toBe(await open(app))
})
