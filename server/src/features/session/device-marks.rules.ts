/** The browser's record of the customers who signed in with it: one mark for each of them, in one cookie. */

/** A family at one computer; of more the oldest is forgotten. */
const MAX_MARKS = 8
const MARK = /^[\w-]{43}$/

export const readMarks = (cookie: string | undefined): string[] =>
  (cookie ?? '')
    .split('.')
    .filter((mark) => MARK.test(mark))
    .slice(0, MAX_MARKS)

/** The cookie with a new mark before those that it had. */
export const addMark = (cookie: string | undefined, mark: string): string =>
  [mark, ...readMarks(cookie)].slice(0, MAX_MARKS).join('.')
