/** Values that broke other servers: each must be refused or stored unchanged, never cause a server error. */

/** A piece of JSON that no JavaScript value represents, such as 1e999. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

/** Texts that PostgreSQL refuses: as text, in JSON, or as a time. */
export const UNSTORABLE_TEXTS: readonly string[] = ['a\u0000b', 'a\ud800b', '-999999999999999.1']

export const POISON_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff\ud83d',
  '\u202eevil\u2066',
  '\ufeff',
  '\r\nSet-Cookie: a=b',
  '\u2028',
  '😀'.repeat(10_000),
  'é'.repeat(300),
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  'null',
  'true',
  '1e3',
  '1e999',
  '0x10',
  '١٢٣',
  '-0',
  '00',
  '9'.repeat(400),
  '9223372036854775808',
  '-1',
  '2027-02-31',
  '2027-13-01',
  '0000-00-00',
  '9999-12-31',
  '+033658-09-27',
  '2026-08-22T25:00:00Z',
  '%00',
  '%zz',
  '../../etc/passwd',
  "' or 1=1; --",
  "'; select pg_sleep(5); --",
  '<script>alert(1)</script>',
  '${7*7}',
  'a'.repeat(50_000),
]

export const POISON_VALUES: readonly unknown[] = [
  ...POISON_TEXTS,
  null,
  true,
  false,
  0,
  -1,
  0.1,
  0.001,
  1e21,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  [],
  {},
  [[]],
  ['1'],
  [null],
  { $ne: 1 },
  { toString: 1 },
  { length: 1e9 },
  new RawJson('1e999'),
  new RawJson('-1e999'),
  new RawJson('-0'),
  new RawJson('1.0000000000000000000001'),
  new RawJson('123456789012345678901234567890'),
  new RawJson('{"__proto__":{"admin":true}}'),
  new RawJson('{"constructor":{"prototype":{"admin":true}}}'),
  new RawJson('{"a":1,"a":2}'),
  new RawJson('"\\ud800"'),
  new RawJson(nested(500, '[', ']')),
  new RawJson(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`),
]

/** Bodies that are not JSON, or only barely. */
export const POISON_BODIES: readonly string[] = [
  '',
  '{',
  '}',
  '[]',
  '""',
  'null',
  'NaN',
  'undefined',
  '{"a":}',
  "{'a':1}",
  '{"a":1,}',
  '\ufeff{}',
  '{}{}',
  '{"__proto__":null}',
  nested(5000, '[', ']'),
  nested(30_000, '[', ']'),
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
]

/** Path segments in place of an id. */
export const POISON_SEGMENTS: readonly string[] = [
  '0',
  '-1',
  '01',
  '1.0',
  '1e1',
  'NaN',
  '9223372036854775807',
  '99999999999999999999',
  '%00',
  '%zz',
  '%',
  '%2e%2e',
  '%2F',
  '1%0d%0aX:1',
  '%F0%9F%98%80',
  '%ED%A0%80',
  '1;drop',
  "1'--",
  '__proto__',
  'constructor',
  'x'.repeat(150),
  'x'.repeat(3000),
]

/** Writes JSON. Writes raw pieces unchanged and keeps own "__proto__" keys. */
export const writeJson = (value: unknown): string => {
  if (value instanceof RawJson) return value.text
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${writeJson(field)}`).join(',')}}`
  }
  return JSON.stringify(value ?? null)
}
