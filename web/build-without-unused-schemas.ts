import type { Plugin } from 'vite'

const CONTRACT = /\/contract\/src\/.+\.ts$/
/** What the browser reads of an endpoint (lib/call.ts); its schemas and access are the server's business. */
const READ = new Set(['method', 'path'])

/** As far as the parser's tree is needed here. */
interface Node {
  type: string
  start: number
  end: number
  declaration?: Node | null
  declarations?: Node[]
  init?: Node | null
  callee?: Node
  arguments?: Node[]
  properties?: Node[]
  key?: Node
  name?: string
}

/**
 * Lets the build leave out every declaration of the contract that no screen uses: the bundler cannot know that making
 * a schema changes nothing else, so it is told. Endpoints keep their method and path, and let go of their schemas,
 * which saves the sign-in page zod as a whole. The sources say the same to the tests, which run without this.
 */
export const withoutUnusedSchemas = (): Plugin => ({
  name: 'without-unused-schemas',
  apply: 'build',
  // After the types are gone.
  enforce: 'post',
  transform(code, id) {
    if (!CONTRACT.test(id)) return null
    const edits = (this.parse(code) as unknown as { body: Node[] }).body.flatMap(editsOf)
    return edits.length === 0 ? null : { code: applied(code, edits), map: null }
  },
})

interface Edit {
  start: number
  end: number
  text: string
}

const editsOf = (statement: Node): Edit[] => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return (declaration.declarations ?? []).flatMap(({ init }) => {
    if (init?.type !== 'CallExpression') return []
    return init.callee?.name === 'endpoint' ? endpointEdits(init) : pureEdits(init)
  })
}

const pureEdits = ({ start, end }: Node): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => ' },
  { start: end, end, text: ')()' },
]

/** `endpoint({...})` gives back what it gets: what is read of it stays. Throws when that is not written in its own braces. */
const endpointEdits = ({ start, arguments: [declared] = [] }: Node): Edit[] => {
  if (!declared) return []
  const properties = declared.properties ?? []
  const isRead = ({ type, key }: Node) => type === 'Property' && READ.has(key?.name ?? '')
  if (properties.filter(isRead).length < READ.size)
    throw new Error('an endpoint must say its method and path itself, not by what it spreads')
  return [
    { start, end: declared.start, text: '(' },
    ...properties
      .filter((property) => !isRead(property))
      .map((property) => ({ start: property.start, end: property.end, text: '' })),
  ]
}

/** A property goes with the comma after it. */
const applied = (code: string, edits: readonly Edit[]): string => {
  let result = ''
  let at = 0
  for (const { start, end, text } of edits) {
    const upTo = text === '' && code[end] === ',' ? end + 1 : end
    result += code.slice(at, start) + text
    at = upTo
  }
  return result + code.slice(at)
}
