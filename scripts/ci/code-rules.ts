/** Rules of this project that the linter cannot express. The linter's are in .oxlintrc.json. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { TEXT_RULES } from './text-rules.ts'

export interface Fault {
  file: string
  line: number
  rule:
    | 'time-only-in-clock'
    | 'no-barrel'
    | 'no-drawer'
    | 'sql-by-parameters'
    | 'no-programs'
    | 'set-clock-by-hand'
    | 'fresh-bank'
    | 'text-in-catalog'
    | 'one-language'
}

const SOURCES = '{contract,database,server,sandbox,web,e2e,bench,scripts}/**/*.{ts,tsx}'
const CLOCKS = ['server/src/clock/clock.ts', 'sandbox/src/clock.ts', 'web/src/lib/clock.ts']
const MAY_READ_MACHINE_TIME = /^(e2e|bench|scripts|server\/tests)\/|\/testing[./]|\.test\.tsx?$/
const DRAWERS = /(^|\/)(shared|common|utils?|helpers?|types)(\/|\.tsx?$)/

export const findViolations = (root: string): Fault[] =>
  globSync(SOURCES, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|\.cache)$/.test(String(path)) })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...nameViolations(file), ...storyViolations(file, text), ...textViolations(file, text)]
    })

const nameViolations = (file: string): Fault[] => [
  ...(/^index\.tsx?$/.test(basename(file)) ? [{ file, line: 1, rule: 'no-barrel' as const }] : []),
  ...(DRAWERS.test(file) ? [{ file, line: 1, rule: 'no-drawer' as const }] : []),
]

/**
 * A story must restore the bank first, because earlier stories on the same worker have changed it: for
 * example, they reopened an account or announced the end of the program.
 */
const storyViolations = (file: string, text: string): Fault[] =>
  /^e2e\/[^/]+\.spec\.ts$/.test(file) && !text.includes('bank.restore()')
    ? [{ file, line: 1, rule: 'fresh-bank' }]
    : []

const textViolations = (file: string, text: string): Fault[] => {
  const rules = RULES.filter(({ isFor, word }) => isFor(file) && word.test(text))
  if (rules.length === 0) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const faults: Fault[] = []
  const visit = (node: ts.Node) => {
    for (const { rule, isBrokenBy } of rules) {
      if (!isBrokenBy(node)) continue
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      faults.push({ file, line, rule })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

interface Rule {
  rule: Fault['rule']
  isFor: (file: string) => boolean
  /** A file that does not match this cannot break the rule, so it is not parsed. */
  word: RegExp
  isBrokenBy: (node: ts.Node) => boolean
}

/** `new Date(value)` converts; `new Date()` and `Date()` read the machine's time. */
const readsTheTime = (node: ts.Node) =>
  (ts.isCallExpression(node) && isDate(node.expression)) ||
  (ts.isNewExpression(node) && isDate(node.expression) && !node.arguments?.length)

const isDate = (name: ts.Expression) => ts.isIdentifier(name) && name.text === 'Date'

const isOurs = (file: string) =>
  /^(contract|database|server|web)\/src\//.test(file) && !MAY_READ_MACHINE_TIME.test(file)
/**
 * These files put names of tables, channels or queues into statements, where parameters are not possible. The
 * names are safe: they come from the database's catalog, or from migrations and code in this repository.
 */
const NAMES_TABLES = /^(database\/src\/(backup|listen|migrat|pglite)|server\/src\/jobs\/boss-database)/

/**
 * True for a call that takes an SQL statement. The statement must be literal; values must be parameters, or
 * part of a tagged template that makes them parameters (security gate E3).
 */
const takesStatement = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  ['query', 'run', 'execute', 'exec', 'texts', 'raw'].includes(node.expression.name.text)

const buildsStatement = (node: ts.Node): boolean => {
  if (!takesStatement(node)) return false
  const [statement] = node.arguments
  if (!statement) return false
  if (ts.isTemplateExpression(statement))
    return !statement.templateSpans.every((span) => isConstant(span.expression))
  return ts.isBinaryExpression(statement) && statement.operatorToken.kind === ts.SyntaxKind.PlusToken
}
/** True for a name in capitals. That is a constant, which no input can change. */
const isConstant = (value: ts.Expression) => ts.isIdentifier(value) && /^[A-Z][A-Z0-9_]*$/.test(value.text)

const startsPrograms = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) &&
  ts.isStringLiteral(node.moduleSpecifier) &&
  /^(node:)?(child_process|vm|cluster)$/.test(node.moduleSpecifier.text)

/** `shouldAdvanceTime` makes a test depend on the speed of the machine (docs/tests.md). */
const movesClockByMachine = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'shouldAdvanceTime'

const RULES: readonly Rule[] = [
  {
    rule: 'time-only-in-clock',
    isFor: (file) => !CLOCKS.includes(file) && !MAY_READ_MACHINE_TIME.test(file),
    word: /Date/,
    isBrokenBy: readsTheTime,
  },
  {
    rule: 'sql-by-parameters',
    isFor: (file) => isOurs(file) && !NAMES_TABLES.test(file),
    word: /\.(query|run|execute|exec|texts|raw)\b/,
    isBrokenBy: buildsStatement,
  },
  { rule: 'no-programs', isFor: isOurs, word: /child_process|vm|cluster/, isBrokenBy: startsPrograms },
  {
    rule: 'set-clock-by-hand',
    isFor: (file) => /\.test\.tsx?$/.test(file),
    word: /shouldAdvanceTime/,
    isBrokenBy: movesClockByMachine,
  },
  ...TEXT_RULES,
]
