import { expect, test } from 'vitest'
import { DISTRICTS, findDistrict, searchDistricts, STATES_WITH_DISTRICTS } from './districts.ts'

const idsOf = (typed: string) => searchDistricts(typed).map(({ id }) => id)

// CASE-04
test('there are 94 districts, with a court each, in 55 states and territories', () => {
  expect(DISTRICTS).toHaveLength(94)
  expect(new Set(DISTRICTS.map(({ id }) => id)).size).toBe(94)
  expect(new Set(DISTRICTS.map(({ name }) => name)).size).toBe(94)
  expect(STATES_WITH_DISTRICTS).toHaveLength(55)
})

// CASE-04
test.each([
  ['nywb', 'NY', 'Western District of New York'],
  // Other lists name the court of Arizona "arb" and that of Nebraska "nebraskab".
  ['azb', 'AZ', 'District of Arizona'],
  ['areb', 'AR', 'Eastern District of Arkansas'],
  ['arwb', 'AR', 'Western District of Arkansas'],
  ['neb', 'NE', 'District of Nebraska'],
  ['nmb', 'NM', 'District of New Mexico'],
  ['nmib', 'MP', 'District of the Northern Mariana Islands'],
  ['vib', 'VI', 'District of the Virgin Islands'],
  ['gub', 'GU', 'District of Guam'],
  ['prb', 'PR', 'District of Puerto Rico'],
  ['dcb', 'DC', 'District of Columbia'],
  ['cacb', 'CA', 'Central District of California'],
  ['wvnb', 'WV', 'Northern District of West Virginia'],
  ['tnmb', 'TN', 'Middle District of Tennessee'],
])('%s in %s is the %s', (id, state, name) => {
  expect(findDistrict(id)).toMatchObject({ id, state, name })
})

// CASE-04
test.each([
  ['new york', 'nyeb nynb nysb nywb'],
  ['NY', 'nyeb nynb nysb nywb'],
  ['western new', 'nywb'],
  ['West. Dist. of N.Y.', 'nywb'],
  ['W.D.N.Y.', 'nywb'],
  ['W.D. N.Y.', 'nywb'],
  ['nywb', 'nywb'],
  ['virginia', 'vaeb vawb wvnb wvsb'],
  ['d utah', 'utb'],
  ['columbia', 'dcb'],
  ['islands', 'nmib vib'],
  ['nowhere', ''],
])('"%s" finds %s', (typed, ids) => {
  expect(idsOf(typed).join(' ')).toBe(ids)
})

// CASE-04
test('nothing typed finds all, by state and then by district', () => {
  expect(idsOf(' ')).toHaveLength(94)
  expect(idsOf('').slice(0, 5)).toEqual(['almb', 'alnb', 'alsb', 'akb', 'azb'])
})
