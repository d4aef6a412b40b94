/**
 * `node web/scripts/icons.ts`: draws public/icon-*.png from the shapes in public/icon.svg, for places that
 * don't accept SVG. The mark is a square and two lines, so this needs no graphics program.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

type Point = readonly [x: number, y: number]

/** The mark's lines, as in icon.svg, on a grid of 32 by 32. */
const LINES: readonly (readonly [Point, Point])[] = [
  [
    [8, 9],
    [16, 17],
  ],
  [
    [16, 17],
    [24, 9],
  ],
  [
    [16, 16],
    [16, 24],
  ],
]
const HALF_STROKE = 1.7
const GROUND = [15, 106, 112]
const INK = [255, 255, 255]
/** Samples per side of a pixel, for smooth edges. */
const FINE = 4

const distanceTo = ([from, to]: readonly [Point, Point], [x, y]: Point) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy)
}

/** The whole square is filled, because operating systems round the corners themselves. */
const colorAt = (point: Point) =>
  LINES.some((line) => distanceTo(line, point) <= HALF_STROKE) ? INK : GROUND

const pixel = (x: number, y: number, size: number): number[] => {
  const sum = [0, 0, 0]
  for (let look = 0; look < FINE * FINE; look++) {
    const offsetX = ((look % FINE) + 0.5) / FINE
    const offsetY = (Math.floor(look / FINE) + 0.5) / FINE
    const color = colorAt([((x + offsetX) * 32) / size, ((y + offsetY) * 32) / size])
    for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (color[part] ?? 0)
  }
  return sum.map((part) => Math.round(part / (FINE * FINE)))
}

const chunk = (name: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

const png = (size: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits per color channel: red, green and blue.
  header.set([8, 2], 8)
  const rows = Array.from({ length: size }, (_row, y) => [
    0,
    ...Array.from({ length: size }, (_column, x) => pixel(x, y, size)).flat(),
  ])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

for (const size of [180, 192, 512]) {
  writeFileSync(resolve(import.meta.dirname, `../public/icon-${size}.png`), png(size))
}
