/**
 * What runs as script in the browsers of customers (security gate F7; PCI DSS 6.4.3, 11.6.1): each package and why it is
 * there stands in `web/script-inventory.json`, which is changed by hand and reviewed; a build with any other fails. Each
 * built file and its checksum stands in the build's `render/scripts.json`, which is kept with the release.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

interface Inventory {
  /** By its name: what customers have of it. */
  packages: Record<string, string>
}

const inventory = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../script-inventory.json'), 'utf8'),
) as Inventory

/** Throws when a package is in the scripts and not in the inventory, or the other way round. */
export const holdAgainstInventory = (output: Output): void => {
  const built = packagesIn(output)
  const known = Object.keys(inventory.packages)
  const faults = [
    ...built
      .filter((name) => !known.includes(name))
      .map((name) => `${name} is new and says nothing of itself`),
    ...known.filter((name) => !built.includes(name)).map((name) => `${name} is in no script any more`),
  ]
  if (faults.length > 0) throw new Error(`web/script-inventory.json: ${faults.join('; ')}`)
}

/** Each script by its address, as browsers know checksums (`sha384-…`). */
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
