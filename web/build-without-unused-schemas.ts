import type { Plugin } from 'vite'

const CONTRACT = /\/contract\/src\/.+\.ts$/

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
  name?: string
  value?: unknown
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
 * `endpoint('GET /path', {...})` becomes its method and path, which is all that the browser reads of it
 * (lib/call.ts). Throws if the route is not written there.
 */
const endpointEdits = ({ start, end, arguments: [route] = [] }: Node): Edit[] => {
  const [, method, path] = /^(\w+) (\/\S*)$/.exec(String(route?.value)) ?? []
  if (!method || !path) throw new Error('an endpoint must say its method and path itself')
  return [{ start, end, text: `(${JSON.stringify({ method, path })})` }]
}

const applied = (code: string, edits: readonly Edit[]): string => {
  let result = ''
  let at = 0
  for (const { start, end, text } of edits) {
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
