/** Visitors can read the web app's build output, and no other file of the server (security gates E8, F8). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../../tests/support/test-bank.ts'
import { openWire, type Wire } from '../../tests/support/wire.ts'

const SECRET = 'nobody may read this'
const root = mkdtempSync(join(tmpdir(), 'static-'))
const web = join(root, 'web/dist')
const write = (path: string, text: string) => {
  mkdirSync(join(web, path, '..'), { recursive: true })
  writeFileSync(join(web, path), text)
}
mkdirSync(web, { recursive: true })
write('index.html', '<p nonce="__CSP_NONCE__">the app</p>')
write('assets/app-1.js', 'let built = 1')
write('assets/app-1.css', 'p {}')
write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
write('render/inner.js', SECRET)
write('.env', SECRET)
write('.git/config', SECRET)
write('../../.env', SECRET)
write('../../package.json', SECRET)
write('../../.data/keys.json', SECRET)

let bank: TestBank
let wire: Wire
beforeAll(async () => {
  bank = await openTestBank({ webFolder: web })
  // Not a timing test: a busy machine may be slow.
  wire = openWire(bank.url, 30_000)
})
afterAll(async () => {
  wire.close()
  await bank.close()
  rmSync(root, { recursive: true })
})

/** Every spelling of "one folder up" that some server has accepted. */
const UP = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%00',
  '..;',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '....',
  '..%5c',
]
const BETWEEN = ['/', '%2f', '%5c', '//', '/./', '%252f']
const WANTED = ['.env', 'package.json', '.data/keys.json', 'etc/passwd']
const climbing = UP.flatMap((up) =>
  BETWEEN.flatMap((slash) =>
    WANTED.map((file) => `/assets/${`${up}${slash}`.repeat(file === 'etc/passwd' ? 8 : 3)}${file}`),
  ),
)
const BESIDE = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/render/inner.js',
  '/assets/app-1.js.map',
  '/assets/',
  '/assets',
  '/package.json',
  '/server/src/main.ts',
  '/documentation',
  '/documentation/json',
  '/metrics',
  '/.well-known/../.env',
  '/~root/.env',
  '/index.html',
]

// PROTECTION-37
test('no path escapes the web folder or reaches a hidden file in it', async () => {
  expect(climbing.length).toBeGreaterThan(200)
  const found: string[] = []
  for (const target of [...climbing, ...BESIDE]) {
    const { status, text } = await wire.send({ method: 'GET', target })
    // A path without a dot in its last part belongs to the app, which replies with its own page.
    const isPage = status === 200 && text.includes('the app')
    if (text.includes(SECRET) || text.includes('root:') || !(isPage || [400, 404].includes(status)))
      found.push(`${target}: ${status} ${text.slice(0, 40)}`)
  }
  expect(found).toEqual([])
})

test('control: serves a built file', async () => {
  const reply = await wire.send({ method: 'GET', target: '/assets/app-1.js' })
  expect([reply.status, reply.text]).toEqual([200, 'let built = 1'])
})

test.each([
  ['/assets/app-1.js', 'application/javascript; charset=utf-8'],
  ['/assets/app-1.css', 'text/css; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/login', 'text/html; charset=utf-8'],
  ['/api/program', 'application/json; charset=utf-8'],
])('%s has the content type %s', async (target, type) => {
  const { status, headers } = await wire.send({ method: 'GET', target })
  expect([status, headers['content-type']]).toEqual([200, type])
})
