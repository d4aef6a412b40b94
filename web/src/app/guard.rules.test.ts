import type { User } from '@yoursuccess/contract/session'
import { describe, expect, test } from 'vitest'
import { sampleUser } from '../testing/samples.ts'
import { isOwnPath, redirectFor } from './guard.rules.ts'

const approved = sampleUser
const unapproved: User = { ...approved, has_approved_account_application: false }
const closed: User = { ...approved, has_closed_account: true, closed_account_reason: 'lack_of_funding' }

const PATHS = [
  '/',
  '/login',
  '/account-application/address',
  '/dashboard',
  '/dashboard/tracker/expenses',
  '/enrollment-funding',
  '/fraud-alerts/12',
  '/dashboard/funding',
  '/dashboard/funding/',
  '/dashboard/funding/payroll',
  '/closed',
  '/no-such-page',
]

test.each([
  ['nobody', undefined, ['', '', '/', '/', '/', '/', '/', '/', '/', '/', '/', '']],
  ['an applicant', unapproved, ['A', 'A', '', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', '']],
  ['a customer', approved, ['D', 'D', 'D', '', '', '', '', '', '', '', 'D', '']],
  ['a closed customer', closed, ['C', 'C', 'C', 'C', 'C', 'C', 'C', '', '', 'C', '', '']],
] as const)('%s sees what is open and is sent on from the rest', (_, user, expected) => {
  const words: Record<string, string | undefined> = {
    '': undefined,
    A: '/account-application',
    D: '/dashboard',
    C: '/closed',
  }
  const answers = PATHS.map((path) => [path, redirectFor(path, user)])
  expect(answers).toEqual(
    PATHS.map((path, at) => [path, words[expected[at] ?? ''] ?? (expected[at] || undefined)]),
  )
})

describe('after signing in', () => {
  test('the page asked for comes first, then the redirectPath, then the dashboard', () => {
    const enrolling = { ...approved, redirectPath: '/enrollment-funding' }
    expect(redirectFor('/login', enrolling, [undefined, '/fraud-alerts/12'])).toBe('/fraud-alerts/12')
    expect(redirectFor('/login', enrolling)).toBe('/enrollment-funding')
    expect(redirectFor('/login', approved)).toBe('/dashboard')
  })

  test('a closed customer stays on the closed page whatever was asked for', () => {
    expect(redirectFor('/login', closed, ['/dashboard/statements'])).toBe('/closed')
  })
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/dashboard/../login',
  '/login',
  '/dashboardx',
  'javascript:alert(1)',
])('%s is no path to go to by itself', (path) => {
  expect(isOwnPath(path)).toBe(false)
  expect(redirectFor('/login', { ...approved, redirectPath: path }, [path])).toBe('/dashboard')
})
