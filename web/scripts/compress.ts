/** Stores compressed copies beside the built files, so that the server needn't compress them on each request. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, zstdCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)

/** Fonts, pictures and videos are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|vtt|txt)$/
/** Below this size, the compressed file needs as many network packets. */
const MIN_BYTES = 1024
/** A compressor takes some 100 megabytes from its start to its end, and they run on four threads. */
const AT_ONCE = 4

/** Writes `NAME.br` and `NAME.zst` for each text file in the folder, except the server's own in `render/` and `es/render/`. */
export const compressFiles = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true })
  const ours = names.filter((name) => COMPRESSIBLE.test(name) && !/(^|\/)render(\/|$)/.test(name))
  const left = ours.values()
  const compressNext = async () => {
    for (const name of left) await compressFile(join(folder, name))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext))
}

const compressFile = async (path: string) => {
  const content = await readFile(path)
  if (content.length < MIN_BYTES) return
  const [br, zst] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zstd(content, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.zst`, zst)])
}
