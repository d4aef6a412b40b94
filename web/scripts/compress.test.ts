import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressFiles } from './compress.ts'

const folder = mkdtempSync(join(tmpdir(), 'compress-'))
afterAll(() => rmSync(folder, { recursive: true }))

// OPERATIONS-102
test('text gets two smaller copies; pictures, small files and the files of the server get none', async () => {
  const text = 'let built = 1;'.repeat(200)
  mkdirSync(join(folder, 'render'))
  for (const name of ['app.js', 'font.woff2', 'render/pages.js']) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'small.css'), 'p {}')
  await compressFiles(folder)
  const path = (name: string) => join(folder, name)
  expect(brotliDecompressSync(readFileSync(path('app.js.br'))).toString()).toBe(text)
  expect(zstdDecompressSync(readFileSync(path('app.js.zst'))).toString()).toBe(text)
  for (const name of ['app.js.br', 'app.js.zst'])
    expect(statSync(path(name)).size).toBeLessThan(text.length / 2)
  const copied = ['font.woff2', 'render/pages.js', 'small.css', 'app.js.br'].filter((name) =>
    existsSync(path(`${name}.br`)),
  )
  expect(copied).toEqual([])
})
