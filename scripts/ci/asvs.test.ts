/**
 * Checks that docs/asvs.md covers every requirement of OWASP ASVS 5.0.0, and that every file and gate it
 * names exists (security gate J7).
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const REPOSITORY = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8')
const FOLDERS = '{.,.ci,contract,database,server,sandbox,web,e2e,bench,scripts,docs}'
const files = globSync([`${FOLDERS}/**/*.*`, '.*', 'Containerfile'], {
  cwd: REPOSITORY,
  exclude: (path) => /(^|\/)(node_modules|dist|\.cache|\.data|test-results)$/.test(String(path)),
})

interface Requirement {
  id: string
  level: string
}
interface Row extends Requirement {
  met: string
  where: string
}

/** The requirements of release 5.0.0. Each line of the file has a number and a level. */
const standard: readonly Requirement[] = read('scripts/ci/asvs-5.0.0.txt')
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', level = ''] = line.split(' ')
    return { id, level }
  })

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const rowsOf = (markdown: string): Row[] =>
  markdown
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
    .map(cellsOf)
    .map(([id = '', level = '', met = '', where = '']) => ({ id, level, met, where }))

const WORDS = ['yes', 'part', 'apart', 'no', 'site', 'n/a']
const LEVELS = ['1', '2', '3']

/** Gates that name a proof. `column` is the position of the proof in the table. */
const provenGates = (markdown: string, column: number): string[] =>
  markdown
    .split('\n')
    .map(cellsOf)
    .filter(([names = '']) => /^[A-J]\d+([-,] ?[A-J]\d+)*$/.test(names))
    .filter((cells) => /`|there is no/.test(cells[column] ?? ''))
    .flatMap(([names = '']) => names.split(', '))
const gates: ReadonlySet<string> = new Set([
  ...provenGates(read('docs/security-gates.md'), 1),
  ...provenGates(read('docs/reliability.md'), 2),
])

const gatesIn = (text: string) => text.replaceAll(/`[^`]*`/g, '').match(/\b[A-J]\d{1,2}\b/g) ?? []
/** File names in backticks, without other code such as commands and field names. */
const filesIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^(Containerfile|\.[a-z]+(\.[a-z]+)*|[\w./-]+\.(ts|tsx|md|json|cjs|spec))$/.test(name))
const exists = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`))

/** All errors in the rows of the document, each with its requirement. */
const errorsOf = (rows: readonly Row[]): string[] => [
  ...standard
    .filter(({ id }) => rows.filter((row) => row.id === id).length !== 1)
    .map(({ id }) => `${id}: mapped ${rows.filter((row) => row.id === id).length} times`),
  ...rows.flatMap(({ id, level, met, where }) => {
    const errors: string[] = []
    const known = standard.find((each) => each.id === id)
    if (!known) errors.push('is not in the standard')
    else if (known.level !== level) errors.push(`has level ${known.level}`)
    if (!WORDS.includes(met)) errors.push(`"${met}" is not a word of the map`)
    if (where === '') errors.push('says nothing')
    if ((met === 'no' || met === 'part') && !/[,;]|would/.test(where))
      errors.push('does not say what is missing')
    errors.push(
      ...filesIn(where)
        .filter((file) => !exists(file))
        .map((file) => `there is no ${file}`),
    )
    if (met === 'yes')
      errors.push(
        ...gatesIn(where)
          .filter((gate) => !gates.has(gate))
          .map((gate) => `nothing proves ${gate}`),
      )
    return errors.map((error) => `${id}: ${error}`)
  }),
]

const rows = rowsOf(read('docs/asvs.md'))

// PROTECTION-46
test('the ASVS map has every requirement once, with its level, and names only what exists', () => {
  expect(standard).toHaveLength(345)
  expect(errorsOf(rows)).toEqual([])
})

test('the ASVS map shows totals that match its rows', () => {
  const sums = read('docs/asvs.md')
    .split('\n')
    .map(cellsOf)
    .filter(([word = '']) => WORDS.includes(word))
  const counted = WORDS.map((word) => [
    word,
    ...LEVELS.map((level) => String(rows.filter((row) => row.met === word && row.level === level).length)),
  ])
  expect(sums.map(([word, _says, ...counts]) => [word, ...counts])).toEqual(counted)
})

test('the ASVS map names a gate or a file for most requirements that are met', () => {
  const met = rows.filter(({ met: word }) => word === 'yes')
  const unnamed = met.filter(({ where }) => gatesIn(where).length + filesIn(where).length === 0)
  expect(unnamed.length).toBeLessThan(met.length / 10)
})

describe('errors in the map', () => {
  const [first, ...others] = rows
  if (!first) throw new Error('there is no map')
  test.each<[string, Row[], string]>([
    ['leaves out a requirement', others, '1.1.1: mapped 0 times'],
    ['has a requirement twice', [first, ...rows], '1.1.1: mapped 2 times'],
    ['has an unknown requirement', [...rows, { ...first, id: '99.1.1' }], '99.1.1: is not in the standard'],
    ['has a wrong level', [{ ...first, level: '3' }, ...others], '1.1.1: has level 2'],
    [
      'names a missing file',
      [{ ...first, where: '`gone.test.ts`' }, ...others],
      '1.1.1: there is no gone.test.ts',
    ],
    [
      'names an unknown gate',
      [{ ...first, met: 'yes', where: 'C99' }, ...others],
      '1.1.1: nothing proves C99',
    ],
    [
      'says only "no"',
      [{ ...first, met: 'no', where: 'E1' }, ...others],
      '1.1.1: does not say what is missing',
    ],
  ])('finds a map that %s', (_what, changed, error) => {
    expect(errorsOf(changed)).toEqual([error])
  })
  test('counts only gates that have a proof', () => {
    const table = '| C1 | `a.test.ts` | |\n| D3, D4 | `b.test.ts` | |\n| F3 | | `c` was not run |'
    expect(provenGates(table, 1)).toEqual(['C1', 'D3', 'D4'])
  })
})

test('the inventory of cryptography lists every file that uses it (11.1.3)', () => {
  const inventory = filesIn(/## Cryptography\n(.*?)\n## /s.exec(read('docs/data-protection.md'))?.[1] ?? '')
  const users = files
    .filter((file) => /^(contract|database|server|web)\/(src|scripts)\/.*\.tsx?$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\/testing[./]/.test(file))
    .filter((file) =>
      /from '(node:crypto|jose|otpauth|@simplewebauthn\/server|@node-rs\/argon2)'|\bcrypto\.(randomUUID|subtle|getRandomValues)/.test(
        read(file),
      ),
    )
  expect(users.length).toBeGreaterThan(20)
  expect(users.filter((file) => !inventory.some((name) => file.endsWith(`/${name}`)))).toEqual([])
})
