/**
 * Recognizes a trustee's office by the name and address of a payee, also when the customer does not say that
 * the payee is a trustee (docs/decisions/0173).
 */
import type { Trustee, TrusteeAddress } from '@yoursuccess/contract/trustees/trustees'

export interface Payee {
  name: string
  address1: string | null
  address2: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  /** True if the biller network or the customer says that the payee is a trustee. */
  isTrustee: boolean
}

export type Office = Pick<Trustee, 'name' | 'payee_name' | 'address'> & {
  methods: readonly Pick<Trustee['methods'][number], 'payee' | 'address'>[]
}

/** The words of a text in lower case, without accents and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that say what a trustee is, not who. People write "Chapter 13" in many ways, and forms refuse digits. */
const OFFICE_WORDS = new Set(
  `chapter ch 13 xiii thirteen standing trustee trustees bankruptcy office offices of the for and attn
   plan payment payments trust account esq esquire attorney jr sr mr mrs ms`.split(/\s+/),
)
const SAYS_TRUSTEE = new Set(['trustee', 'trustees', 'chapter'])

const personOf = (name: string) => wordsOf(name).filter((word) => !OFFICE_WORDS.has(word))
/** The last word that is no initial: the last name, as trustees write their names. */
const lastNameOf = (person: readonly string[]) => person.findLast((word) => word.length > 1)

const namesOf = ({ name, payee_name, methods }: Office): string[] => [
  name,
  payee_name,
  ...methods.flatMap(({ payee }) => payee ?? []),
]
const addressesOf = ({ address, methods }: Office): TrusteeAddress[] => [
  address,
  ...methods.flatMap((method) => method.address ?? []),
]

/** The terms by which an office is found for a payee: last names, and addresses with their ZIP codes. */
export const termsOfOffice = (office: Office): { names: string[]; addresses: string[] } => ({
  names: unique(namesOf(office).flatMap((name) => lastNameOf(personOf(name)) ?? [])),
  addresses: unique(addressesOf(office).flatMap((at) => addressTerms([at.address_1, at.address_2], at.zip))),
})

/** The terms of which an office has at least one if it may be the payee. */
export const termsOfPayee = (payee: Payee): { names: string[]; addresses: string[] } => ({
  names: unique(personOf(payee.name)),
  addresses: addressTerms([payee.address1, payee.address2], payee.postalCode),
})

/**
 * The office that the payee is, of the candidates; undefined if it is none, or if it cannot be told which. A
 * name decides before an address: several offices may have one lockbox.
 */
export const officeOf = <Candidate extends Office>(
  payee: Payee,
  candidates: readonly Candidate[],
): Candidate | undefined => {
  const named = candidates.filter((office) => hasName(office, payee))
  const found = named.length > 0 ? named : candidates
  const there = found.filter((office) => hasAddress(office, payee))
  if (there.length > 0) return only(there)
  return only(named) ?? only(named.filter((office) => addressesOf(office).some((at) => isCity(at, payee))))
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined)

const hasName = (office: Office, payee: Payee): boolean => {
  const places = addressesOf(office)
  if (payee.state !== null && !places.some(({ state }) => state === payee.state)) return false
  const isCalledTrustee = payee.isTrustee || wordsOf(payee.name).some((word) => SAYS_TRUSTEE.has(word))
  const typed = personOf(payee.name)
  return namesOf(office).some((name) => {
    const person = personOf(name)
    const lastName = lastNameOf(person)
    if (lastName === undefined || !typed.includes(lastName)) return false
    const others = person.filter((word) => word !== lastName)
    const typedOthers = typed.filter((word) => word !== lastName)
    const fits = (typedName: string, firstName: string) =>
      isNameOrInitial(typedName, firstName) || (isCalledTrustee && isNameOrInitial(firstName, typedName))
    if (!typedOthers.every((word) => others.some((other) => fits(word, other)))) return false
    // Somebody else of the same name must not be taken for the trustee.
    return isCalledTrustee || (typedOthers.length > 0 && places.some((at) => isCity(at, payee)))
  })
}

/** "c" and "carol" are "carol". "Dairy" is no first name of "D.", unless it is called a trustee. */
const isNameOrInitial = (name: string, whole: string): boolean =>
  name === whole || (name.length === 1 && name === whole.charAt(0))

const isCity = ({ city, state }: TrusteeAddress, payee: Payee): boolean =>
  state === payee.state && wordsOf(city).join(' ') === wordsOf(payee.city ?? '').join(' ')

const hasAddress = (office: Office, payee: Payee): boolean => {
  const theirs = termsOfOffice(office).addresses
  return termsOfPayee(payee).addresses.some((term) => theirs.includes(term))
}

/** As the postal service abbreviates them. What only announces a number is left out. */
const STREET_WORDS = new Map(
  Object.entries({
    street: 'st',
    avenue: 'ave',
    av: 'ave',
    road: 'rd',
    drive: 'dr',
    boulevard: 'blvd',
    lane: 'ln',
    court: 'ct',
    place: 'pl',
    square: 'sq',
    highway: 'hwy',
    parkway: 'pkwy',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    floor: 'fl',
    suite: '',
    ste: '',
    unit: '',
    room: '',
    rm: '',
    apartment: '',
    apt: '',
    no: '',
  }),
)

/** The post office box if there is one, else the whole address: with its ZIP code, each is one place. */
const addressTerms = (lines: readonly (string | null)[], zip: string | null): string[] => {
  const text = wordsOf(lines.filter(Boolean).join(' '))
    .map((word) => STREET_WORDS.get(word) ?? word)
    .filter(Boolean)
    .join(' ')
  const box = /\b(?:p ?o ?b|p ?o box|post office box) ?(\d+)\b/.exec(text)?.[1]
  const place = box === undefined ? text : `po box ${box}`
  return place && zip ? [`${zip.slice(0, 5)} ${place}`] : []
}

const unique = (terms: readonly string[]): string[] => [...new Set(terms)]
