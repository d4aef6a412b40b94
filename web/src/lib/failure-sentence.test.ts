import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { failureSentence } from './failure-sentence.ts'

const fault = (request_id: string) => new CallError(502, { error: 'A fault', code: 'internal', request_id })

test('a fault of the bank names the number to tell', () => {
  expect(failureSentence(fault('abc-1'))).toBe(
    'Something went wrong on our side. What you entered is still here. Try again. If it happens again, tell us this number: abc-1',
  )
})

test('a fault that bears no number asks for none', () => {
  expect(failureSentence(fault(''))).toBe(
    'Something went wrong on our side. What you entered is still here. Try again.',
  )
})
