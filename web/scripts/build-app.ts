/**
 * Builds the app for the browser twice. The first build splits the code at the borders of all pages, as the
 * bundler does by default: some 200 small files. It shows which modules the first visits load together. The
 * second build joins those.
 */
import { resolve } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { buildLogger } from './build-logger.ts'
import { chunksOf, FIRST_VISITS, OTHER_PAGES } from './first-visits.ts'

type Output = Rolldown.RolldownOutput['output']

const WEB = resolve(import.meta.dirname, '..')
const ENTRY = 'index.html'
/** The entry of the public pages. Its modules aren't grouped, so that their script stays small. */
const SITE = 'src/site.ts'

/** `options` is Vite's `build`, such as the output folder. With `write: false`, only returns the files. */
export const buildApp = async (options: InlineConfig['build'] = {}): Promise<Output> => {
  const apart = await built({ write: false })
  return built({ ...options, rolldownOptions: { output: { codeSplitting: { groups: [groupOf(apart)] } } } })
}

const built = async (options: InlineConfig['build']): Promise<Output> => {
  const result = await build({
    configFile: resolve(WEB, 'vite.config.ts'),
    customLogger: buildLogger(),
    logLevel: 'warn',
    mode: 'production',
    build: options ?? {},
  })
  return (result as Rolldown.RolldownOutput).output
}

const groupOf = (apart: Output): Rolldown.CodeSplittingGroup => {
  const names = fileNames(apart)
  return {
    debugName: 'what first visits load together',
    name: (id) => names.get(id) ?? null,
    // Not needed: a visit that loads a module also loads its imports, and `fileNames` already includes them.
    includeDependenciesRecursively: false,
  }
}

/**
 * Returns the file of each module. Modules that the same visits load share a file, so that no visit loads
 * code that only others need. Every visit that loads a module also loads its imports, so no two files depend
 * on each other. All visits load the entry's modules. Modules that the sign-in page shares with other pages
 * join the entry, because every page needs them. Packages get separate files, because our own code changes
 * more often.
 */
export const fileNames = (apart: Output): Map<string, string> => {
  const modulesOf = (starts: readonly string[]) =>
    new Set(chunksOf(apart, starts).flatMap(({ moduleIds }) => moduleIds))
  const [ofEntry, ofSite] = [modulesOf([ENTRY]), modulesOf([SITE])]
  const visits = Object.entries({ ...FIRST_VISITS, ...OTHER_PAGES }).map(
    ([name, starts]) => [name, modulesOf(starts)] as const,
  )
  const nameOf = (id: string) => {
    const loading = visits.flatMap(([name, modules]) => (modules.has(id) ? [name] : []))
    const isAlwaysLoaded = ofEntry.has(id) || (loading.includes('/login') && loading.length > 1)
    if (isAlwaysLoaded) return id.includes('/node_modules/') ? 'packages' : 'start'
    return loading.join('+').replaceAll('/', '')
  }
  const all = [ofEntry, ...visits.map(([, modules]) => modules)].flatMap((modules) => [...modules])
  return new Map(all.filter((id) => !ofSite.has(id)).map((id) => [id, nameOf(id)]))
}
