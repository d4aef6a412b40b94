/** The sign-in page as the server sends it, before any script. */
import { expect, test } from 'vitest'
import { createSite } from '../../render.tsx'
import { sampleProgram } from '../../testing/samples.ts'

const site = createSite({
  site: { script: '/site.js', sheets: [], font: '/font.woff2' },
  login: {
    scripts: ['/packages.js', '/app.js', '/login.js'],
    sheets: ['/app.css', '/login.css'],
    font: '/font.woff2',
  },
})
const open = (program = sampleProgram) => {
  const html = site.render('/login', program, 'https://bank.example')?.html ?? ''
  return { html, page: new DOMParser().parseFromString(html, 'text/html') }
}

test('shows a form that never puts the password into an address', () => {
  const { page } = open()
  expect(page.querySelector('#drawn h1')?.textContent).toMatch(/Chapter.13 bankruptcy/)
  const form = page.querySelector('form')
  expect(form?.method).toBe('post')
  expect([...(form?.querySelectorAll('input') ?? [])].map(({ name }) => name)).toEqual([
    'username',
    'password',
  ])
  for (const field of form?.querySelectorAll('input') ?? []) {
    expect(page.querySelector(`label[for="${field.id}"]`)?.textContent).toMatch(/^(Email|Password)$/)
  }
  expect(form?.querySelector('button[type=submit]')?.textContent).toBe('Log In')
})

test('shows what the app will show: sign-up, support and, in a trial, the sample customers', () => {
  const persona = { email: 'someone@example.com', state: 'Active', password: 'Secret-1' }
  const { page } = open({ ...sampleProgram, personas: [persona] })
  expect(page.querySelector(`a[href="${sampleProgram.signup_url}"]`)?.textContent).toBe('Register Now')
  expect(page.querySelector('footer')?.textContent).toContain(sampleProgram.support.phone)
  expect(page.querySelector('section[aria-labelledby=personas]')?.textContent).toContain('Active')
  expect(open().page.querySelector('section[aria-labelledby=personas]')).toBeNull()
})

test('has no style attribute, and a nonce in every style and script that runs', () => {
  const { html, page } = open()
  expect(html).not.toContain(' style=')
  // The height of the button, which Mantine writes into its style attribute.
  expect(html).toMatch(/#drawn \[data-drawn="\d+"\]\{[^}]*--button-height:var\(--button-height-md\)/)
  const nonces = [...page.querySelectorAll('style, script:not([type="application/json"])')].map((part) =>
    part.getAttribute('nonce'),
  )
  expect(nonces.length).toBeGreaterThan(2)
  expect(new Set(nonces)).toEqual(new Set(['__CSP_NONCE__']))
})

test('loads styles and font first, and the app after them', () => {
  const { page } = open()
  const sheets = [...page.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
  expect(sheets).toEqual(['/app.css', '/login.css'])
  const scripts = [...page.querySelectorAll('link[rel=modulepreload]')]
  expect(scripts.map((link) => link.getAttribute('href'))).toEqual(['/packages.js', '/app.js', '/login.js'])
  expect(scripts.map((link) => link.getAttribute('fetchpriority'))).toEqual(['low', 'low', 'low'])
  expect(page.querySelectorAll('script[src]')).toHaveLength(0)
})

test('contains the program for the app, and a notice for browsers without scripts', () => {
  const program = { ...sampleProgram, bank_name: 'Bank </script><p>' }
  const { page } = open(program)
  expect(JSON.parse(page.querySelector('#program')?.textContent ?? '')).toEqual(program)
  expect(page.querySelector('noscript')?.textContent).toContain('You need JavaScript to sign in.')
})
