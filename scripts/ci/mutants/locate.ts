/** Finds a fault's file by a symbol and its test by title, so that an entry stays valid when files move. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../steps/run.ts'
import { filesOfRepository } from './files.ts'
import type { Mutant } from './mutant.ts'
import { countPlaces } from './place.ts'
import { asPrinted, asWritten, readTitles } from './titles.ts'

export interface LocatedMutant extends Mutant {
  file: string
  /** Runs on PostgreSQL if it is named `x.pg.test.ts`. */
  testFile: string
}

const PRODUCT = /^(contract|database|server|web)\/src\/(?!.*(?:\/testing\/|\.test\.)).*\.tsx?$/
const TEST = /\.test\.tsx?$/
const EXPORT = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm

/** `texts` are file contents by path. The locator throws unless symbol, title and `from` each occur once. */
export const createLocator = (texts: ReadonlyMap<string, string>): ((mutant: Mutant) => LocatedMutant) => {
  const symbols = [...texts]
    .filter(([path]) => PRODUCT.test(path))
    .map(([path, text]) => ({ path, names: new Set(Array.from(text.matchAll(EXPORT), ([, name]) => name)) }))
  const tests = [...texts]
    .filter(([path]) => TEST.test(path))
    .map(([path, text]) => ({ path, titles: readTitles(text) }))
  const findFile = (symbol: string) => {
    const { folder, name } = parseName(symbol)
    return symbols.filter(({ path, names }) => names.has(name) && isIn(path, folder))
  }
  const findTest = (title: string) => {
    const { folder, name } = parseName(title)
    const written = asWritten(name)
    return tests.filter(
      ({ path, titles }) => isIn(path, folder) && titles.some((each) => each.includes(written)),
    )
  }
  return (mutant) => {
    const file = onlyOne(`symbol ${mutant.symbol}`, findFile(mutant.symbol))
    const testFile = onlyOne(`test «${mutant.test}»`, findTest(mutant.test))
    const count = countPlaces(texts.get(file) ?? '', mutant.from)
    if (count !== 1) throw new Error(`«${mutant.from}» is in ${file} ${count} times`)
    return { ...mutant, file, testFile, test: asPrinted(parseName(mutant.test).name) }
  }
}

/** A locator for the current files of the repository. */
export const readLocator = () => {
  const files = filesOfRepository().filter((file) => PRODUCT.test(file) || TEST.test(file))
  return createLocator(new Map(files.map((file) => [file, readFileSync(join(REPOSITORY, file), 'utf8')])))
}

/** Splits `web/Money`, which means the `Money` of a file with a folder `web` in its path. */
const parseName = (text: string) => {
  const [, folder, name = text] = /^([\w-]+)\/(.+)$/.exec(text) ?? []
  return { folder, name }
}

const isIn = (path: string, folder: string | undefined) =>
  folder === undefined || path.split('/').slice(0, -1).includes(folder)

const onlyOne = (what: string, files: readonly { path: string }[]): string => {
  const [file, ...others] = files.map(({ path }) => path)
  if (file === undefined) throw new Error(`no file has the ${what}`)
  if (others.length > 0) throw new Error(`the ${what} is in ${[file, ...others].join(' and ')}`)
  return file
}
