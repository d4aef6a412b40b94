/**
 * Whether notices about the end of the product (PROGRAM-10) show, and how the browser remembers who has read
 * them.
 */
import type { Program } from '@yoursuccess/contract/program/program'

/** Notices show unless the program continues (PROGRAM-08). */
export const showsNotices = (program: Program | undefined): program is Program =>
  program !== undefined && program.wind_down.mode !== 'off'

/**
 * A number from 0 to 65535 made from an email address: enough to tell apart the few people who share a
 * browser, too little to find out who they are (PROGRAM-13).
 */
export const shortMark = (email: string): string => {
  let mark = 0
  for (const character of email.toLowerCase()) mark = (mark * 31 + (character.codePointAt(0) ?? 0)) % 65_536
  return String(mark)
}
