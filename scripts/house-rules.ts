/** The rules of this project that the linter has no words for. Those it has are in .oxlintrc.json. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'

export interface Fault {
  file: string
  line: number
  rule: 'time-only-in-clock' | 'no-barrel' | 'no-drawer'
}

const SOURCES = '{contract,database,server,sandbox,web,e2e,bench,scripts}/**/*.{ts,tsx}'
const CLOCKS = ['server/src/clock.ts', 'sandbox/src/clock.ts', 'web/src/lib/clock.ts']
const MAY_ASK_THE_MACHINE = /^(e2e|bench|scripts)\/|\/testing\/|\.test\.tsx?$/
const DRAWERS = /(^|\/)(shared|common|utils?|helpers?|types)(\/|\.tsx?$)/

export const findFaults = (root: string): Fault[] =>
  globSync(SOURCES, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|\.cache)$/.test(String(path)) })
    .sort()
    .flatMap((file) => [...faultsOfName(file), ...faultsOfText(file, readFileSync(join(root, file), 'utf8'))])

const faultsOfName = (file: string): Fault[] => [
  ...(/^index\.tsx?$/.test(basename(file)) ? [{ file, line: 1, rule: 'no-barrel' as const }] : []),
  ...(DRAWERS.test(file) ? [{ file, line: 1, rule: 'no-drawer' as const }] : []),
]

/** `new Date(value)` converts; `new Date()` and `Date()` ask the machine for the time. */
const faultsOfText = (file: string, text: string): Fault[] => {
  if (CLOCKS.includes(file) || MAY_ASK_THE_MACHINE.test(file) || !text.includes('Date')) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const faults: Fault[] = []
  const visit = (node: ts.Node) => {
    if (asksForTheTime(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      faults.push({ file, line, rule: 'time-only-in-clock' })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

const asksForTheTime = (node: ts.Node) =>
  (ts.isCallExpression(node) && isDate(node.expression)) ||
  (ts.isNewExpression(node) && isDate(node.expression) && !node.arguments?.length)

const isDate = (name: ts.Expression) => ts.isIdentifier(name) && name.text === 'Date'
