import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Allowed, formsOf, quotedTextErrors, readQuotes } from './quoted-texts.ts'
import { plant } from './testing/plant.ts'

const REPOSITORY = resolve(import.meta.dirname, '../..')

const PART = 'a part of a text'

const ALLOWED: Allowed = {
  borrowed: {
    account: ['customer', 'settings'],
    autopay: ['bills', 'plan', 'setaside'],
    bills: ['forecast'],
    frame: ['account', 'card', 'program', 'session', 'transactions'],
    paydays: ['tracker'],
    plan: ['tracker'],
    program: ['funding', 'session'],
    setaside: ['account'],
    tracker: ['forecast', 'plan'],
  },
  exceptions: [
    { id: 'BILLS-34', text: 'or', why: 'the formatter of lists writes it' },
    { id: 'CARD-01', text: 'Card', in: 'web/src/features/card/card.messages.ts', why: PART },
    { id: 'FRAME-20', text: 'Welcome,', in: 'web/src/app/header/header.messages.ts', why: PART },
    ...['ach', 'plaid', 'oauth', 'sso'].map((text) => ({ id: 'FRAME-39', text, why: 'must never be shown' })),
    {
      id: 'FRAME-46',
      text: 'Fees may be incurred',
      in: 'web/src/features/account/account.messages.ts',
      why: PART,
    },
    {
      id: 'FRAUD-08',
      text: 'Your card is frozen right now',
      in: 'web/src/features/fraud/fraud.messages.ts',
      why: PART,
    },
    {
      id: 'OPERATIONS-49',
      text: "We're checking your account. We'll email you by",
      in: 'contract/src/core/stopped-account.messages.ts',
      why: PART,
    },
    {
      id: 'PROGRAM-01',
      text: 'prepaid, debit-style account',
      in: 'web/src/features/program/pages/pages.messages.ts',
      why: PART,
    },
    {
      id: 'SANDBOX-50',
      text: 'Sandbox: no real money',
      in: 'sandbox/src/console/html.ts',
      why: 'the sandbox has no catalog',
    },
    ...['PROGRAM-04', 'TRACKER-64'].map((id) => ({
      id,
      text: "Hello, I'm Dollar Bill and I'm going to help you track your expenses so you never miss a Chapter 13 trustee payment",
      in: 'web/src/features/tracker/tracker.messages.ts',
      why: PART,
    })),
    { id: 'TRACKER-06', text: 'uncategorized', why: 'a part of an address' },
    {
      id: 'TRACKER-22',
      text: 'Expense Tracker',
      in: 'web/src/features/tracker/month/month.messages.ts',
      why: PART,
    },
    {
      id: 'TRACKER-40',
      text: 'You have exceeded',
      in: 'web/src/features/tracker/tracker.messages.ts',
      why: PART,
    },
    {
      id: 'TRACKER-107',
      text: 'Spending Breakdown',
      in: 'web/src/features/tracker/spending/spending.messages.ts',
      why: PART,
    },
  ],
}

test('finds every text that a requirement quotes in a catalog', async () => {
  expect(await quotedTextErrors(REPOSITORY, ALLOWED)).toEqual([])
  expect(readQuotes(REPOSITORY).length).toBeGreaterThan(400)
})

/** A small repository whose requirements and catalogs agree. */
const AGREEING = {
  'docs/requirements/bills.md': [
    '# Bills',
    '',
    '- **BILLS-01** The button "Add a new bill", or the one of',
    '  the row, opens "Bill for {month}".',
    '- **BILLS-02** A list has "2 bills", costs "$1.00" and is called "the list". `"code"` is no text.',
  ].join('\n'),
  'web/src/features/bills/bills.messages.ts': catalog(
    'Add a new bill',
    'Bill for {on}',
    '{count, plural, one {# bill} other {# bills}}',
  ),
  'contract/src/bills/billers.ts': "export const names = { one: 'the list' }",
  'web/src/features/card/card.messages.ts': catalog('Show'),
}
const AGREED: Allowed = {
  borrowed: {},
  exceptions: [{ id: 'BILLS-02', text: 'the list', in: 'contract/src/bills/billers.ts', why: 'a name' }],
}

