import { describe, expect, test } from 'vitest'
import { type ChoiceFacts, decideChoice, type LiveChoice } from './choice.rules.ts'

const facts: ChoiceFacts = {
  hasTools: true,
  planStatus: 'confirmed',
  isOpen: true,
  hasMoney: true,
  sharesOn: true,
  live: [],
}
const live = (cause: LiveChoice['cause'], isAnswered: boolean, id = 1): LiveChoice => ({
  id,
  cause,
  isAnswered,
  isMoot: false,
})
const moot = { ...live('tools_off', true), isMoot: true }

// SETA-24
describe('what to do with the money set aside', () => {
  test.each([
    ['nobody while the plan continues', {}, undefined],
    ['without the tools', { hasTools: false }, 'tools_off'],
    ['after a dismissal', { planStatus: 'dismissed' }, 'dismissed'],
    ['after a conversion', { planStatus: 'converted' }, 'converted'],
    ['nobody whose plan is complete', { planStatus: 'completed' }, undefined],
    ['of the tools first', { hasTools: false, planStatus: 'dismissed' }, 'tools_off'],
    ['without money, if shares stop', { hasTools: false, hasMoney: false }, 'tools_off'],
    [
      'nobody with neither money nor shares',
      { hasTools: false, hasMoney: false, sharesOn: false },
      undefined,
    ],
    ['nobody whose set-aside is not open', { hasTools: false, isOpen: false }, undefined],
  ] as const)('notifies %s', (_who, change, cause) => {
    expect(decideChoice({ ...facts, ...change })).toEqual({ newCause: cause, endedIds: [] })
  })

  test.each([
    ['a cause once', { hasTools: false, live: [live('tools_off', false)] }, undefined, []],
    ['nothing more after an answer', { hasTools: false, live: [live('tools_off', true)] }, undefined, []],
    [
      'again of money that arrives after nothing was there',
      { hasTools: false, live: [moot] },
      'tools_off',
      [1],
    ],
    ['nothing more while nothing arrives', { hasTools: false, hasMoney: false, live: [moot] }, undefined, []],
    ['that it is over when the tools are back', { live: [live('tools_off', false)] }, undefined, [1]],
    [
      'another cause in place of an open question',
      { hasTools: false, planStatus: 'dismissed', live: [live('dismissed', false)] },
      'tools_off',
      [1],
    ],
    [
      'another cause beside an answer',
      { hasTools: false, planStatus: 'dismissed', live: [live('dismissed', true)] },
      'tools_off',
      [],
    ],
    [
      'nothing of a dismissal that was answered before the tools were off',
      { planStatus: 'dismissed', live: [live('dismissed', true), live('tools_off', true, 2)] },
      undefined,
      [2],
    ],
    [
      'a conversion after a dismissal',
      { planStatus: 'converted', live: [live('dismissed', true)] },
      'converted',
      [1],
    ],
    [
      'nothing of a set-aside that was closed',
      { hasTools: false, isOpen: false, live: [live('tools_off', false)] },
      undefined,
      [1],
    ],
  ] as const)('notifies %s', (_what, change, newCause, endedIds) => {
    expect(decideChoice({ ...facts, ...change })).toEqual({ newCause, endedIds })
  })
})
