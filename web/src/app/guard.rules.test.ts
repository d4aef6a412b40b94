import type { User } from '@yoursuccess/contract/session/session'
import { describe, expect, test } from 'vitest'
import { filledApplication, newApplication } from '../testing/application-replies.ts'
import { sampleUser } from '../testing/samples.ts'
import { isOwnPath } from './areas.rules.ts'
import { redirectFor, type Visit } from './guard.rules.ts'

const approved = sampleUser
const unapproved: User = { ...approved, has_approved_account_application: false }
const unfunded: User = { ...approved, has_closed_account: true, closed_account_reason: 'lack_of_funding' }
const closed: User = { ...unfunded, closed_account_reason: 'other' }
const checking = { ...filledApplication, submitted_at: '2026-11-21T15:00:00.000Z' }

/** Every kind of visitor, from signed out to closed. */
const PEOPLE: Record<string, Pick<Visit, 'user' | 'application'>> = {
  'a visitor': {},
  'a new applicant': { user: unapproved, application: newApplication },
  'an applicant at the identification': { user: unapproved, application: filledApplication },
  'an applicant who is being checked': { user: unapproved, application: checking },
  'an applicant whose account is being opened': {
    user: unapproved,
    application: { ...checking, status: 'approved' },
  },
  'an applicant whose application did not load': { user: unapproved },
  'a referred applicant': { user: unapproved, application: { ...filledApplication, status: 'referred' } },
  'a denied applicant': { user: unapproved, application: { ...filledApplication, status: 'rejected' } },
  'a customer': { user: approved },
  'an unfunded customer': { user: unfunded },
  'a closed customer': { user: closed },
}

const A = '/account-application'
const PATHS = [
  '/',
  '/login',
  A,
  `${A}/personal-information`,
  `${A}/address/`,
  `${A}/identification`,
  `${A}/review`,
  `${A}/application-referred`,
  `${A}/application-denied`,
  `${A}/no-such-step`,
  '/dashboard',
  '/dashboard/tracker/expenses',
  '/enrollment-funding',
  '/fraud-alerts/12',
  '/dashboard/funding',
  '/dashboard/funding/',
  '/dashboard/funding/payroll',
  '/closed',
  '/legal/privacy-policy',
  '/no-such-page',
]

/** One letter per path: `.` is open, any other letter is where the guard redirects. */
const PLACES: Record<string, string | undefined> = {
  '.': undefined,
  '/': '/',
  e: A,
  p: `${A}/personal-information`,
  i: `${A}/identification`,
  v: `${A}/review`,
  r: `${A}/application-referred`,
  d: `${A}/application-denied`,
  H: '/dashboard',
  C: '/closed',
}

//                                      public application acct. funding legal
// APPLICATION-04, APPLICATION-52, FRAME-01, FRAME-10
test.each([
  ['a visitor                                  ', '..////////////////..'],
  ['a new applicant                            ', 'eep.ppppp.eeeeeeee..'],
  ['an applicant at the identification         ', 'eei....ii.eeeeeeee..'],
  ['an applicant who is being checked          ', 'eevvvv.vv.eeeeeeee..'],
  ['an applicant whose account is being opened ', 'eevvvv.vv.eeeeeeee..'],
  ['an applicant whose application did not load', 'ee........eeeeeeee..'],
  ['a referred applicant                       ', 'eerrrrr.r.eeeeeeee..'],
  ['a denied applicant                         ', 'eedddddd..eeeeeeee..'],
  ['a customer                                 ', 'HHHHHHHHHH.......H..'],
  // ACCOUNT-54
  ['an unfunded customer                       ', 'CCCCCCCCCCCCCC..C...'],
  // ACCOUNT-54
  ['a closed customer                          ', 'CCCCCCCCCCCCCC..C...'],
])('%s sees only open pages and is redirected from the rest', (name, row) => {
  const who = PEOPLE[name.trim()]
  expect(row).toHaveLength(PATHS.length)
  expect(PATHS.map((path) => [path, redirectFor({ path, ...who })])).toEqual(
    PATHS.map((path, at) => [path, PLACES[row.charAt(at)]]),
  )
})

describe('after signing in', () => {
  const enrolling = { ...approved, redirectPath: '/enrollment-funding' }

  // FRAME-04, FRAME-05, SESSION-05
  test('returns to the requested page, or else the redirectPath, or else the dashboard', () => {
    const remembered = [undefined, '/fraud-alerts/12']
    expect(redirectFor({ path: '/login', user: enrolling, remembered })).toBe('/fraud-alerts/12')
    expect(redirectFor({ path: '/login', user: enrolling })).toBe('/enrollment-funding')
    expect(redirectFor({ path: '/login', user: approved })).toBe('/dashboard')
  })

  // FRAME-09
  test('an approved customer is redirected from the application to the redirectPath', () => {
    expect(redirectFor({ path: `${A}/review`, user: enrolling })).toBe('/enrollment-funding')
  })

  // ACCOUNT-54, FRAME-11
  test('redirects an enrolling customer from the closed page to the dashboard', () => {
    expect(redirectFor({ path: '/closed', user: enrolling })).toBe('/dashboard')
  })

  // FRAME-10
  test('a closed customer stays on the closed page, whatever page was requested', () => {
    expect(redirectFor({ path: '/login', user: unfunded, remembered: ['/dashboard/statements'] })).toBe(
      '/closed',
    )
  })

  // FRAME-08
  test('an applicant is not sent to the requested page before the approval', () => {
    expect(redirectFor({ path: '/login', user: unapproved, remembered: ['/dashboard'] })).toBe(A)
  })
})

// FRAME-07
test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/dashboard/../login',
  '/login',
  '/dashboardx',
  'javascript:alert(1)',
])('never redirects to %s', (path) => {
  expect(isOwnPath(path)).toBe(false)
  expect(redirectFor({ path: '/login', user: { ...approved, redirectPath: path }, remembered: [path] })).toBe(
    '/dashboard',
  )
})
