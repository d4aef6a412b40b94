/** Finds texts of ours that are in no catalog, in a page in the made-up language. */
import type { Page } from '@playwright/test'
import { AGREEMENTS, INCOME_SOURCES } from '@yoursuccess/contract/application/application'
import { BILL_PAYMENT_STATUS_NAMES } from '@yoursuccess/contract/bills/bill-payments'
import { BILLER_CATEGORIES } from '@yoursuccess/contract/bills/billers'
import {
  expenseCategoryOptions,
  incomeCategoryOptions,
} from '@yoursuccess/contract/tracker/tracker-categories'
import { PERSONAS } from '../../scripts/seed/personas.ts'

/** Names of values that the contract still gives in English only. Move them to catalogs, then remove them here. */
const NAMES_OF_VALUES = [
  ...expenseCategoryOptions.map(({ label }) => label),
  ...incomeCategoryOptions.map(({ label }) => label),
  ...Object.values(BILL_PAYMENT_STATUS_NAMES),
  ...Object.values(INCOME_SOURCES),
  ...BILLER_CATEGORIES,
  'Uncategorized',
]

/** The same in every language. */
const NAMES = [
  ...AGREEMENTS.map(({ title }) => title),
  'First Example Bank, N.A.',
  'YourSuccess',
  'PDF',
  // The bank's address.
  'YourSuccess Support',
  '100 Example Street',
  'Springfield, IL 62701',
  // The sandbox's texts.
  ...PERSONAS.map(({ state }) => state),
  'Link your bank (sandbox)',
]

const PATTERNS = [
  // "Wed, Nov 25", "Nov 05, 2026", "November 2026", "3:05 PM ET"
  /\b((Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]* \d+(, \d{4})?/g,
  /\b\d{1,2}:\d{2}\s[AP]M( ET)?/g,
  /\S+@example\.com/g,
  // A word of a catalog: an element of a sentence may stand in a block of its own, without the brackets.
  /[^\s"]*[áéíóúÁÉÍÓÚ][^\s"]*/g,
]

/** Agreements, the list of fees and the privacy policy are kept word for word. */
const AGREED = /^\/(legal\/|fees$)|\/legal\//

/**
 * What the server sent to this page: what people typed, names of third parties, and the server's own English
 * texts, such as notifications, until they have catalogs. Call it before the first page opens.
 */
export const rememberData = (page: Page): Set<string> => {
  const data = new Set<string>()
  const keep = (value: unknown): void => {
    if (typeof value === 'string') for (const line of value.split(' | ')) data.add(line.trim())
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) keep(each)
  }
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return
    // A reply whose page is gone has no body anymore.
    void response.json().then(keep, () => undefined)
  })
  return data
}

/** The texts of the page that no message gave. */
export const bareTexts = async (page: Page, data: ReadonlySet<string>): Promise<string[]> => {
  if (AGREED.test(new URL(page.url()).pathname)) return []
  const known = [...NAMES_OF_VALUES, ...NAMES, ...data]
    .filter((text) => /\p{L}/u.test(text))
    .sort((a, b) => b.length - a.length)
  return [...new Set(await textsOf(page))].flatMap((text) => {
    const plain = known.reduce((left, name) => left.replaceAll(name, ''), withoutBrackets(text))
    const rest = PATTERNS.reduce((left, pattern) => left.replace(pattern, ''), plain)
    return /\p{L}/u.test(rest) ? [`in no catalog: "${text.replace(/\s+/g, ' ').trim().slice(0, 120)}"`] : []
  })
}

/** The title, the text of each block, and the names that screen readers say. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement
        ? blockOf(element.parentElement)
        : element
    const blocks = new Map<Element, string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (!parentElement || !textContent?.trim()) continue
      if (!parentElement.checkVisibility() || parentElement.closest('script, style')) continue
      const block = blockOf(parentElement)
      blocks.set(block, `${blocks.get(block) ?? ''}${textContent} `)
    }
    const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-valuetext']
    const names = [...document.querySelectorAll('body *')].flatMap((element) =>
      attributes.flatMap((name) => element.getAttribute(name) ?? []),
    )
    return [document.title, ...blocks.values(), ...names]
  })

/** A message may contain another one. */
const withoutBrackets = (text: string): string => {
  const less = text.replace(/\[[^[\]]*\]/g, '')
  return less === text ? text : withoutBrackets(less)
}
