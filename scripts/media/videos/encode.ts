import { spawnSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Frame } from './screencast.ts'

export const FOLDER = resolve(import.meta.dirname, '../../../web/public/videos')
const MAX_BYTES = 2_000_000

/**
 * Writes a VP9 video without sound, and its poster. Throws if the video is too large for a phone's data plan.
 */
export const encode = (video: { name: string; frames: readonly Frame[]; poster: Buffer; folder: string }) => {
  const list = join(video.folder, 'frames.txt')
  const last = video.frames.at(-1)
  const entries = video.frames.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(3)}`)
  // The last frame is listed twice, because ffmpeg ignores the duration of the last entry.
  writeFileSync(list, ['ffconcat version 1.0', ...entries, `file '${last?.file ?? ''}'`, ''].join('\n'))
  const target = join(FOLDER, `${video.name}.webm`)
  const input = ['-f', 'concat', '-safe', '0', '-i', list]
  const codec = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-cpu-used', '3']
  const output = ['-vf', 'fps=12,format=yuv420p', ...codec, '-an', '-map_metadata', '-1', target]
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output])
  if (status !== 0) throw new Error(`ffmpeg could not encode ${video.name}: ${String(stderr)}`)
  writeFileSync(join(FOLDER, `${video.name}.jpg`), video.poster)
  const { size } = statSync(target)
  console.log(`${target}  ${Math.ceil(size / 1000)} kB`)
  if (size > MAX_BYTES) throw new Error(`${video.name} has ${size} bytes, more than ${MAX_BYTES}`)
}
