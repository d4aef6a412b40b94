/**
 * The directory of billers, read from data/billers.csv. Fields contain no commas; semicolons separate the
 * items of a list.
 */
import { readFileSync } from 'node:fs'
import { type Cents, parseAmount } from '@yoursuccess/contract/core/money'
import * as z from 'zod'
import { US_STATES } from '../../us-states.ts'
import { fitsMasks } from './masks.rules.ts'

const CLASSES = [
  'UTILITY',
  'INSURANCE',
  'FINANCE',
  'COMMUNICATION',
  'HOUSING',
  'TRANSPORTATION',
  'HEALTH',
  'EDUCATION',
  'SUBSCRIPTION',
  'TRUSTEE',
] as const

/** Special behavior of a biller: see docs/partners/biller-network.md. */
export interface BillerRules {
  inactive: boolean
  slow: boolean
  checkDigit: boolean
  /** Banking days from the file until the biller posts the payment. */
  postsAfter: number
  checksOnly: boolean
  returnsChecks: boolean
  needsCaseNumber: boolean
  closedAfterHolidays: boolean
  atMost: Cents | undefined
}

const list = z.string().transform((text) => (text === '' ? [] : text.split(';')))

const rules = list.transform((names, context): BillerRules => {
  const given = new Map(names.map((name) => name.split('=', 2) as [string, string | undefined]))
  const take = (name: string) => given.delete(name)
  const valueOf = (name: string) => {
    const value = given.get(name)
    given.delete(name)
    return value
  }
  const found: BillerRules = {
    inactive: take('inactive'),
    slow: take('slow'),
    checkDigit: take('check_digit'),
    postsAfter: Number(valueOf('posts_after') ?? 1),
    checksOnly: take('checks_only'),
    returnsChecks: take('returns_checks'),
    needsCaseNumber: take('needs_case_number'),
    closedAfterHolidays: take('closed_after_holidays'),
    atMost: parseAmount(valueOf('at_most') ?? ''),
  }
  for (const unknown of given.keys())
    context.addIssue({ code: 'custom', message: `there is no rule ${unknown}` })
  return found
})

const row = z
  .tuple([
    z.string().regex(/^\d{10}$/),
    z.enum(CLASSES),
    z.string().min(1),
    list,
    z.string().min(1),
    z.string().min(1),
    z.enum(US_STATES),
    z.string().regex(/^\d{5}$/),
    z.string().regex(/^\d{3}55501\d\d$/, 'must be one of the numbers that are kept for fiction'),
    list,
    rules,
  ])
  .transform(([id, kind, name, otherNames, address1, city, state, postalCode, phone, masks, itsRules]) => ({
    id,
    kind,
    name,
    otherNames,
    address1,
    city,
    state,
    postalCode,
    phone,
    masks,
    rules: itsRules,
  }))
export type DirectoryBiller = z.output<typeof row>

const read = (): readonly DirectoryBiller[] => {
  const [, ...lines] = readFileSync(new URL('../../../data/billers.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line, index) => {
    const parsed = row.safeParse(line.split(','))
    if (parsed.success) return parsed.data
    throw new Error(`data/billers.csv, line ${index + 2}: ${z.prettifyError(parsed.error)}`)
  })
}

let known: readonly DirectoryBiller[] | undefined
/** All billers, in the order of the file. */
export const directory = (): readonly DirectoryBiller[] => (known ??= read())

export const findInDirectory = (id: string): DirectoryBiller | undefined =>
  directory().find((biller) => biller.id === id)

/**
 * The trustee of this name in this state, whose rules apply to a check even if the customer added a paper
 * biller.
 */
export const findTrustee = (name: string, state: string): DirectoryBiller | undefined =>
  directory().find(
    (biller) =>
      biller.kind === 'TRUSTEE' &&
      biller.state === state &&
      wordsOf(biller.name).join(' ') === wordsOf(name).join(' '),
  )

/**
 * The row of a customer's biller: by its id, or for someone who is paid by check, the trustee of that name and
 * state.
 */
export const findListed = (biller: {
  rppsBillerId: string | null
  name: string
  address: { state?: string }
}): DirectoryBiller | undefined =>
  biller.rppsBillerId === null
    ? findTrustee(biller.name, biller.address.state ?? '')
    : findInDirectory(biller.rppsBillerId)

export interface DirectorySearch {
  name: string
  state?: string | undefined
  accountNo?: string | undefined
}

/**
 * Finds billers by name: each searched word must begin a word of the same name or alias. Billers whose name
 * begins with the search text come first.
 */
export const searchDirectory = ({ name, state, accountNo }: DirectorySearch): DirectoryBiller[] => {
  const wanted = wordsOf(name)
  if (wanted.length === 0) return []
  const found = directory().filter(
    (biller) =>
      (state === undefined || biller.state === state) &&
      (accountNo === undefined || fitsMasks(accountNo, biller.masks)) &&
      [biller.name, ...biller.otherNames].some((one) => hasWords(one, wanted)),
  )
  const begins = (biller: DirectoryBiller) =>
    wordsOf(biller.name).join(' ').startsWith(wanted.join(' ')) ? 0 : 1
  return found.sort(
    (a, b) => begins(a) - begins(b) || a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id),
  )
}

const hasWords = (name: string, wanted: readonly string[]): boolean => {
  const words = wordsOf(name)
  return wanted.every((one) => words.some((word) => word.startsWith(one)))
}

/** The words of a text in lower case, without punctuation. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
