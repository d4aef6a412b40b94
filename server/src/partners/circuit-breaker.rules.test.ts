import { expect, test } from 'vitest'
import { type BreakerState, createCircuitBreaker } from './circuit-breaker.ts'

const open = () => {
  const clock = { ms: 0 }
  const states: BreakerState[] = []
  const breaker = createCircuitBreaker(
    { failures: 3, openMs: 1000 },
    () => clock.ms,
    (state) => void states.push(state),
  )
  /** Makes one call after the other; returns how many were admitted. */
  const call = (...results: boolean[]) =>
    results.filter((succeeded) => {
      const report = breaker.admit()
      report?.(succeeded)
      return report !== undefined
    }).length
  return { breaker, call, clock, states }
}

// OPERATIONS-27
test('the breaker opens after three failures in a row and refuses every call', () => {
  const { breaker, call } = open()
  expect(call(false, false, true, false, false)).toBe(5)
  expect(breaker.state()).toBe('closed')
  expect(call(false)).toBe(1)
  expect(breaker.state()).toBe('open')
  expect(call(true, true)).toBe(0)
})

// OPERATIONS-27
test('after its pause the breaker lets one probe through, and a success closes it', () => {
  const { breaker, call, clock, states } = open()
  call(false, false, false)
  clock.ms = 999
  expect(breaker.admit()).toBeUndefined()
  clock.ms = 1000
  const probe = breaker.admit()
  expect(probe).toBeDefined()
  expect(breaker.state()).toBe('half_open')
  expect(breaker.admit()).toBeUndefined()
  probe?.(true)
  expect(breaker.state()).toBe('closed')
  expect(call(false, false)).toBe(2)
  expect(breaker.state()).toBe('closed')
  expect(states).toEqual(['open', 'half_open', 'closed'])
})

test('a failed probe starts the next pause of the breaker', () => {
  const { breaker, call, clock } = open()
  call(false, false, false)
  clock.ms = 1500
  expect(call(false)).toBe(1)
  expect(breaker.state()).toBe('open')
  clock.ms = 2400
  expect(call(true)).toBe(0)
  clock.ms = 2500
  expect(call(true)).toBe(1)
  expect(breaker.state()).toBe('closed')
})

test('the breaker ignores results of calls that started before it opened', () => {
  const { breaker, call, clock } = open()
  const slow = [breaker.admit(), breaker.admit()]
  call(false, false, false)
  slow[0]?.(true)
  expect(breaker.state()).toBe('open')
  clock.ms = 1000
  call(true)
  slow[1]?.(false)
  call(false, false)
  expect(breaker.state()).toBe('closed')
})

// OPERATIONS-27
test('a call that bypasses the open breaker closes it on success and never extends the pause', () => {
  const { breaker, call, clock } = open()
  call(false, false, false)
  clock.ms = 900
  breaker.admit(true)?.(false)
  expect(breaker.state()).toBe('open')
  clock.ms = 1000
  expect(breaker.admits()).toBe(true)
  clock.ms = 500
  breaker.admit(true)?.(true)
  expect(breaker.state()).toBe('closed')
})
