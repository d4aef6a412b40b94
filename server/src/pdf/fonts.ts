/** The chain of fonts that every paper is written with: a character takes the first one that has it (OPERATIONS-78). */
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

const CHAIN = [
  'NotoSans-Regular',
  'NotoSansHebrew-Regular',
  // Not Noto: it takes dotted letters apart, and what is copied from the paper has other letters.
  'Vazirmatn-Regular',
  'NotoSansDevanagari-Regular',
  'NotoSansThai-Regular',
  'NotoSansKR-Regular',
  'NotoSansSC-Regular',
] as const
/** Emphasis exists for the first font only; other scripts are written regular. */
const BOLD = 'NotoSans-Bold'
export type FontName = (typeof CHAIN)[number] | typeof BOLD

const fonts = new Map<FontName, Font>()

/** The font, read once and only when a paper needs it: the Chinese one has three megabytes. */
const openFont = (name: FontName): Font => {
  const font =
    fonts.get(name) ?? (create(readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url))) as Font)
  fonts.set(name, font)
  return font
}

/**
 * The font for one paper. Papers share what was read of it, because finding the rules of its layout anew takes half of the
 * time of a short paper; but each has glyphs of its own, since a glyph remembers the letter that it was first used for.
 */
export const fontForPaper = (name: FontName): Font =>
  Object.assign(Object.create(openFont(name)) as Font, { _glyphs: {} })

const hasGlyph = (name: FontName, character: string): boolean =>
  openFont(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** The first font of the chain that has the character; the first one, with its empty box, when none has. */
export const fontOf = (character: string, isBold = false): FontName => {
  const first = isBold ? BOLD : CHAIN[0]
  if (/[\u0020-\u024f]/.test(character)) return first
  const found = CHAIN.find((name) => hasGlyph(name, character)) ?? CHAIN[0]
  return found === CHAIN[0] ? first : found
}
