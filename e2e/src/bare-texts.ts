/** Finds texts of ours that are in no catalog, in a page in the made-up language. */
import type { Page } from '@playwright/test'
import { AGREEMENTS } from '@yoursuccess/contract/application/application'
import { findDescription } from '@yoursuccess/contract/bills/bill-names.messages'
import { accountInName } from '@yoursuccess/contract/funding/transfer-name.messages'
import { DISTRICTS } from '@yoursuccess/contract/plan/districts'
import { PERSONAS } from '../../scripts/seed/personas.ts'

/** The same in every language. */
const NAMES = [
  ...AGREEMENTS.map(({ title }) => title),
  ...DISTRICTS.map(({ name }) => name),
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

/** Fields whose English texts the app shows as messages. */
const OURS = new Set(['error', 'errors', 'message', 'humanized_verification_status'])

/**
 * What the server sent to this page that is the same in every language: what people typed, names of third
 * parties, and what the server renders in English, such as notifications. The English names of categories and
 * transfers are not kept, because the app shows its own. Call it before the first page opens. The result waits
 * for replies that are still being read, because the page may show them first.
 */
export const rememberData = (page: Page): (() => Promise<ReadonlySet<string>>) => {
  const data = new Set<string>()
  const reading: Promise<void>[] = []
  const keep = (value: unknown): void => {
    if (typeof value === 'string') for (const line of dataIn(value)) data.add(line)
    else if (typeof value === 'object' && value !== null)
      for (const [field, each] of Object.entries(value)) if (!OURS.has(field)) keep(each)
  }
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return
    // A reply whose page is gone has no body anymore.
    reading.push(response.json().then(keep, () => undefined))
  })
  return async () => {
    await Promise.all(reading.splice(0))
    return data
  }
}

/** The lines of a text of the wire that the app shows as they are: no code such as "housing", no name of ours. */
const dataIn = (text: string): string[] => {
  if (/^[a-z_]+$/.test(text) || findDescription(text)) return []
  return [accountInName(text) ?? text].flatMap((each) => each.split(' | ')).map((line) => line.trim())
}

/** The texts of the page that no message gave. */
export const bareTexts = async (page: Page, data: ReadonlySet<string>): Promise<string[]> => {
  if (AGREED.test(new URL(page.url()).pathname)) return []
  const known = [...NAMES, ...data].filter((text) => /\p{L}/u.test(text)).sort((a, b) => b.length - a.length)
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
