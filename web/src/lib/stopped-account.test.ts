import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { stoppedSentence } from './stopped-account.ts'

const stopped = { code: 'account.stopped', error: 'The sentence of the server.', request_id: '1' }

// OPERATIONS-49
test('says by which day the bank emails the customer', () => {
  expect(stoppedSentence(new CallError(409, { ...stopped, promised_on: '2026-11-24' }))).toBe(
    "We're checking your account. We'll email you by Tue, Nov 24.",
  )
})

test('shows the sentence of a server that sends no day', () => {
  expect(stoppedSentence(new CallError(409, stopped))).toBe('The sentence of the server.')
  expect(stoppedSentence(new CallError(409, { ...stopped, code: 'conflict' }))).toBeUndefined()
})
