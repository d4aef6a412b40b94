import { expect, test } from 'vitest'
import { CallError, NetworkError } from './call-error.ts'
import { failureSentence } from './failure-sentence.ts'

const failed = (request_id: string) => new CallError(502, { error: 'A fault', code: 'internal', request_id })

// FRAME-64
test('shows the number for support after a server error', () => {
  expect(failureSentence(failed('abc-1'))).toBe(
    'Something went wrong on our side. What you entered is still here. Try again. If it happens again, tell us this number: abc-1',
  )
})

// FRAME-64
test('shows no number when the error has none', () => {
  expect(failureSentence(failed(''))).toBe(
    'Something went wrong on our side. What you entered is still here. Try again.',
  )
})

// FRAME-63
test('never claims after a lost answer that nothing was saved', () => {
  expect(failureSentence(new NetworkError('no answer'))).toBe(
    "We couldn't reach YourSuccess, so we don't know if this was saved. What you entered is still here. Try again.",
  )
})

// FRAME-63
test('says after a refusal what happened to the input', () => {
  const refused = (status: number, code: string) =>
    failureSentence(new CallError(status, { error: 'A refusal', code, request_id: '' }))
  expect(refused(401, 'signed_out')).toBe(
    'You were signed out, so this was not saved. Sign in and try again.',
  )
  expect(refused(503, 'unavailable')).toBe(
    "This isn't available right now. What you entered is still here. Try again in a minute.",
  )
  expect(refused(422, 'invalid_input')).toBe('A refusal')
})
