import type { Plugin } from 'vite'

const CONTRACT = /\/contract\/src\/.+\.ts$/
/** What the browser reads of an endpoint (lib/call.ts). Only the server needs its schemas and access. */
const READ = new Set(['method', 'path'])

/** The parts of the parser's tree that this plugin needs. */
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
 * Lets the build drop every contract declaration that no screen uses. The bundler can't know that creating a
 * schema has no side effects, so this plugin marks it. Endpoints keep their method and path and drop their
 * schemas, so the sign-in page doesn't need zod at all. Tests run without this plugin.
 */
export const withoutUnusedSchemas = (): Plugin => ({
  name: 'without-unused-schemas',
  apply: 'build',
  // Runs after the types are removed.
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

/**
 * `endpoint({...})` returns its argument, so the properties that the browser reads stay. Throws if the
 * endpoint spreads them in from another object.
 */
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

/** Applies the edits. Removes a property together with the comma after it. */
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
