/**
 * The 94 federal judicial districts, each with its bankruptcy court. The ids are those of the courts' own
 * electronic filing system: "nywb" is ecf.nywb.uscourts.gov.
 */

export interface District {
  id: string
  /** "Western District of New York". */
  name: string
  /** Postal code of the state or territory. */
  state: string
  /** "New York". */
  stateName: string
}

/** Postal code, name, and the districts of a state that has several. */
const DISTRICT_STATES: readonly (readonly [state: string, name: string, ...parts: string[]])[] = [
  ['AL', 'Alabama', 'Middle', 'Northern', 'Southern'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas', 'Eastern', 'Western'],
  ['CA', 'California', 'Central', 'Eastern', 'Northern', 'Southern'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia'],
  ['FL', 'Florida', 'Middle', 'Northern', 'Southern'],
  ['GA', 'Georgia', 'Middle', 'Northern', 'Southern'],
  ['GU', 'Guam'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois', 'Central', 'Northern', 'Southern'],
  ['IN', 'Indiana', 'Northern', 'Southern'],
  ['IA', 'Iowa', 'Northern', 'Southern'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky', 'Eastern', 'Western'],
  ['LA', 'Louisiana', 'Eastern', 'Middle', 'Western'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan', 'Eastern', 'Western'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi', 'Northern', 'Southern'],
  ['MO', 'Missouri', 'Eastern', 'Western'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York', 'Eastern', 'Northern', 'Southern', 'Western'],
  ['NC', 'North Carolina', 'Eastern', 'Middle', 'Western'],
  ['ND', 'North Dakota'],
  ['MP', 'Northern Mariana Islands'],
  ['OH', 'Ohio', 'Northern', 'Southern'],
  ['OK', 'Oklahoma', 'Eastern', 'Northern', 'Western'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania', 'Eastern', 'Middle', 'Western'],
  ['PR', 'Puerto Rico'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee', 'Eastern', 'Middle', 'Western'],
  ['TX', 'Texas', 'Eastern', 'Northern', 'Southern', 'Western'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VI', 'Virgin Islands'],
  ['VA', 'Virginia', 'Eastern', 'Western'],
  ['WA', 'Washington', 'Eastern', 'Western'],
  ['WV', 'West Virginia', 'Northern', 'Southern'],
  ['WI', 'Wisconsin', 'Eastern', 'Western'],
  ['WY', 'Wyoming'],
]

/** Postal codes of the states and territories that have a district. */
export const STATES_WITH_DISTRICTS: readonly string[] = DISTRICT_STATES.map(([state]) => state)

const idOf = (state: string, part = '') =>
  // The Northern Mariana Islands are the only state whose id does not begin with its postal code.
  state === 'MP' ? 'nmib' : `${state}${part.slice(0, 1)}b`.toLowerCase()

const nameOf = (state: string, name: string, part: string) => {
  if (state === 'DC') return name
  const article = name.endsWith('Islands') ? 'the' : ''
  return [part, 'District', 'of', article, name].filter(Boolean).join(' ')
}

/** By the name of the state, then by district. */
export const DISTRICTS: readonly District[] = DISTRICT_STATES.flatMap(([state, stateName, ...parts]) =>
  (parts.length > 0 ? parts : ['']).map((part) => ({
    id: idOf(state, part),
    name: nameOf(state, stateName, part),
    state,
    stateName,
  })),
)

export const DISTRICT_IDS: readonly string[] = DISTRICTS.map(({ id }) => id)

const BY_ID = new Map(DISTRICTS.map((district) => [district.id, district]))
export const findDistrict = (id: string): District | undefined => BY_ID.get(id)

/**
 * The districts that fit what was typed: the name or a part of it, the state or its postal code, or the form
 * of court papers, such as "W.D.N.Y." (CASE-04). Empty text returns all of them.
 */
export const searchDistricts = (typed: string): District[] => {
  const wanted = wordsOf(typed)
  return DISTRICTS.filter((district) => {
    const { words, codes } = KEYS.get(district.id) ?? { words: [], codes: [] }
    return wanted.every((each) => codes.includes(each) || words.some((word) => word.startsWith(each)))
  })
}

/** Letters with periods are one word: "W.D.N.Y." is "wdny". */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[^a-z]+/)
    .filter(Boolean)

const keysOf = ({ id, name, state }: District) => {
  const code = state.toLowerCase()
  // "Western District of New York" is "wd" or "wdny", and "District of Utah" is "d" or "dut".
  const part = /^(\w)\w* District/.exec(name)?.[1]?.toLowerCase() ?? ''
  return { words: wordsOf(name), codes: [id, code, `${part}d`, `${part}d${code}`] }
}
const KEYS = new Map(DISTRICTS.map((district) => [district.id, keysOf(district)]))
