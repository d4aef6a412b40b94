/** Reads the titles of the tests in a file with the TypeScript compiler. */
import ts from 'typescript'

/** Returns titles with {} in place of inserted values, and all strings in the tables of cases. */
export const readTitles = (text: string): string[] => {
  const titles = titlesAs('x.tsx', text)
  // A generic arrow function is no TSX, and hides all that follows it.
  return titles.length > 0 ? titles : titlesAs('x.ts', text)
}

const titlesAs = (name: string, text: string): string[] => {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const [title] = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments : []
    if (title && ts.isCallExpression(node)) found.push(...textsOf(title), ...textsOf(node.expression))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest))
  return found
}

/** Turns `the limit of {80} is kept` into the title in the code: `the limit of {} is kept`. */
export const asWritten = (title: string): string => title.replaceAll(/\{[^}]*\}/g, '{}')

/** Turns `the limit of {80} is kept` into the printed title: `the limit of 80 is kept`. */
export const asPrinted = (title: string): string => title.replaceAll(/[{}]/g, '')

/** True for `test`, `it`, and forms like `test.each(…)` and `test.skipIf(…)`. */
const isTest = (callee: ts.Expression): boolean => {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it'
  return (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && isTest(callee.expression)
}

const textsOf = (node: ts.Node): string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text.replaceAll(FILLED_IN, '{}')]
  if (ts.isTemplateExpression(node))
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')]
  const found: string[] = []
  ts.forEachChild(node, (child) => void found.push(...textsOf(child)))
  return found
}

const FILLED_IN = /%[sdifjo]|\$[a-z][\w.]*/gi
