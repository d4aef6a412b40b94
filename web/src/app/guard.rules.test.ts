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

/** Every kind of visitor, by how far they are. */
const PEOPLE: Record<string, Pick<Visit, 'user' | 'application'>> = {
  nobody: {},
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
  ['nobody                                     ', '..////////////////..'],
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
])('%s sees what is open and is sent on from the rest', (name, row) => {
  const who = PEOPLE[name.trim()]
  expect(row).toHaveLength(PATHS.length)
  expect(PATHS.map((path) => [path, redirectFor({ path, ...who })])).toEqual(
    PATHS.map((path, at) => [path, PLACES[row.charAt(at)]]),
  )
})

describe('after signing in', () => {
  const enrolling = { ...approved, redirectPath: '/enrollment-funding' }

  // FRAME-04, FRAME-05, SESSION-05
  test('the page asked for comes first, then the redirectPath, then the dashboard', () => {
    const remembered = [undefined, '/fraud-alerts/12']
    expect(redirectFor({ path: '/login', user: enrolling, remembered })).toBe('/fraud-alerts/12')
    expect(redirectFor({ path: '/login', user: enrolling })).toBe('/enrollment-funding')
    expect(redirectFor({ path: '/login', user: approved })).toBe('/dashboard')
  })

  // FRAME-09
  test('an approved customer who opens the application goes where the approval leads', () => {
    expect(redirectFor({ path: `${A}/review`, user: enrolling })).toBe('/enrollment-funding')
  })

  // ACCOUNT-54, FRAME-11
  test('who opens the page of closed accounts with an open one goes to the dashboard, also while being enrolled', () => {
    expect(redirectFor({ path: '/closed', user: enrolling })).toBe('/dashboard')
  })

  // FRAME-10
  test('a closed customer stays on the closed page whatever was asked for', () => {
    expect(redirectFor({ path: '/login', user: unfunded, remembered: ['/dashboard/statements'] })).toBe(
      '/closed',
    )
  })

  // FRAME-08
  test('somebody without an approved application does not get to the page asked for', () => {
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
])('%s is no path to go to by itself', (path) => {
  expect(isOwnPath(path)).toBe(false)
  expect(redirectFor({ path: '/login', user: { ...approved, redirectPath: path }, remembered: [path] })).toBe(
    '/dashboard',
  )
})
