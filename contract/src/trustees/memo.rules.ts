/** The account number or memo of a payment to a trustee, in the form that the office wants (TRU-06). */
import { fitsMasks, MAX_BILLER_ACCOUNT_LENGTH } from '../bills/biller-accounts.ts'

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

/** The numbers of a plan, as the plan's reply has them. */
export interface CaseNumbers {
  case_number: string | null
  case_number_shown: string | null
  trustee_account: string | null
}

/** The values of a memo. Undefined while the plan has no number. */
export const memoValuesOf = (
  { case_number, case_number_shown, trustee_account }: CaseNumbers,
  lastName: string,
): MemoValues | undefined => {
  const number = trustee_account ?? case_number
  if (number === null) return undefined
  return { case_number: number, normalized: case_number_shown ?? number, last_name: lastName }
}

/**
 * The memo as an account number that fits one of the biller's masks; punctuation is left out if it must be.
 * Undefined if it fits none.
 */
export const accountNumberOf = (memo: string, masks: readonly string[]): string | undefined =>
  [memo, memo.replace(/[^\p{L}\p{N}]/gu, '')].find((number) => fitsMasks(number, masks))

/**
 * True if the typed account number is another one than the office wants, and not only written differently. An
 * office that says nothing about it also finds the case by its usual number.
 */
export const isOtherNumber = (typed: string, template: string | null, values: MemoValues): boolean =>
  [template, ...(template === null ? ['{normalized}'] : [])].every((each) =>
    isOtherMemo(typed, fillMemo(each, values)),
  )

/** True unless two numbers differ at most in how they are written. */
export const isOtherMemo = (typed: string, wanted: string): boolean => plain(typed) !== plain(wanted)

const plain = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
