/** Texts that people read are in catalogs, `x.messages.ts` (docs/decisions/0145-every-text-is-a-message.md), and `x.es.ts`. */
import ts from 'typescript'

/** Also the translations of catalogs and refusals. */
const CATALOG = /\.(messages|es)\.ts$/
const TEST = /\.test\.tsx?$|\/testing[./]/
/** What people agree to is kept word for word, and the names of the states are the same in every language. */
const KEPT = /^web\/src\/(features\/legal\/|lib\/us-states\.ts$)/
/** Constants whose values are English in every language. */
const ENGLISH_VALUES = new Set([
  // The titles of agreed documents, which are kept word for word.
  'AGREEMENTS',
  // Values on the wire and in the database. What people read is in bill-names.messages.ts.
  'BILLER_CATEGORIES',
  // The names of browsers.
  'BROWSERS',
  // The official names of courts.
  'DISTRICT_STATES',
  'NO_RESULTS',
  // The official titles of the Standard Occupational Classification.
  'GROUPS',
  'OWN',
  // Lines of the processor's books, from which the bank knows its own entries again.
  'STATEMENT_WORDS',
])

const isProduct = (file: string) =>
  /^(contract|database|server|web)\/src\/.*\.tsx?$/.test(file) && !CATALOG.test(file) && !TEST.test(file)

const mayHoldScreenTexts = (file: string) => isProduct(file) && file.startsWith('web/') && !KEPT.test(file)

const mayHoldSchemaTexts = (file: string) => isProduct(file) && file.startsWith('contract/')

/** Where the server's texts for customers are. The others are for operators, and for other programs. */
const mayHoldServerTexts = (file: string) =>
  isProduct(file) && /^server\/src\/(features|messaging|pdf|http\/error-replies)/.test(file)

const mayNameLanguage = (file: string) => isProduct(file) && file !== 'contract/src/core/language.ts'

/** `new Intl.DateTimeFormat('en-US')` */
const namesLanguage = (node: ts.Node): boolean => isLiteral(node) && /^[a-z]{2}-[A-Z]{2}$/.test(textOf(node))

/** Attributes and properties whose value people read or hear. */
const READ =
  /^(label|title|placeholder|alt|aria-(label|roledescription|description|valuetext|placeholder)|description|lead|text|heading|legend|caption|hint|note|subtitle|question|answer|\w+(Label|Title|Text|Heading|Lead|Placeholder|Hint))$/

const LETTER = /\p{L}/u
/** `&nbsp;` */
const ENTITY = /&\w+;/g

/** "Your card is on its way", "Get Started": what no name, path or class looks like. */
const SENTENCE = /^\p{Lu}[\p{L}'’-]*,? \p{L}|^\p{Lu}.* .*[.?!…:]$/u

/**
 * True for a text in an element, in one of its attributes, in a property that a component shows, and for a
 * sentence anywhere. The message of an error that is thrown is for developers.
 */
const isTextOutsideCatalog = (node: ts.Node): boolean => {
  if (ts.isJsxText(node)) return LETTER.test(node.text.replace(ENTITY, ''))
  if (!isLiteral(node)) return false
  const text = textOf(node)
  if (!LETTER.test(text)) return false
  const place = placeOf(node)
  if (isForDevelopers(place)) return false
  if (SENTENCE.test(text)) return true
  if (ts.isJsxExpression(place)) return isShown(place.parent)
  if (ts.isPropertyAssignment(place)) return place.name !== node && isShown(place)
  return ts.isJsxAttribute(place) && isShown(place)
}

/**
 * True for the message of a schema, and for a sentence anywhere in the contract. The API description and the
 * refusals stay: programs read them, and the web app has its own sentence for each code.
 */
const isSchemaTextOutsideCatalog = (node: ts.Node): boolean => {
  if (!isLiteral(node) || !LETTER.test(textOf(node))) return false
  const place = placeOf(node)
  if (isForDevelopers(place) || isRefusal(place) || ENGLISH_VALUES.has(constantOf(node))) return false
  if (ts.isPropertyAssignment(place) && place.name !== node) {
    const name = place.name.getText()
    if (/^(summary|description|madeOnce)$/.test(name)) return false
    if (/^(error|message|title)$/.test(name)) return true
  }
  return SENTENCE.test(textOf(node)) || isCheckMessage(place, node)
}

/** True for a sentence that is neither SQL nor for developers. What only operators read is in their refusals. */
const isServerTextOutsideCatalog = (node: ts.Node): boolean =>
  isLiteral(node) &&
  SENTENCE.test(textOf(node)) &&
  !ts.isTaggedTemplateExpression(node.parent) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
  !isForDevelopers(placeOf(node)) &&
  !ENGLISH_VALUES.has(constantOf(node))

const isForDevelopers = (place: ts.Node) =>
  ts.isNewExpression(place) ||
  (ts.isCallExpression(place) && place.expression.kind === ts.SyntaxKind.SuperKeyword)

/** The name of the constant of the module that a node belongs to, or ''. */
const constantOf = (node: ts.Node): string =>
  ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent)
    ? node.name.getText()
    : ts.isSourceFile(node)
      ? ''
      : constantOf(node.parent)

