import { describe, expect, it } from 'vitest'
import { losesAnswer, parameterErrors, verdictOf } from './verdict.rules.ts'

const ada = { ssn: '900124321', firstName: 'Ada', lastName: 'Example' }

describe('the verdict of the identity check', () => {
  it('passes an ordinary person', () => {
    expect(verdictOf(ada)).toEqual({ decision: 'P', reason: null })
  })

  it.each([
    ['900124001', 'R', 'DOCUMENTS'],
    ['900124002', 'F', 'NOT_ELIGIBLE'],
    ['900124003', 'F', 'MISMATCH'],
    ['900124005', 'P', null],
    ['900124006', 'R', 'OFAC'],
    ['900124007', 'F', 'DUPLICATE_ID'],
  ] as const)('decides number %s as %s %s', (ssn, decision, reason) => {
    expect(verdictOf({ ...ada, ssn })).toEqual({ decision, reason })
  })

  it.each([
    [{ lastName: 'Review' }, 'R', 'DOCUMENTS'],
    [{ lastName: 'DENIED' }, 'F', 'NOT_ELIGIBLE'],
    [{ firstName: 'document' }, 'R', 'DOCUMENTS'],
    [{ firstName: 'Suspended' }, 'F', 'NOT_ELIGIBLE'],
    [{ firstName: 'retry' }, 'F', 'MISMATCH'],
  ] as const)('decides the name %j as %s %s', (name, decision, reason) => {
    expect(verdictOf({ ...ada, ...name })).toEqual({ decision, reason })
  })

  it('decides by the number before the names', () => {
    expect(verdictOf({ ssn: '900124002', firstName: 'document', lastName: 'Review' })).toMatchObject({
      reason: 'NOT_ELIGIBLE',
    })
  })

  // SANDBOX-36
  it('uses only the last four digits of the number', () => {
    for (const ssn of ['400112345', '900140010', '140024321'])
      expect(verdictOf({ ...ada, ssn })).toMatchObject({ decision: 'P' })
  })
})

it('finds two invalid parameters for 4004 and drops the reply for 4005 only', () => {
  expect(Object.keys(parameterErrors({ ssn: '900124004' }))).toEqual(['dateOfBirth', 'address1'])
  expect(parameterErrors(ada)).toEqual({})
  expect(losesAnswer('900124005')).toBe(true)
  expect(losesAnswer(ada.ssn)).toBe(false)
})
