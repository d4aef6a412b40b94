/** Who made a deposit, by the text that the bank prints for it. */

/** Words that say how money came, not from whom. */
const NO_NAME = new Set(
  [
    'ach ccd co company corp credit dd dep deposit des dir direct eft electronic from id inc llc ltd',
    'pay payment payments payroll pmt ppd salary the wages web',
  ].flatMap((line) => line.split(' ')),
)

/**
 * The payer as it is compared between deposits: in small letters, without numbers, which differ from one
 * deposit to the next, and without words such as "payroll". Empty only for a text without letters and digits.
 */
export const payerOf = (details: string): string => nameWordsOf(details).join(' ').toLowerCase()

/** The payer's name for people: "Harbor Freight" for "HARBOR FREIGHT DES:PAYROLL ID:81". */
export const payerName = (details: string): string => {
  const words = nameWordsOf(details)
  const isShouted = words.every((word) => word === word.toUpperCase())
  return words.map((word) => (isShouted && word.length > 3 ? capitalized(word) : word)).join(' ')
}

const capitalized = (word: string) => word.slice(0, 1) + word.slice(1).toLowerCase()

const nameWordsOf = (details: string): string[] => {
  // What follows "INDN:" names the receiver.
  const sent = details
    .normalize('NFKC')
    .replace(/\bindn:.*$/i, '')
    .replace(/['’.]/g, '')
  const words = sent.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  // A name may begin with a number, such as "3M".
  const named = words.filter((word, at) => !/\d/.test(word) || (at === 0 && /\p{L}/u.test(word)))
  const name = named.filter((word) => !NO_NAME.has(word.toLowerCase()))
  return [name, named, words].find((list) => list.length > 0) ?? []
}

/** What a schedule says of its payer. */
export interface NamedPayer {
  /** What the customer calls the schedule. */
  name: string
  /** What deposits print; null if the customer typed only a name. */
  payer: string | null
}

/**
 * Whether deposits of `payer` (from `payerOf`) are those of the schedule. A name that the customer typed is
 * usually shorter than the bank's text, so it only has to be a part of it, in whole words.
 */
export const isPayerOf = (schedule: NamedPayer, payer: string): boolean => {
  if (schedule.payer !== null) return payerOf(schedule.payer) === payer
  const name = payerOf(schedule.name)
  return name !== '' && ` ${payer} `.includes(` ${name} `)
}