/** `refusals({ 'card.none': [409, 'There is no card yet.'] })` */
const isRefusal = (place: ts.Node): boolean =>
  ts.isPropertyAssignment(place) &&
  ts.isArrayLiteralExpression(place.initializer) &&
  ts.isCallExpression(place.parent.parent) &&
  place.parent.parent.expression.getText() === 'refusals'

/** `.min(1, 'Required')`, `z.email('Invalid')`, `amountInput('Invalid')` */
const isCheckMessage = (place: ts.Node, node: ts.Node): boolean =>
  ts.isCallExpression(place) &&
  place.arguments.at(-1) === node &&
  /(^|\.)(min|max|length|regex|refine|email|uuid|url|\w+Input|required\w*|read)$/.test(
    place.expression.getText(),
  )

const isShown = (place: ts.Node): boolean => {
  if (ts.isJsxElement(place) || ts.isJsxFragment(place)) return true
  if (ts.isJsxAttribute(place)) return READ.test(place.name.getText())
  return (
    ts.isPropertyAssignment(place) &&
    (ts.isIdentifier(place.name) || ts.isStringLiteral(place.name)) &&
    READ.test(place.name.text)
  )
}

type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression
const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)

const textOf = (node: Literal): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('')
    : node.text

/** Where the value of an expression ends up: through the branches of conditions, lists, and functions of one expression. */
const placeOf = (node: ts.Node): ts.Node => {
  const { parent } = node
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return placeOf(parent)
  if (ts.isBinaryExpression(parent) && JOINS.has(parent.operatorToken.kind)) return placeOf(parent)
  if (
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    (ts.isArrowFunction(parent) && parent.body === node) ||
    ts.isArrayLiteralExpression(parent)
  )
    return placeOf(parent)
  return parent
}
const JOINS = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
])

/** Each rule of the texts, in the form of code-rules.ts. */
export const TEXT_RULES = [
  { rule: 'text-in-catalog', isFor: mayHoldScreenTexts, word: LETTER, isBrokenBy: isTextOutsideCatalog },
  {
    rule: 'text-in-catalog',
    isFor: mayHoldSchemaTexts,
    word: LETTER,
    isBrokenBy: isSchemaTextOutsideCatalog,
  },
  {
    rule: 'text-in-catalog',
    isFor: mayHoldServerTexts,
    word: LETTER,
    isBrokenBy: isServerTextOutsideCatalog,
  },
  {
    rule: 'one-language',
    isFor: mayNameLanguage,
    word: /['"`][a-z]{2}-[A-Z]{2}['"`]/,
    isBrokenBy: namesLanguage,
  },
] as const
