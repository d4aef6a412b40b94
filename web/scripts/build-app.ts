/**
 * The app for the browser, built twice. The first build is cut along the borders of all pages, as the bundler does by
 * itself: some 200 small files. It tells which modules the first visits load together; the second joins those.
 */
import { resolve } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { buildLogger } from './build-logger.ts'
import { chunksOf, FIRST_VISITS, OTHER_PAGES } from './first-visits.ts'

type Output = Rolldown.RolldownOutput['output']

const WEB = resolve(import.meta.dirname, '..')
const ENTRY = 'index.html'
/** Of the public pages, whose script stays as small as it is. */
const SITE = 'src/site.ts'

/** `options` say where it goes, as Vite's `build` does; `write: false` only gives back the files. */
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
    // Whoever loads a module loads what it needs: the name of that says so already.
    includeDependenciesRecursively: false,
  }
}

/**
 * One file for each set of visits that load a module, so that nobody loads what only others need; as what it imports is
 * loaded by all of them too, no two files need each other. What the entry loads is in all sets; and what is loaded by
 * the sign-in page and by others comes with the entry: no page does without. Packages are apart from our own code,
 * which changes more often.
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
