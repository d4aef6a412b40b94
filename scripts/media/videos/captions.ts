import { readFileSync } from 'node:fs'

export interface Cue {
  fromMs: number
  toMs: number
  text: string
}

/** Returns the captions of a WebVTT file. Throws if the file is invalid or captions overlap. */
export const readCues = (file: string): Cue[] => {
  const [head, ...blocks] = readFileSync(file, 'utf8')
    .trim()
    .split(/\n{2,}/)
  if (head !== 'WEBVTT') throw new Error(`${file} is not a WebVTT file`)
  const cues = blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n')
    const [from, to] = times.split(' --> ').map(millisecondsOf)
    if (from === undefined || to === undefined || Number.isNaN(from + to) || from >= to)
      throw new Error(`${file} has a caption without times: ${times}`)
    return { fromMs: from, toMs: to, text: lines.join(' ') }
  })
  for (const [at, { fromMs }] of cues.entries())
    if (fromMs < (cues[at - 1]?.toMs ?? 0)) throw new Error(`${file}: caption ${at + 1} begins too early`)
  return cues
}

const millisecondsOf = (text: string): number => {
  const [minutes = Number.NaN, seconds = Number.NaN] = text.split(':').map(Number)
  return Math.round((minutes * 60 + seconds) * 1000)
}
