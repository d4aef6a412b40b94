/** The account number or memo of a payment to a trustee, in the form that the office wants (TRU-06). */
import { MAX_BILLER_ACCOUNT_LENGTH } from '../bills/biller-accounts.ts'

export const MEMO_PLACEHOLDERS = ['case_number', 'last_name', 'normalized'] as const
type Placeholder = (typeof MEMO_PLACEHOLDERS)[number]

export interface MemoValues {
  /** The number that the office uses, as the customer has it. */
  case_number: string
  last_name: string
  /** The case number as everybody writes it: "24-12345". */
  normalized: string
}

const PLACEHOLDER = /\{([^{}]*)\}/g
const DEFAULT_TEMPLATE = '{case_number}'

/** What is wrong with a template: an unknown placeholder, or none that names the case. Undefined if nothing is. */
export const memoTemplateError = (template: string): 'unknown_placeholder' | 'no_case' | undefined => {
  const names = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const isKnown = (name: string): name is Placeholder =>
    (MEMO_PLACEHOLDERS as readonly string[]).includes(name)
  if (!names.every(isKnown) || /[{}]/.test(template.replace(PLACEHOLDER, ''))) return 'unknown_placeholder'
  return names.some((name) => name !== 'last_name') ? undefined : 'no_case'
}

/**
 * The account number or memo by the office's template. If it is too long for a biller's account number, the
 * last name is shortened: the office finds the case by its number.
 */
export const fillMemo = (template: string | null, values: MemoValues): string => {
  const fill = (lastName: string) =>
    (template ?? DEFAULT_TEMPLATE)
      .replace(PLACEHOLDER, (_whole, name: Placeholder) => (name === 'last_name' ? lastName : values[name]))
      .replace(/\s+/g, ' ')
      .trim()
  const letters = Array.from(values.last_name)
  const tooMany = Array.from(fill(values.last_name)).length - MAX_BILLER_ACCOUNT_LENGTH
  return tooMany > 0
    ? fill(letters.slice(0, Math.max(0, letters.length - tooMany)).join(''))
    : fill(values.last_name)
}

/** True if the typed account number is another one than the office wants, and not only written differently. */
export const isOtherMemo = (typed: string, wanted: string): boolean => plain(typed) !== plain(wanted)

const plain = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
