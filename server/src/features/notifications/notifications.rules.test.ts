import { expect, test } from 'vitest'
import { allowedLink } from './notifications.rules.ts'

const HOSTS = ['help.example.com']

// NOTIFICATIONS-08
test.each([
  '/dashboard/transactions',
  '/dashboard/tracker?month=2026-08-01#spend',
  '/',
  'https://help.example.com/fraud?case=7',
  'https://HELP.example.com/x',
])('keeps %s as the link of a notification', (url) => {
  expect(allowedLink(url, HOSTS)).toBe(url)
})

// NOTIFICATIONS-08
test.each([
  'http://help.example.com/x',
  'https://example.com/x',
  'https://evil.help.example.com/x',
  'https://help.example.com.evil.test/x',
  'https://help.example.com@evil.test/x',
  'https://name:word@help.example.com/x',
  'https://help.example.com:8443/x',
  '//evil.test/x',
  '/\\evil.test/x',
  '/\t/evil.test/x',
  '\\\\evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  'dashboard/transactions',
  ' /dashboard',
  '',
])('drops %j as the link of a notification', (url) => {
  expect(allowedLink(url, HOSTS)).toBeNull()
})

test('allows links to this site only when no other hosts are allowed', () => {
  expect(allowedLink('https://help.example.com/x', [])).toBeNull()
  expect(allowedLink('/dashboard', [])).toBe('/dashboard')
})
