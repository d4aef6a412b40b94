/** What a page of the web app may load, and which sites may appear in its frames. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import type { Program } from '@yoursuccess/contract/program/program'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { readLanguages } from './language.ts'
import { servePages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(
  join(folder, 'index.html'),
  '<script nonce="__CSP_NONCE__"></script><title>Built</title></head><body><div id="root"></div></body>',
)
// Like the output of the web app's build. /about is a public page; the app may also show / and /login.
mkdirSync(join(folder, 'render'))
writeFileSync(
  join(folder, 'render/site.js'),
  `export default {
    frame: '<i nonce="__CSP_NONCE__">frame</i>',
    indexedPaths: () => ['/', '/about'],
    render: (path, program, origin) =>
      path === '/password-reset' || path.startsWith('/dashboard') ? undefined : {
        status: ['/', '/about', '/login'].includes(path) ? 200 : 404,
        html: '<p nonce="__CSP_NONCE__">' + [path, program.bank_name, origin].join(' ') + '</p>',
      },
  }`,
)
writeFileSync(
  join(folder, 'render/preloads.json'),
  JSON.stringify({
    '/dashboard': { scripts: ['/assets/home.js'], sheets: ['/assets/home.css'], font: '/assets/text.woff2' },
  }),
)
let program = { bank_name: 'First Bank', product_name: 'Plan & Pay' } as Program

const app = Fastify()
await app.register(cookie)
readLanguages(app)
await servePages(app, {
  folder,
  frames: ['https://frames.example'],
  linking: { window: 'https://link.example', api: 'https://api.link.example' },
  site: { getProgram: async () => program, origin: 'https://bank.example' },
  cookieName: 'Authorization',
  config: { publicUrl: new URL('https://bank.example'), SPANISH_TRUSTEE: 'fideicomisario' },
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const open = async (path: string) => {
  const { headers, body } = await app.inject(path)
  const policy = String(headers['content-security-policy']).split('; ')
  return { body, of: (name: string) => policy.find((part) => part.startsWith(`${name} `)) }
}

// PROTECTION-34
test('a page may frame only the configured origins and cannot be framed itself', async () => {
  const page = await open('/dashboard/set-pin')
  expect(page.of('frame-src')).toBe('frame-src https://frames.example')
  expect(page.of('frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(page.of('default-src')).toBe("default-src 'none'")
})

test('sends browsers the address for policy reports', async () => {
  const { headers } = await app.inject('/dashboard')
  expect(headers['reporting-endpoints']).toBe('csp="/policy-reports"')
  expect(headers['content-security-policy']).toContain('; report-to csp')
})

test("the app's page has the configured product name", async () => {
  expect((await open('/dashboard')).body).toContain('<title>Plan &amp; Pay</title>')
})

test('only the first page of a visit preloads scripts, styles and fonts', async () => {
  const { body } = await open('/dashboard')
  expect(body).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/text.woff2">',
  )
  expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/home.js">')
  expect(body).toContain('<link rel="preload" as="style" crossorigin href="/assets/home.css">')
  expect((await open('/dashboard/settings')).body).not.toContain('preload')
})

describe('the account frame', () => {
  const openAs = async (path: string, cookies: Record<string, string>) =>
    (await app.inject({ url: path, cookies })).body

  test.each(['/dashboard', '/dashboard/settings'])(
    'shows the account frame at %s before the app, for a signed-in customer',
    async (path) => {
      const body = await openAs(path, { Authorization: 'x' })
      expect(body).toMatch(/<body><i nonce="[^"_]+">frame<\/i><div id="root">/)
    },
  )

  test.each([
    ['/dashboard', {}],
    ['/', { Authorization: 'x' }],
    ['/account-application/review', { Authorization: 'x' }],
    ['/dashboards', { Authorization: 'x' }],
  ])('shows no account frame at %s with %j', async (path, cookies) => {
    expect(await openAs(path, cookies)).not.toContain('frame</i>')
  })
})

// PROTECTION-34
test('allows scripts from the build and inline scripts with the nonce of this reply', async () => {
  const [first, second] = [await open('/dashboard'), await open('/dashboard')]
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1]
  expect(first.of('script-src')).toBe(`script-src 'self' 'nonce-${nonce}'`)
  expect(second.body).not.toBe(first.body)
})

// FUNDING-55, PROTECTION-35
test.each([
  '/dashboard/funding/plaid/link',
  '/dashboard/funding/plaid/link/17',
  '/dashboard/funding/plaid/link-oauth?oauth_state_id=1',
  '/enrollment-funding/plaid/link',
  '/enrollment-funding/plaid/link/17',
  '/enrollment-funding/plaid/link-oauth',
])('the page %s allows the linking partner and no one else', async (path) => {
  const page = await open(path)
  const nonce = /nonce="([^"]+)"/.exec(page.body)?.[1]
  expect(page.of('script-src')).toBe(`script-src 'self' 'nonce-${nonce}' https://link.example`)
  expect(page.of('connect-src')).toBe("connect-src 'self' https://link.example https://api.link.example")
  expect(page.of('frame-src')).toBe('frame-src https://link.example')
  expect(page.of('trusted-types')).toBe('trusted-types default worker bank-link')
  expect(page.of('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
})

// FUNDING-55
test.each([
  '/',
  '/login',
  '/dashboard',
  '/dashboard/funding',
  '/dashboard/funding/ach/create-transaction/17',
  '/dashboard/funding/plaid',
  '/dashboard/funding/plaid/link/17/more',
  '/dashboard/funding/plaid/linked',
  '/dashboard/plaid/link',
  '/plaid/link',
  '/login?next=/dashboard/funding/plaid/link',
  '/dashboard//funding/plaid/link',
])('the page %s does not allow the linking partner', async (path) => {
  const { headers } = await app.inject(path)
  expect(headers['content-security-policy']).not.toContain('link.example')
  expect(headers['content-security-policy']).not.toContain('bank-link')
})

describe('an independent policy checker', () => {
  /** The findings of csp_evaluator on a policy, without those that do not apply here. */
  const violationsOf = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
      .map(({ directive, value, description }) => [directive, value, description].join(' '))
  const policyOf = async (path: string) => String((await app.inject(path)).headers['content-security-policy'])

  test.each(['/', '/about', '/login', '/dashboard', '/dashboard/funding/plaid/link', '/no-such-page'])(
    'an independent checker finds no weakness in the policy of %s',
    async (path) => {
      expect(violationsOf(await policyOf(path))).toEqual([])
    },
  )

  test('control: the checker finds scripts allowed from anywhere', async () => {
    const loose = (await policyOf('/login')).replace("script-src 'self'", "script-src 'self' https:")
    expect(violationsOf(loose)).toEqual([expect.stringContaining('script-src https:')])
  })
})

