import { expect, test } from 'vitest'
import { readableLink } from './readable-link.rules.ts'

const BANK = new URL('https://bank.example')
const linkOf = (state: Parameters<typeof readableLink>[1], link: string) =>
  readableLink(new URL(link, BANK), state, BANK).href.replace('https://bank.example', '')

test.each([
  '/dashboard',
  '/dashboard/reported-problems',
  '/dashboard/statements?month=2026-10',
  '/dashboard/funding/ach/transactions-list',
])('a closed account gets the page that says why and who to call instead of %s', (link) => {
  expect(linkOf('closed', link)).toBe('/closed')
  expect(linkOf('closed_unfunded', link)).toBe('/closed')
  expect(linkOf('approved', link)).toBe(link)
})

test.each([
  '/dashboard/funding',
  '/closed',
  '/login',
  '/help',
  '/dashboards',
  'https://rewards.example/dashboard',
])('a customer whose account is closed may open %s', (link) => {
  expect(linkOf('closed_unfunded', link)).toBe(link)
  expect(linkOf('closed', link)).toBe(link)
})
