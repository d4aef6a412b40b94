/**
 * Takes every kind of visitor through every route of the route table, using the guard itself, and checks
 * where they end up.
 */
import { FEATURES } from '@yoursuccess/contract/core/access'
import type { AccountApplication } from '@yoursuccess/contract/application/application'
import type { User } from '@yoursuccess/contract/session/session'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { applicationQuery } from '../features/application/application.api.ts'
import { userQuery } from '../features/session/session.api.ts'
import { paths } from '../lib/paths.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { filledApplication } from '../testing/application-replies.ts'
import { sampleSession, sampleUser } from '../testing/samples.ts'
import { guard } from './guard.ts'
import { createAppRouter } from './router.tsx'

const routes = Object.keys(createAppRouter(createQueryClient(() => {})).routesByPath)
/** Every address of the app, with a value for each parameter. */
const ADDRESSES = [...new Set([...routes, ...Object.values(paths)])].map((path) =>
  path.replace(/\$\w+/g, 'housing').replace(/\$$/, 'elsewhere'),
)

const applicant = { ...sampleUser, has_approved_account_application: false }
const closed = { ...sampleUser, has_closed_account: true }

interface Person {
  user?: User | undefined
  application?: AccountApplication | undefined
  /** What they may open, besides the pages that are open to all. */
  may: RegExp
  /** Where they end up when they try any other address. */
  otherwise: string
}

const A = '/account-application'
const PEOPLE: Record<string, Person> = {
  'a visitor': { may: /^\/(login|request-reset-password|password-reset)?$/, otherwise: '/' },
  'an applicant': {
    user: applicant,
    application: filledApplication,
    may: /^\/account-application\/(personal-information|address|identification|review)$/,
    otherwise: `${A}/identification`,
  },
  'an applicant who is being checked': {
    user: applicant,
    application: { ...filledApplication, submitted_at: '2026-11-21T15:00:00.000Z' },
    may: /^\/account-application\/review$/,
    otherwise: `${A}/review`,
  },
  'a referred applicant': {
    user: applicant,
    application: { ...filledApplication, status: 'referred' },
    may: /^\/account-application\/application-referred$/,
    otherwise: `${A}/application-referred`,
  },
  'a denied applicant': {
    user: applicant,
    application: { ...filledApplication, status: 'rejected' },
    may: /^\/account-application\/application-denied$/,
    otherwise: `${A}/application-denied`,
  },
  'a customer': {
    user: sampleUser,
    may: /^\/(dashboard|enrollment-funding|fraud-alerts)(\/|$)/,
    otherwise: '/dashboard',
  },
  'an unfunded customer': {
    user: { ...closed, closed_account_reason: 'lack_of_funding' },
    may: /^\/(closed|dashboard\/funding)$/,
    otherwise: '/closed',
  },
  'a closed customer': {
    user: { ...closed, closed_account_reason: 'other' },
    may: /^\/(closed|dashboard\/funding)$/,
    otherwise: '/closed',
  },
}

/**
 * Pages that anyone can open: legal documents, product pages, help, the program notice and links from emails.
 */
const OPEN_TO_ALL = /^\/(legal\/.+|about|account-features|fees|program-notice|confirm-email|undo|verify|3)$/

/** Follows the guard until it stops redirecting. Returns the address, or that the page doesn't exist. */
const followRedirects = async (
  { user, application }: Partial<Person>,
  path: string,
  hops = 0,
): Promise<string> => {
  if (hops > 3) throw new Error(`redirect loop at ${path}`)
  const client = createQueryClient(() => {})
  const signedIn = user ? { user, session: sampleSession() } : null
  client.setQueryData(userQuery.queryKey, signedIn)
  if (application) client.setQueryData(applicationQuery.queryKey, application)
  try {
    await guard(client, path, path)
    return path
  } catch (thrown) {
    if (isNotFound(thrown)) return 'Page not found'
    if (!isRedirect(thrown)) throw thrown
    return followRedirects({ user, application }, String(thrown.options.href), hops + 1)
  }
}

// FRAME-02
test.each(Object.entries(PEOPLE))('%s ends up where the table says', async (_, person) => {
  const places: [string, string][] = []
  for (const path of ADDRESSES) places.push([path, await followRedirects(person, path)])
  expect(places).toEqual(
    ADDRESSES.map((path) => [
      path,
      OPEN_TO_ALL.test(path) || person.may.test(path) ? path : person.otherwise,
    ]),
  )
})

/** Pages that need a feature (FRAME-16). No other page does. */
const NEEDS: Partial<Record<(typeof FEATURES)[number], RegExp>> = {
  plaid: /^\/dashboard\/funding\/plaid(\/|$)/,
  recurring_transfers: /^\/dashboard\/funding\/ach\/recurring-transfers(\/|$)/,
  planTools: /^\/dashboard\/(plan|tracker\/paycheck)(\/|$)/,
  paymentTracker: /^\/dashboard\/tracker(\/|$)/,
  billPay: /^\/dashboard\/paybills(\/|$)/,
  paperBillPay: /^\/dashboard\/paybills\/add-paper-biller$/,
}

// FRAME-16
test.each(FEATURES)('without %s only its pages are not found', async (feature) => {
  const user = { ...sampleUser, features: { ...sampleUser.features, [feature]: false } }
  const inAccount = ADDRESSES.filter((path) => path.startsWith('/dashboard'))
  const places: [string, string][] = []
  for (const path of inAccount) places.push([path, await followRedirects({ user }, path)])
  expect(places).toEqual(
    inAccount.map((path) => [path, NEEDS[feature]?.test(path) ? 'Page not found' : path]),
  )
})
