import { describe, expect, it } from 'vitest'
import { US_STATES } from '../../us-states.ts'
import { directory, findInDirectory, findTrustee, searchDirectory } from './directory.ts'

const names = (search: Parameters<typeof searchDirectory>[0]) =>
  searchDirectory(search).map(({ name }) => name)
const trustees = () => directory().filter(({ kind }) => kind === 'TRUSTEE')

describe('the directory', () => {
  // SANDBOX-35
  it('has billers in every state, each with a unique number', () => {
    expect(directory().length).toBeGreaterThanOrEqual(80)
    expect(new Set(directory().map(({ id }) => id)).size).toBe(directory().length)
    const electronic = directory().filter(({ kind }) => kind !== 'TRUSTEE')
    expect(US_STATES.filter((state) => !electronic.some((biller) => biller.state === state))).toEqual([])
  })

  // SANDBOX-35
  it('has twelve trustees who together cover every trustee rule', () => {
    expect(trustees()).toHaveLength(12)
    const having = (has: (rules: ReturnType<typeof trustees>[number]['rules']) => unknown) =>
      trustees().filter(({ rules }) => has(rules)).length
    expect([
      having(({ checksOnly }) => checksOnly),
      having(({ returnsChecks }) => returnsChecks),
      having(({ needsCaseNumber }) => needsCaseNumber),
      having(({ closedAfterHolidays }) => closedAfterHolidays),
      having(({ atMost }) => atMost),
    ]).toEqual([3, 2, 3, 3, 2])
    expect(having((rules) => !rules.checksOnly && rules.returnsChecks)).toBe(0)
  })

  it('has one inactive and one slow biller, and billers with no mask, several masks or a check digit', () => {
    const count = (has: (biller: ReturnType<typeof trustees>[number]) => boolean) =>
      directory().filter(has).length
    expect(count(({ rules }) => rules.inactive)).toBe(1)
    expect(count(({ rules }) => rules.slow)).toBe(1)
    expect(count(({ masks }) => masks.length === 0)).toBeGreaterThanOrEqual(1)
    expect(count(({ masks }) => masks.length > 1)).toBeGreaterThanOrEqual(5)
    expect(count(({ rules }) => rules.checkDigit)).toBeGreaterThanOrEqual(2)
  })
})

describe('directory search', () => {
  it.each([
    ['the whole name', 'Saltgrass Power and Light'],
    ['the beginning of a word', 'saltg'],
    ['a later word', 'POWER salt'],
  ])('finds a biller by %s', (_what, name) => {
    expect(names({ name, state: 'CA' })).toEqual(['Saltgrass Power and Light'])
  })

  it('does not match the middle of a word or a biller in another state', () => {
    expect(names({ name: 'altgrass' })).toEqual([])
    expect(names({ name: 'Saltgrass', state: 'NV' })).toEqual([])
    expect(names({ name: ' .,- ' })).toEqual([])
  })

  it('finds a biller by an alias', () => {
    expect(names({ name: 'wickerby mortgage' })).toEqual(['Wickerby Home Loans'])
  })

  it('lists billers with similar names, and each address of one name', () => {
    expect(names({ name: 'Brindlewater Mutual', state: 'CA' })).toEqual([
      'Brindlewater Mutual',
      'Brindlewater Mutual Auto',
      'Brindlewater Mutual Life',
    ])
    const wireless = searchDirectory({ name: 'Pennyroyal Wireless' })
    expect(wireless.map(({ state }) => state)).toEqual(['CA', 'NY', 'TX', 'FL'])
  })

  it('lists names that start with the text first', () => {
    expect(names({ name: 'lantern' })[0]).toBe('Lantern Row Water')
  })

  it('leaves out billers whose masks do not fit the account number', () => {
    expect(names({ name: 'Brindlewater', state: 'CA', accountNo: 'AU-1234567' })).toEqual([
      'Brindlewater Mutual Auto',
    ])
  })
})

it('sends a check to the trustee with that name in that state', () => {
  expect(findTrustee('chapter 13 trustee c ravensby', 'CA')?.id).toBe('0000009003')
  expect(findTrustee('Chapter 13 Trustee C. Ravensby', 'NY')).toBeUndefined()
  expect(findTrustee('Saltgrass Power and Light', 'CA')).toBeUndefined()
  expect(findInDirectory('0000009003')?.rules).toMatchObject({ checksOnly: true, returnsChecks: true })
})
