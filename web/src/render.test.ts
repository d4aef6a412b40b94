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
  test('has a title and a description of its own, its one address, and one first heading', () => {
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
  test('promises no number to spend, as the app shows none', () => {
    expect(open(path).sent?.html).not.toMatch(/you can spend|you may still spend/i)
  })

  // PROGRAM-48
  test('uses classes only, and every script and style has its nonce', () => {
    const { page } = open(path)
    expect([...page.querySelectorAll('[style]')]).toEqual([])
    for (const part of page.querySelectorAll('script, style')) {
      expect(part.getAttribute('nonce')).toBe('__CSP_NONCE__')
    }
  })

  // PROGRAM-41
  test('says whom to call, and leads to the three documents', () => {
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
  ])('has no link that leads nowhere, the end of the program being %s', (_what, program) => {
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
  test('shows its words without script', () => {
    const { text } = open('/')
    expect(text).toContain('The bank account that keeps your Chapter\u00a013 plan on track')
    expect(text).toContain('Track every bill')
  })

  // PROGRAM-09
  test('states the end of the product and both dates, unless the program goes on', () => {
    expect(open('/').one('aside')?.textContent).toContain('Last deposit date: July 30, 2025.')
    expect(open('/', off).one('aside')).toBeNull()
  })

  // PROGRAM-36
  test('leads to the sign-up of the configuration, and to the login', () => {
    const links = [...open('/').page.querySelectorAll('a')]
    const to = (name: string) =>
      new Set(links.filter((link) => link.textContent === name).map((link) => link.getAttribute('href')))
    expect(to('Register Now')).toEqual(new Set([sampleProgram.signup_url]))
    expect(to('Log In')).toEqual(new Set(['/login']))
  })

  // PROGRAM-37
  test('invites nobody to register once no more accounts are opened, and says so', () => {
    const closed = { ...sampleProgram, signup_url: null }
    for (const path of PAGES) {
      const { text } = open(path, closed)
      expect([path, text.match(/Register|Ready when you are|How to start/)?.[0]]).toEqual([path, undefined])
    }
    for (const path of ['/', '/about'])
      expect(open(path, closed).text).toContain('We do not open new accounts any more.')
  })

  // PROGRAM-40
  test('each "Learn More" leads to a section of the page', () => {
    const { page } = open('/')
    const ways = [...page.querySelectorAll('a')].filter((link) => link.textContent?.startsWith('Learn More'))
    expect(ways).toHaveLength(4)
    for (const way of ways) expect(page.querySelector(`section${way.getAttribute('href')}`)).toBeTruthy()
  })
})

describe('the other pages', () => {
  // PROGRAM-02, PROGRAM-43
  test('the features come in three panels', () => {
    expect(open('/account-features').page.querySelectorAll('main section')).toHaveLength(3)
  })

  // PROGRAM-42
  test('the page about the account leads to the sign-up', () => {
    const link = open('/about').one(`main a[href="${sampleProgram.signup_url}"]`)
    expect(link?.textContent).toBe('Register Now')
  })

  // PROGRAM-01
  test('it says what kind of account that is, and who issues it and the card', () => {
    expect(open('/about').text).toContain(
      'This is a prepaid, debit-style account. Example Bank issues it and the debit card',
    )
  })

  // PROGRAM-44
  test('all fees are on one page', () => {
    const rows = [...open('/fees').page.querySelectorAll('tbody tr')].map((row) => row.textContent)
    expect(rows).toContainEqual(expect.stringMatching(/^Bill payment.*\$1\.00$/))
    expect(rows).toContainEqual(expect.stringMatching(/^Monthly fee\$0\.00$/))
  })

  // PROGRAM-52
  test('the notice is not there while the program goes on', () => {
    expect(open('/program-notice', off).sent?.status).toBe(404)
    expect(open('/program-notice', off).text).toContain('Page not found')
    expect(site.indexedPaths(off)).not.toContain('/program-notice')
    expect(open('/', off).one('a[href="/program-notice"]')).toBeNull()
  })

  // FRAME-43
  test('a final slash leads to the same page, an unknown address to none', () => {
    expect(open('/fees/').one('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/fees`)
    const nowhere = open('/no-such-page')
    expect(nowhere.sent?.status).toBe(404)
    expect(nowhere.one('h1')?.textContent).toBe('Page not found')
    expect(nowhere.one('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })
})

// PROGRAM-51
test('every page of the app is drawn by the app or is one of these', () => {
  const router = createAppRouter(createQueryClient(() => {}))
  const addresses = Object.keys(router.routesByPath)
  expect(addresses.length).toBeGreaterThan(40)
  const lost = addresses.filter((path) => !isAppPath(path) && !PAGES.includes(path))
  expect(lost).toEqual([])
})

// PROGRAM-50
test.each([...PAGES, '/no-such-page'])('%s can be read by an eighth grader', (path) => {
  expect(gradeOf(proseOf(open(path).page))).toBeLessThanOrEqual(8)
})

// FRAME-28
test('the frame of the account has no word, no style of an element, and a nonce for its rules', () => {
  const { body } = new DOMParser().parseFromString(site.frame, 'text/html')
  const drawn = body.querySelector('#drawn')
  expect(drawn?.getAttribute('aria-hidden')).toBe('true')
  const rules = drawn?.querySelector('style')
  expect(rules?.getAttribute('nonce')).toBe('__CSP_NONCE__')
  rules?.remove()
  expect(drawn?.textContent).toBe('')
  expect(body.querySelectorAll('a, button, style, [style]')).toHaveLength(0)
})
