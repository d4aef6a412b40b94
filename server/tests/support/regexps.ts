/**
 * Finds the regular expressions in a folder's sources, and measures how long each takes on inputs that try to
 * slow it down.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import ts from 'typescript'

export interface FoundRegExp {
  /** File and line, or the place in the API description. */
  place: string
  regexp: RegExp
}

/** Product code only: test code never reads text from outside. */
export const regexpsIn = (root: string, folders: readonly string[]): FoundRegExp[] =>
  globSync(
    folders.map((folder) => `${folder}/src/**/*.ts`),
    { cwd: root },
  )
    .filter((file) => !/\.test\.ts$|\/testing[./]/.test(file))
    .toSorted()
    .flatMap((file) => literalsOf(file, readFileSync(join(root, file), 'utf8')))

/** Whether the expression has a repetition. Without one, matching is always quick. */
export const mayTakeLong = ({ source }: RegExp): boolean => /[*+{]/.test(source)

const literalsOf = (file: string, text: string): FoundRegExp[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: FoundRegExp[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      const end = node.text.lastIndexOf('/')
      const regexp = new RegExp(node.text.slice(1, end), node.text.slice(end + 1))
      found.push({ place: `${file}:${line}`, regexp })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const LENGTH = 50_000
/** One example of each kind of character that a class or a dot may match. */
const KINDS = ['a', 'Z', '0', ' ', '-', '.', ',', '@', '/', '_', '\n', 'é', '😀', '<', '"', '\\']

/**
 * Long texts of the expression's own characters: alone, in pairs, and with an ending that prevents a match.
 */
export const attacksOn = ({ source }: RegExp): string[] => {
  const named = new Set(
    Array.from(source.replace(/\\[a-zA-Z]/g, '')).filter((character) => !'()[]{}|^$?*+'.includes(character)),
  )
  const characters = [...new Set([...named, ...KINDS])].slice(0, 26)
  const first = characters.slice(0, 6)
  const pairs = first.flatMap((one) => first.map((other) => one + other))
  return [...characters, ...pairs].flatMap((piece) => {
    const long = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)
    return [long, `${long}\u0000`]
  })
}

const GIVEN_UP_MS = 500
const TRIES = 5
/** Runs in a separate context, so that a timeout can stop it. */
const script = new Script('regexp.test(text)')
const context = createContext({ regexp: /x/, text: '' })

/**
 * The CPU milliseconds of the fastest of a few tries, because the first ones run before the expression is
 * compiled; 500 if a try had to be stopped. Wall-clock time would make every expression slow on a busy
 * machine.
 */
export const timeOf = (regexp: RegExp, text: string, goodEnoughMs: number): number => {
  context['regexp'] = new RegExp(regexp.source, regexp.flags)
  context['text'] = text
  let quickest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && quickest > goodEnoughMs; tries++) {
    const before = process.threadCpuUsage()
    try {
      script.runInContext(context, { timeout: GIVEN_UP_MS })
    } catch {
      return GIVEN_UP_MS
    }
    const { user, system } = process.threadCpuUsage(before)
    quickest = Math.min(quickest, (user + system) / 1000)
  }
  return quickest
}
