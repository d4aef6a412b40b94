/** The public pages as the server sends them, before any script. */
import { describe, expect, test } from 'vitest'
import { createAppRouter } from './app/router.tsx'
import { isAppPath } from './app/site/site-pages.tsx'
import { createQueryClient } from './lib/query-client.ts'
import { createSite } from './render.tsx'
import { gradeOf, proseOf } from './testing/reading-grade.ts'
import { announcedProgram, sampleProgram } from './testing/samples.ts'

const ORIGIN = 'https://bank.example'
const site = createSite({
  site: { script: '/site.js', sheets: ['/site.css'], font: '/font.woff2' },
  login: { scripts: ['/app.js'], sheets: ['/app.css'], font: '/font.woff2' },
})
const off = sampleProgram
const PAGES = site.indexedPaths(announcedProgram)

const open = (path: string, program = announcedProgram) => {
  const sent = site.render(path, program, ORIGIN)
  const page = new DOMParser().parseFromString(sent?.html ?? '', 'text/html')
  const one = (selector: string) => page.querySelector(selector)
  return { sent, page, one, text: page.body.textContent ?? '' }
}

describe.each(PAGES)('%s', (path) => {
  // PROGRAM-46
  test('has its own title and description, one canonical address and one h1', () => {
    const { sent, page, one } = open(path)
    expect(sent?.status).toBe(200)
    expect(page.title).toMatch(/^.{4,} \| YourSuccess$/)
    const description = one('meta[name=description]')?.getAttribute('content') ?? ''
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThan(160)
    expect(one('link[rel=canonical]')?.getAttribute('href')).toBe(ORIGIN + path)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(one('main h1')).toBeTruthy()
  })

  // PROGRAM-49
  test('promises no amount to spend, because the app shows none', () => {
    expect(open(path).sent?.html).not.toMatch(/you can spend|you may still spend/i)
  })

  // PROGRAM-48
  test('has no inline styles, and a nonce on every script and style', () => {
    const { page } = open(path)
    expect([...page.querySelectorAll('[style]')]).toEqual([])
    for (const part of page.querySelectorAll('script, style')) {
      expect(part.getAttribute('nonce')).toBe('__CSP_NONCE__')
    }
  })

  // PROGRAM-41
  test('shows the support number and links to the three documents', () => {
    const { one, page } = open(path)
    expect(one('footer')?.textContent).toContain(sampleProgram.support.phone)
    const links = [...page.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining([
        '/legal/electronic-communications',
        '/legal/privacy-policy',
        '/legal/deposit-account',
      ]),
    )
  })

  // PROGRAM-47
  test.each([
    ['announced', announcedProgram],
    ['not announced', off],
  ])('has no dead link while the end of the program is %s', (_what, program) => {
    if (site.render(path, program, ORIGIN)?.status === 404) return
    const { page } = open(path, program)
    const dead = [...page.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => {
        if (/^(tel:|https:)/.test(href)) return false
        const { pathname, hash } = new URL(href, ORIGIN + path)
        const isThere = (site.render(pathname, program, ORIGIN)?.status ?? 200) === 200
        return !isThere || (pathname === path && hash !== '' && !page.getElementById(hash.slice(1)))
      })
    expect(dead).toEqual([])
  })
})

// PROGRAM-46
test('no two pages have the same title or description', () => {
  const heads = PAGES.map((path) => open(path))
  expect(new Set(heads.map(({ page }) => page.title)).size).toBe(PAGES.length)
  const descriptions = heads.map(({ one }) => one('meta[name=description]')?.getAttribute('content'))
  expect(new Set(descriptions).size).toBe(PAGES.length)
})