/** A catalog in the form that messages() gives. */
function catalog(...texts: string[]) {
  return `export const copy = ${JSON.stringify(texts.map((text) => ({ id: text, text })))}`
}

const errorsOf = async (files: Readonly<Record<string, string>>, allowed: Partial<Allowed> = {}) => {
  const { root, remove } = plant({ ...AGREEING, ...files })
  try {
    return await quotedTextErrors(root, { ...AGREED, ...allowed })
  } finally {
    remove()
  }
}
const requirement = (text: string) => ({ 'docs/requirements/card.md': `- **CARD-01** ${text}` })

test('reports no error when the catalogs have the quoted texts', async () => {
  expect(await errorsOf({})).toEqual([])
  expect(
    await errorsOf(
      { ...requirement('"Show" and "Bill for March 3, 2026"') },
      { borrowed: { card: ['bills'] } },
    ),
  ).toEqual([])
})

const ERRORS: [what: string, files: Record<string, string>, allowed: Partial<Allowed>, error: string][] = [
  [
    'a text of a catalog that was changed',
    {
      'web/src/features/bills/bills.messages.ts': catalog(
        'Add another bill',
        'Bill for {on}',
        '{count} bills',
      ),
    },
    {},
    'BILLS-01 quotes "Add a new bill", which no catalog for bills has',
  ],
  [
    'a plural that was changed',
    {
      'web/src/features/bills/bills.messages.ts': catalog(
        'Add a new bill',
        'Bill for {on}',
        '{count, plural, one {# bill} other {# of your bills}}',
      ),
    },
    {},
    'BILLS-02 quotes "2 bills", which no catalog for bills has',
  ],
  [
    'a quoted text that is new',
    requirement('The card says "Hide".'),
    {},
    'CARD-01 quotes "Hide", which no catalog for card has',
  ],
  [
    'a text that only another feature has',
    requirement('The card says "Add a new bill".'),
    {},
    'CARD-01 quotes "Add a new bill", which no catalog for card has',
  ],
  [
    'a quote without an end',
    requirement('The card says "Show.'),
    {},
    'CARD-01 has a quote that does not end',
  ],
  [
    'words that left the file of an exception',
    { 'contract/src/bills/billers.ts': "export const names = { one: 'a list' }" },
    {},
    'contract/src/bills/billers.ts does not have "the list" (BILLS-02)',
  ],
  [
    'an exception that no requirement quotes',
    {},
    { exceptions: [...AGREED.exceptions, { id: 'BILLS-01', text: 'the list', why: 'a name' }] },
    'BILLS-01 does not quote "the list": remove the exception',
  ],
  [
    'an exception that a catalog has now',
    { 'web/src/features/bills/list.messages.ts': catalog('the list') },
    {},
    'BILLS-02: a catalog has "the list": remove the exception',
  ],
  [
    'a feature that a document no longer quotes',
    requirement('The card says "Show".'),
    { borrowed: { card: ['bills'] } },
    'card quotes no text of bills: remove the feature from its list',
  ],
]
test.each(ERRORS)('reports %s', async (_what, files, allowed, error) => {
  expect(await errorsOf(files, allowed)).toEqual([error])
})

test('takes amounts, numbers, days and names in braces for the values of a text, and no other words', () => {
  const isRendered = (quote: string, text: string) => formsOf(text).some((form) => form.test(quote))
  const text = 'You can pay {amount} until {on}.'
  expect(isRendered('You can pay $1,200.00 until March 3, 2026.', text)).toBe(true)
  expect(isRendered('You can pay {amount} until {day}.', text)).toBe(true)
  expect(isRendered('You can pay everything until N.', text)).toBe(false)
  expect(isRendered('You can pay N until N. Thank you.', text)).toBe(false)
  expect(isRendered('See all (2)', 'See <a>all</a> ({count})')).toBe(true)
})
