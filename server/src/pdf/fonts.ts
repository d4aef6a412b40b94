/** The font chain of every PDF: a character uses the first font that has it (OPERATIONS-78). */
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

const CHAIN = [
  'NotoSans-Regular',
  'NotoSansHebrew-Regular',
  // Not Noto, which splits dotted letters: text copied from the PDF would have other letters.
  'Vazirmatn-Regular',
  'NotoSansDevanagari-Regular',
  'NotoSansThai-Regular',
  'NotoSansKR-Regular',
  'NotoSansSC-Regular',
] as const
/** Only the first font has bold; other scripts use regular. */
const BOLD = 'NotoSans-Bold'
export type FontName = (typeof CHAIN)[number] | typeof BOLD

const fonts = new Map<FontName, Font>()

/** Reads the font once, and only when a PDF needs it: the Chinese one has three megabytes. */
const openFont = (name: FontName): Font => {
  const font =
    fonts.get(name) ?? (create(readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url))) as Font)
  fonts.set(name, font)
  return font
}

/**
 * The font for one PDF. PDFs share the parsed font data, because parsing the layout rules takes half of the
 * time of a short PDF. Each PDF has its own glyphs, since a glyph remembers the letter that it was first used
 * for.
 */
export const fontForPdf = (name: FontName): Font =>
  Object.assign(Object.create(openFont(name)) as Font, { _glyphs: {} })

const hasGlyph = (name: FontName, character: string): boolean =>
  openFont(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** The first font that has the character; the first font, with its empty box, when none has. */
export const fontOf = (character: string, isBold = false): FontName => {
  const first = isBold ? BOLD : CHAIN[0]
  if (/[\u0020-\u024f]/.test(character)) return first
  const found = CHAIN.find((name) => hasGlyph(name, character)) ?? CHAIN[0]
  return found === CHAIN[0] ? first : found
}
