/** The titles of the tests in a file, read with the compiler. */
import ts from 'typescript'

/** Titles as written, with {} for values from a row or an expression, and every string of the rows. */
export const readTitles = (text: string): string[] => {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const [title] = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments : []
    if (title && ts.isCallExpression(node)) found.push(...textsOf(title), ...textsOf(node.expression))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest))
  return found
}

/** `the limit of {80} is kept` as written in the code: `the limit of {} is kept`. */
export const asWritten = (title: string): string => title.replaceAll(/\{[^}]*\}/g, '{}')

/** The title as the test runner prints it. */
export const asPrinted = (title: string): string => title.replaceAll(/[{}]/g, '')

/** `test`, `test.each(…)`, `test.skipIf(…)`. */
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
