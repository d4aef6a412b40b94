/**
 * The scripts that run in customers' browsers (security gate F7; PCI DSS 6.4.3, 11.6.1).
 * `web/script-inventory.json` lists each package with its reason; it is edited by hand and reviewed, and a
 * build with any other package fails. The build's `render/scripts.json` lists each built file with its
 * checksum; it is kept with the release.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

interface Inventory {
  /** What customers get from each package, by its name. */
  packages: Record<string, string>
}

const inventory = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../script-inventory.json'), 'utf8'),
) as Inventory

/** Throws when a package is in the scripts but not in the inventory, or the other way around. */
export const holdAgainstInventory = (output: Output): void => {
  const built = packagesIn(output)
  const known = Object.keys(inventory.packages)
  const errors = [
    ...built
      .filter((name) => !known.includes(name))
      .map((name) => `${name} is new and says nothing of itself`),
    ...known.filter((name) => !built.includes(name)).map((name) => `${name} is in no script any more`),
  ]
  if (errors.length > 0) throw new Error(`web/script-inventory.json: ${errors.join('; ')}`)
}

/** Each script's checksum by its address, in the browsers' format (`sha384-…`). */
export const checksumsOf = (output: Output): Record<string, string> =>
  Object.fromEntries(
    output
      .filter((file) => file.type === 'chunk')
      .map(({ fileName, code }) => [
        `/${fileName}`,
        `sha384-${createHash('sha384').update(code).digest('base64')}`,
      ]),
  )

const packagesIn = (output: Output): string[] => {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
  const names = modules
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1])
  return [...new Set(names)].filter((name) => name !== undefined).toSorted()
}
