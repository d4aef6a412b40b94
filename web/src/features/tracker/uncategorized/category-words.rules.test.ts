import { expect, test } from 'vitest'
import { categoriesByWords } from './category-words.rules.ts'

// TRACKER-178
test.each([
  ['Streamline TV', ['entertainment']],
  ['THRIFT & THREAD 0018', ['clothing_laundry_and_dry_cleaning']],
  ['CORNER BOOKS', ['entertainment']],
  ['Corner Market 0421', ['food_and_housekeeping_supplies']],
  ['Fuel Stop 118', ['transportation']],
  ['Harbor Auto Finance', ['car_payment', 'transportation']],
  ['Guardian Mutual Insurance', ['insurance']],
  ['Prairie Power & Light', ['utilities']],
  ['Café Aroma', ['food_and_housekeeping_supplies']],
])('the name %s stands for %j', (description, categories) => {
  expect(categoriesByWords(description)).toEqual(categories)
})

// TRACKER-178
test.each(['Northfield Logistics', 'Barstool Marketing', ''])(
  'the name "%s" has no known word, not even a part of one',
  (description) => {
    expect(categoriesByWords(description)).toEqual([])
  },
)
