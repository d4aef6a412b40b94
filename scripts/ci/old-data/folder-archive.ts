/**
 * Packs a folder into one compressed file. The folder of a database repeats pages at long distances, which
 * zstd can find.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** `size` is in bytes; folders have none. */
interface Entry {
  path: string
  size?: number
}

/** 2^27 bytes (128 MB): how far back zstd looks for repetitions. */
const WINDOW_LOG = 27

/** Packs the folder without the paths for which `isLeftOut` returns true. */
export const packFolder = (folder: string, isLeftOut: (path: string) => boolean): Buffer => {
  const entries: Entry[] = []
  const contents: Buffer[] = []
  for (const path of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
    if (isLeftOut(path)) continue
    if (statSync(join(folder, path)).isDirectory()) {
      entries.push({ path })
    } else {
      const content = readFileSync(join(folder, path))
      entries.push({ path, size: content.length })
      contents.push(content)
    }
  }
  const list = Buffer.from(`${JSON.stringify(entries)}\n`)
  return zstdCompressSync(Buffer.concat([list, ...contents]), {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
      [constants.ZSTD_c_windowLog]: WINDOW_LOG,
    },
  })
}

/** Unpacks into a folder. Creates the folder if it does not exist. */
export const unpackFolder = (packed: Buffer, folder: string): void => {
  const all = zstdDecompressSync(packed, { params: { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG } })
  const listEnd = all.indexOf('\n')
  let at = listEnd + 1
  for (const { path, size } of JSON.parse(all.toString('utf8', 0, listEnd)) as Entry[]) {
    const target = join(folder, path)
    mkdirSync(size === undefined ? target : dirname(target), { recursive: true })
    if (size === undefined) continue
    writeFileSync(target, all.subarray(at, at + size))
    at += size
  }
}
