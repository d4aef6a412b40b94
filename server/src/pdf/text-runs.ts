/** Splits a line of any script into pieces that are drawn from left to right. */
import bidiModule, { type Bidi } from 'bidi-js'

// The package is a function, but its types describe a module that contains one.
const bidi = (bidiModule as unknown as () => Bidi)()

export interface TextRun<Font> {
  text: string
  font: Font
  /** Written from right to left: its glyphs are reversed. */
  isRightToLeft: boolean
}

interface Piece<Font> {
  text: string
  font: Font
  level: number
}

/**
 * The runs of a line in visual order, each in one font and one direction (Unicode Bidirectional Algorithm, in
 * a left-to-right paragraph). `fontOf` returns the font of a character.
 */
export const textRuns = <Font>(line: string, fontOf: (character: string) => Font): TextRun<Font>[] => {
  // Most lines of a report are plain, and computing their levels would take longer than drawing them.
  if (line && isPlain(line)) return [{ text: line, font: fontOf(line.charAt(0)), isRightToLeft: false }]
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const pieces: Piece<Font>[] = []
  let index = 0
  for (const character of line) {
    const level = levels[index] ?? 0
    index += character.length
    const last = pieces.at(-1)
    const font = last && joinsAnyFont(character) ? last.font : fontOf(character)
    // Words of a right-to-left line are drawn one by one, because each is laid out separately.
    const continues =
      last?.font === font && last.level === level && !(level % 2 && isAtSpace(last.text, character))
    if (continues) last.text += character
    else pieces.push({ text: character, font, level })
  }
  return inOrderOfTheEye(pieces).map(({ text, font, level }) => ({
    text,
    font,
    isRightToLeft: level % 2 === 1,
  }))
}

/** Printable ASCII, which is in one font and runs from left to right. */
const isPlain = (line: string) => /^[ -~]+$/.test(line)

/** Marks, joiners and spaces use the font of the character before them. */
const joinsAnyFont = (character: string) => /[\p{M}\p{Cf}\s]/u.test(character)
const isAtSpace = (before: string, character: string) => before.endsWith(' ') !== (character === ' ')

/** Visual order (rule L2): from the highest level down, reverses every sequence of that level or higher. */
const inOrderOfTheEye = <Font>(pieces: readonly Piece<Font>[]): Piece<Font>[] => {
  const ordered = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? 0) >= level) end++
      if (end === start) continue
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = end
    }
  }
  return ordered
}
