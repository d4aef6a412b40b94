/** Compression, caching and partial requests of the built web app's files. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveFiles } from './files.ts'

const SCRIPT = 'let built = 1;'.repeat(200)
const VIDEO = 'webm '.repeat(1000)

const root = mkdtempSync(join(tmpdir(), 'files-'))
/** Writes one build of the app. Two builds of the same sources differ only in the time of their files. */
const build = (name: string, script: string, writtenAt: Date) => {
  const folder = join(root, name)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const write = (path: string, content: string | Buffer) => {
    writeFileSync(join(folder, path), content)
    utimesSync(join(folder, path), writtenAt, writtenAt)
  }
  write('assets/app.js', script)
  write('assets/app.js.br', brotliCompressSync(script))
  write('assets/app.js.zst', zstdCompressSync(script))
  write('video.webm', VIDEO)
  write('service-worker.js', script)
  write('hidden.txt', 'hidden')
  return folder
}
const serve = async (folder: string) => {
  const app = Fastify()
  await app.register(compress, { threshold: 1024 })
  await serveFiles(app, folder, (path) => path !== 'hidden.txt')
  return app
}

let app: Awaited<ReturnType<typeof serve>>
let other: typeof app
let changed: typeof app
beforeAll(async () => {
  app = await serve(build('one', SCRIPT, new Date('2026-01-01')))
  other = await serve(build('two', SCRIPT, new Date('2026-02-02')))
  changed = await serve(build('three', `${SCRIPT}//`, new Date('2026-01-01')))
})
afterAll(async () => {
  await Promise.all([app, other, changed].map((each) => each.close()))
  rmSync(root, { recursive: true })
})
const get = async (url: string, headers: Record<string, string> = {}, server = app) =>
  server.inject({ url, headers })
const tagOf = async (url: string, server = app) => String((await get(url, {}, server)).headers['etag'])

// OPERATIONS-102
test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['zstd, gzip', 'zstd', zstdDecompressSync],
  ['br;q=0, zstd', 'zstd', zstdDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a browser that accepts %s gets the script as %s', async (accepted, encoding, decompress) => {
  const { headers, rawPayload } = await get('/assets/app.js', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-type']).toBe('application/javascript; charset=utf-8')
  expect(headers['vary']).toBe('accept-encoding')
  expect(decompress(rawPayload).toString()).toBe(SCRIPT)
})

// OPERATIONS-102
test('sends the copies that the build made', async () => {
  const { rawPayload } = await get('/assets/app.js', { 'accept-encoding': 'br' })
  expect(rawPayload).toEqual(brotliCompressSync(SCRIPT))
})

test('a client that accepts no encoding gets the script as it is', async () => {
  const { headers, body } = await get('/assets/app.js')
  expect(headers['content-encoding']).toBeUndefined()
  expect([headers['vary'], headers['content-length'], body]).toEqual([
    'accept-encoding',
    String(SCRIPT.length),
    SCRIPT,
  ])
})

describe('the ETag', () => {
  // OPERATIONS-103
  test('is the same on two servers whose files were written at different times', async () => {
    expect(await tagOf('/assets/app.js', other)).toBe(await tagOf('/assets/app.js'))
    expect(await tagOf('/video.webm', other)).toBe(await tagOf('/video.webm'))
  })

  // OPERATIONS-103
  test('differs when the content differs, even if the time does not', async () => {
    expect(await tagOf('/assets/app.js', changed)).not.toBe(await tagOf('/assets/app.js'))
  })

  // OPERATIONS-103
  test.each(['br', 'zstd', 'gzip', 'identity'])(
    'answers 304 to a browser that has the file as %s',
    async (as) => {
      const first = await get('/assets/app.js', { 'accept-encoding': as })
      const etag = String(first.headers['etag'])
      const again = await get('/assets/app.js', { 'accept-encoding': as, 'if-none-match': `"x", ${etag}` })
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
      expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
      expect(again.headers['vary']).toBe('accept-encoding')
    },
  )

  test('sends the file to a browser that has another content', async () => {
    const { statusCode, body } = await get('/assets/app.js', { 'if-none-match': 'W/"other"' })
    expect([statusCode, body]).toEqual([200, SCRIPT])
  })
})

// OPERATIONS-103
test('only files whose names change with their content are cached without asking again', async () => {
  expect((await get('/assets/app.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/video.webm')).headers['cache-control']).toBe('no-cache')
})

describe('a part of a video', () => {
  test('is sent alone', async () => {
    const { statusCode, headers, body } = await get('/video.webm', { range: 'bytes=5-8' })
    expect([statusCode, headers['content-range'], body]).toEqual([206, `bytes 5-8/${VIDEO.length}`, 'webm'])
  })

  test('is sent alone to a browser whose other parts are of the same content', async () => {
    const condition = { range: 'bytes=5-8', 'if-range': await tagOf('/video.webm') }
    expect((await get('/video.webm', condition)).statusCode).toBe(206)
    expect((await get('/video.webm', { ...condition, 'if-range': '"other"' })).statusCode).toBe(200)
  })
})

test('HEAD says what GET would, without the content', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/video.webm' })
  expect([statusCode, headers['content-length'], body]).toEqual([200, String(VIDEO.length), ''])
})

test.each(['/assets/app.js.br', '/assets/app.js.zst', '/hidden.txt'])('%s has no address', async (path) => {
  expect((await get(path)).statusCode).toBe(404)
})

// FRAME-132
test('the service worker is looked up each time, and may fetch what is of this site only', async () => {
  const { headers } = await get('/service-worker.js')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'")
  expect((await get('/assets/app.js')).headers['content-security-policy']).toBeUndefined()
})