describe('a public page', () => {
  test('a public page is a document with the same policy and its own nonce', async () => {
    const page = await open('/about')
    const nonce = /nonce="([^"]+)"/.exec(page.body)?.[1]
    expect(page.body).toBe(`<p nonce="${nonce}">/about First Bank https://bank.example</p>`)
    expect(page.of('script-src')).toBe(`script-src 'self' 'nonce-${nonce}'`)
    expect((await open('/about')).body).not.toBe(page.body)
  })

  test('a public page shows the current program', async () => {
    program = { bank_name: 'Second Bank' } as Program
    expect((await open('/about')).body).toContain('Second Bank')
    program = { bank_name: 'First Bank' } as Program
    expect((await open('/about')).body).toContain('First Bank')
  })

  // FRAME-43
  test('a page that does not exist is a document with status 404', async () => {
    const { statusCode, body } = await app.inject('/no-such-page')
    expect(statusCode).toBe(404)
    expect(body).toContain('/no-such-page')
  })

  test.each(['/password-reset', '/dashboard/settings'])(
    'the app renders %s, which is no public page',
    async (path) => {
      const { statusCode, body } = await app.inject(path)
      expect([statusCode, body.startsWith('<script')]).toEqual([200, true])
    },
  )
})

describe.each(['/', '/login'])('the page %s', (path) => {
  const startsWith = async (query: string, cookies = {}) =>
    (await app.inject({ url: path + query, cookies })).body.slice(0, 7)

  test('a visitor gets a document, wherever they come from', async () => {
    expect(await startsWith('')).toBe('<p nonc')
    expect(await startsWith('?from=letter')).toBe('<p nonc')
  })

  test('a customer who may be signed in gets the app, which redirects them', async () => {
    expect(await startsWith('', { Authorization: 'token' })).toBe('<script')
    expect(await startsWith('', { Other: 'token' })).toBe('<p nonc')
  })

  test('a customer who was signed out gets the app, which says so', async () => {
    expect(await startsWith('?timedOut=true')).toBe('<script')
    expect(await startsWith('?ended=true')).toBe('<script')
    expect(await startsWith('?timedOut=false')).toBe('<p nonc')
  })
})

test('a signed-in customer also gets a public page as a document', async () => {
  const { body } = await app.inject({ url: '/about', cookies: { Authorization: 'token' } })
  expect(body.slice(0, 7)).toBe('<p nonc')
})

test('the page contains the current program, escaped so that it cannot close its element', async () => {
  program = { bank_name: 'First </script><b>Bank' } as Program
  const { body } = await open('/dashboard')
  const written = /<script type="application\/json" id="program">(.*?)<\/script>/.exec(body)?.[1] ?? ''
  expect(written).not.toContain('<')
  expect(JSON.parse(written)).toEqual(program)
})

// PROGRAM-52
test('search engines find the public pages, and are kept out of the account', async () => {
  const robots = (await app.inject('/robots.txt')).body
  expect(robots).toContain('Disallow: /dashboard\n')
  expect(robots).toContain('Sitemap: https://bank.example/sitemap.xml\n')
  const { body, headers } = await app.inject('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect([...body.matchAll(/<loc>([^<]+)/g)].map(([, place]) => place)).toEqual([
    'https://bank.example/',
    'https://bank.example/about',
  ])
})

test.each(['/index.html', '/render/site.js'])('does not serve the file %s', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404)
})