describe('the start page', () => {
  // PROGRAM-02, PROGRAM-35
  test('shows its text without scripts', () => {
    const { text } = open('/')
    expect(text).toContain('The bank account that keeps your Chapter\u00a013 plan on track')
    expect(text).toContain('Track every bill')
  })

  // PROGRAM-09
  test('announces the end of the product and both dates only once the end is announced', () => {
    expect(open('/').one('aside')?.textContent).toContain('Last deposit date: July 30, 2025.')
    expect(open('/', off).one('aside')).toBeNull()
  })

  // PROGRAM-36
  test('links to the configured sign-up and to the login', () => {
    const links = [...open('/').page.querySelectorAll('a')]
    const to = (name: string) =>
      new Set(links.filter((link) => link.textContent === name).map((link) => link.getAttribute('href')))
    expect(to('Register Now')).toEqual(new Set([sampleProgram.signup_url]))
    expect(to('Log In')).toEqual(new Set(['/login']))
  })

  // PROGRAM-37
  test('says that no more accounts are opened and stops inviting visitors to register', () => {
    const closed = { ...sampleProgram, signup_url: null }
    for (const path of PAGES) {
      const { text } = open(path, closed)
      expect([path, text.match(/Register|Ready when you are|How to get started/)?.[0]]).toEqual([
        path,
        undefined,
      ])
    }
    for (const path of ['/', '/about'])
      expect(open(path, closed).text).toContain('We no longer open new accounts.')
  })

  // PROGRAM-40
  test('each "Learn More" links to a section of the page', () => {
    const { page } = open('/')
    const ways = [...page.querySelectorAll('a')].filter((link) => link.textContent?.startsWith('Learn More'))
    expect(ways).toHaveLength(4)
    for (const way of ways) expect(page.querySelector(`section${way.getAttribute('href')}`)).toBeTruthy()
  })
})

describe('the other pages', () => {
  // PROGRAM-02, PROGRAM-43
  test('shows the account features in three panels', () => {
    expect(open('/account-features').page.querySelectorAll('main section')).toHaveLength(3)
  })

  // PROGRAM-42
  test('the page about the account links to the sign-up', () => {
    const link = open('/about').one(`main a[href="${sampleProgram.signup_url}"]`)
    expect(link?.textContent).toBe('Register Now')
  })

  // PROGRAM-01
  test('the page about the account names its kind and who issues it and the card', () => {
    expect(open('/about').text).toContain(
      'This is a prepaid, debit-style account. Example Bank issues the account and the debit card',
    )
  })

  // PROGRAM-44
  test('lists all fees on one page', () => {
    const rows = [...open('/fees').page.querySelectorAll('tbody tr')].map((row) => row.textContent)
    expect(rows).toContainEqual(expect.stringMatching(/^Bill payment.*\$1\.00$/))
    expect(rows).toContainEqual(expect.stringMatching(/^Monthly fee\$0\.00$/))
  })

  // PROGRAM-52
  test('has no notice page until the end of the program is announced', () => {
    expect(open('/program-notice', off).sent?.status).toBe(404)
    expect(open('/program-notice', off).text).toContain('Page not found')
    expect(site.indexedPaths(off)).not.toContain('/program-notice')
    expect(open('/', off).one('a[href="/program-notice"]')).toBeNull()
  })

  // FRAME-43
  test('ignores a trailing slash and answers an unknown address with 404', () => {
    expect(open('/fees/').one('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/fees`)
    const nowhere = open('/no-such-page')
    expect(nowhere.sent?.status).toBe(404)
    expect(nowhere.one('h1')?.textContent).toBe('Page not found')
    expect(nowhere.one('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })
})

// PROGRAM-51
test('every address belongs to the app or to these pages', () => {
  const router = createAppRouter(createQueryClient(() => {}))
  const addresses = Object.keys(router.routesByPath)
  expect(addresses.length).toBeGreaterThan(40)
  const lost = addresses.filter((path) => !isAppPath(path) && !PAGES.includes(path))
  expect(lost).toEqual([])
})

// PROGRAM-50
test.each([...PAGES, '/no-such-page'])('an eighth grader can read %s', (path) => {
  expect(gradeOf(proseOf(open(path).page))).toBeLessThanOrEqual(8)
})

// FRAME-28
test('the frame of the account has no text and no inline styles, and a nonce for its rules', () => {
  const { body } = new DOMParser().parseFromString(site.frame, 'text/html')
  const drawn = body.querySelector('#drawn')
  expect(drawn?.getAttribute('aria-hidden')).toBe('true')
  const rules = drawn?.querySelector('style')
  expect(rules?.getAttribute('nonce')).toBe('__CSP_NONCE__')
  rules?.remove()
  expect(drawn?.textContent).toBe('')
  expect(body.querySelectorAll('a, button, style, [style]')).toHaveLength(0)
})
