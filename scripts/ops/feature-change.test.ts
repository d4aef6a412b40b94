import { expect, test } from 'vitest'
import { readFeatureChange } from './feature-change.ts'

// OPERATIONS-149
test('reads what is turned on and what is turned off', () => {
  expect(readFeatureChange('planTools=on')).toEqual({ feature: 'planTools', isOn: true })
  expect(readFeatureChange('delete_ach_accounts=off')).toEqual({
    feature: 'delete_ach_accounts',
    isOn: false,
  })
})

// OPERATIONS-149
test.each(['planTools', 'planTools=', 'planTools=ON', 'planTools=onn', 'planTools=yes', '=on', ''])(
  'refuses "%s"',
  (typed) => {
    expect(() => readFeatureChange(typed)).toThrow(`instead of "${typed}"`)
  },
)
