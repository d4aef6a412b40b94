/** Which pages each persona can open. Together the walks cover every route of the app. */
import type { Page } from '@playwright/test'
import { addMonths, day, monthStart } from '@yoursuccess/contract/core/calendar-date'

export interface Walk {
  /** Undefined for a visitor who isn't signed in. */
  email?: string
  /** The routes that this person can open. */
  routes: RegExp
  /** Routes that redirect: guarded pages, and steps that this person hasn't reached yet. */
  leadElsewhere?: RegExp
  /** Values for the routes' parameters. */
  parameters?: (page: Page) => Promise<Record<string, string>>
}

const readFrom = async <Reply>(page: Page, path: string): Promise<Reply> =>
  (await (await page.request.get(path)).json()) as Reply

/** The id of the first item in a list of the API. */
const firstOf = async (page: Page, path: string, list: string): Promise<string> => {
  const id = (await readFrom<Record<string, { id: number }[]>>(page, path))[list]?.[0]?.id
  if (id === undefined) throw new Error(`${path} returned no items`)
  return String(id)
}

export const WALKS: Record<string, Walk> = {
  'a visitor': { routes: /^\/(?!dashboard|account-application|enrollment-funding|fraud-alerts|closed)/ },
  'an applicant at the first step': {
    email: 'applicant@example.com',
    routes: /^\/account-application(\/personal-information)?$/,
    leadElsewhere: /^\/account-application$/,
  },
  'an applicant at the review': {
    email: 'reviewing@example.com',
    routes: /^\/account-application\/(address|identification|review)$/,
    // The Social Security number is never stored, so the app requires it again. e2e/application.spec.ts
    // checks the review.
    leadElsewhere: /review$/,
  },
  'an applicant who must send documents': {
    email: 'referred@example.com',
    routes: /^\/account-application\/application-referred$/,
  },
  'an applicant who was denied': {
    email: 'denied@example.com',
    routes: /^\/account-application\/application-denied$/,
  },
  'a new customer': {
    email: 'approved@example.com',
    // Without a linked bank there is nothing to transfer or manage. Both routes lead to the linking page,
    // which this walk visits.
    routes: /^\/enrollment-funding(?!.*(\$|create-transaction$|manage-ach-accounts$))/,
  },
  'a customer with six months of history': {
    email: 'active@example.com',
    routes: /^\/(dashboard|enrollment-funding.*(\$|create-transaction$|manage-ach-accounts$))/,
    leadElsewhere:
      /\/(tracker(\/(get-started|\$))?|plan\/(set-up|details|amounts|behind|notices|message|checklist))$/,
    parameters: async (page) => ({
      $: 'elsewhere',
      $category: 'housing',
      $achAccountId: await firstOf(page, '/api/ach_accounts', 'ach_accounts'),
      $recurringTransferId: await firstOf(page, '/api/recurring_transfers', 'recurring_transfers'),
    }),
  },
  'a customer with a plan': {
    email: 'plan@example.com',
    routes: /^\/dashboard(\/(plan|tracker)(?!.*\/\$$).*)?$/,
    leadElsewhere: /\/(tracker(\/get-started)?|set-up)$/,
    parameters: async () => ({ $category: 'housing' }),
  },
  'a customer who has done nothing yet': {
    email: 'starter@example.com',
    // An earlier walk covers the pages that are the same for everyone. The new customer's walk covers those
    // that are the same without a linked bank.
    routes:
      /^\/dashboard(?!.*(\$|learn-more|settings|rewards|plaid|set-pin|early|create-transaction$|manage-ach-accounts$))/,
    leadElsewhere:
      /\/(tracker(\/(track-success|monthly-goals))?|plan\/(set-up|details|amounts|behind|notices|message|checklist))$/,
  },
  'a customer whose card is frozen': {
    email: 'fraud@example.com',
    routes: /^\/(dashboard|fraud-alerts\/\$authDenialId)$/,
    parameters: async (page) => {
      const notifications = JSON.stringify(await readFrom(page, '/api/notifications'))
      return { $authDenialId: /fraud-alerts\/(\d+)/.exec(notifications)?.[1] ?? '' }
    },
  },
  'a customer who never added money': {
    email: 'unfunded@example.com',
    routes: /^\/(closed|dashboard\/funding)$/,
  },
  'a customer whose account was closed': { email: 'closed@example.com', routes: /^\/closed$/ },
}

/** The monthly wizard opens only if the navigation names a month: here, the next one. */
export const stateFor = async (page: Page, route: string) => {
  if (!route.endsWith('/monthly-goals')) return undefined
  const { today } = await readFrom<{ today: string }>(page, '/api/program')
  return { month: monthStart(addMonths(day(today), 1)) }
}
