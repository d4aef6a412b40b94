import { expect, test } from 'vitest'
import { createLog, describeError } from './log.ts'
import { withRequestId } from './request-id.ts'

const logged = (write: (log: ReturnType<typeof createLog>) => void): string[] => {
  const lines: string[] = []
  write(createLog('debug', { write: (line) => void lines.push(line) }))
  return lines
}

// OPERATIONS-68
test('a field that is not on the list is omitted, and only its name is logged', () => {
  const [line = ''] = logged((log) =>
    log.info({ route: '/api/x', ssn: '987654320', body: { pin: '4711' } }, 'request'),
  )
  expect(JSON.parse(line)).toMatchObject({ route: '/api/x', left_out: ['ssn', 'body'], msg: 'request' })
  expect(line).not.toMatch(/987654320|4711/)
})

// OPERATIONS-68
test('an entry is one line, whatever it contains', () => {
  const lines = logged((log) =>
    log.info({ code: 'a\r\n{"level":"info","msg":"forged"}' }, 'said\r\nforged\u2028'),
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'a\r\n{"level":"info","msg":"forged"}' })
})

// OPERATIONS-69
test('every entry of a request has its id', () => {
  const [within, outside] = logged((log) => {
    withRequestId('request-1', () => log.info('within'))
    log.info('outside')
  })
  expect(JSON.parse(within ?? '')).toMatchObject({ request_id: 'request-1' })
  expect(JSON.parse(outside ?? '')).not.toHaveProperty('request_id')
})

test.each([
  ['of a JSON parser', () => JSON.parse('{"password":"Quiet-River-42"') as unknown, 'Quiet-River-42'],
  ['of a URL parser', () => new URL('not an address of jo@example.com'), 'jo@example.com'],
  [
    'with a number',
    () => {
      throw new Error('no account 987-65-4320 here')
    },
    '987-65-4320',
  ],
  [
    'with an email address',
    () => {
      throw new Error('unknown jo@example.com')
    },
    'jo@example.com',
  ],
])('an error message %s is logged without the value that it quotes', (_what, fail, secret) => {
  const [line = ''] = logged((log) => {
    try {
      fail()
    } catch (error) {
      log.error({ err: error }, 'fault')
    }
  })
  expect(JSON.parse(line)).toMatchObject({ err: { stack: expect.anything() as unknown } })
  expect(line).not.toContain(secret)
})

test('a database error is logged with its code, but without its message, which may contain values', () => {
  const error = Object.assign(new Error('duplicate key (email)=(jo@example.com)'), {
    severity: 'ERROR',
    code: '23505',
  })
  expect(describeError(new Error('Failed query: insert ...', { cause: error }))).toMatchObject({
    code: '23505',
    message: undefined,
  })
})
