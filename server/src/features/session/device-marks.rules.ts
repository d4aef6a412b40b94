/** The device cookie: one mark for each customer who signed in with this browser. */

/** Enough for a family that shares a computer. Beyond it, the oldest mark is dropped. */
const MAX_MARKS = 8
const MARK = /^[\w-]{43}$/

export const readMarks = (cookie: string | undefined): string[] =>
  (cookie ?? '')
    .split('.')
    .filter((mark) => MARK.test(mark))
    .slice(0, MAX_MARKS)

/** Returns the cookie's new value, with the new mark first. */
export const addMark = (cookie: string | undefined, mark: string): string =>
  [mark, ...readMarks(cookie)].slice(0, MAX_MARKS).join('.')
