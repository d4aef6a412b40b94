/**
 * Looks for SQL injection from outside, as sqlmap does: by errors, by a condition that is true or false, and
 * by a pause. Repeats suspicious requests, because replies may also differ for other reasons.
 */
import type { WireReply } from './wire.ts'

export type Send = (text: string) => Promise<WireReply>
export type Suspicion = 'fault' | 'condition' | 'pause'

/** Characters that end a string, a parenthesis or a statement, so that a vulnerable statement fails. */
const FAULTS = ["'", '"', "')", '\\', '$$', ';--']
const CONDITIONS: readonly [isTrue: string, isFalse: string][] = [
  ["x' or '1'='1", "x' or '1'='2"],
  ["x' or 1=1--", "x' or 1=2--"],
  ["x') or ('1'='1", "x') or ('1'='2"],
  ['1 or 1=1', '1 or 1=2'],
  ['case when 1=1 then 1 else 1/(select 0) end', 'case when 1=2 then 1 else 1/(select 0) end'],
]
const PAUSES = [
  "'; select pg_sleep(S)--",
  "' or (select 1 from pg_sleep(S)) = 1--",
  "' || (select pg_sleep(S)::text) || '",
  '1; select pg_sleep(S)--',
  'id); select pg_sleep(S)--',
]
/** Seconds. */
const PAUSE = 1
const ROUNDS = 3

/**
 * Returns the kind of injection that one text of a request allows, or undefined if it allows none. Tries at
 * most `most` texts of each kind.
 */
export const probe = async (send: Send, most = Infinity): Promise<Suspicion | undefined> => {
  for (const text of FAULTS.slice(0, most)) if ((await send(text)).status >= 500) return 'fault'
  for (const [isTrue, isFalse] of CONDITIONS.slice(0, most)) {
    if (await areDifferent(send, isTrue, isFalse)) return 'condition'
  }
  for (const text of PAUSES.slice(0, most)) if (await isPausing(send, text)) return 'pause'
  return undefined
}

/**
 * Whether the two conditions get different replies in every round. Sends the true one twice, so that a change
 * made by the first of several calls does not count.
 */
const areDifferent = async (send: Send, isTrue: string, isFalse: string) => {
  for (let round = 0; round < ROUNDS; round++) {
    const [first, second, again] = [await send(isTrue), await send(isFalse), await send(isTrue)]
    const [a, b, c] = [seen(first, isTrue), seen(second, isFalse), seen(again, isTrue)]
    if (a !== c || a === b) return false
  }
  return true
}

/** The reply without the text that was sent, and without values that differ between any two replies. */
const seen = ({ status, text }: WireReply, sent: string) =>
  `${status} ${text
    .replaceAll(JSON.stringify(sent).slice(1, -1), '')
    .replaceAll(/"request_id":"[^"]*"/g, '')
    .replaceAll(/"[^"]*(_at|timestamp)":"[^"]*"/g, '')
    .replaceAll(/"id":\d+/g, '')}`

/** Whether the pause delays the reply in every round. A busy machine may delay any single call. */
const isPausing = async (send: Send, text: string) => {
  for (let round = 0; round < ROUNDS; round++) {
    if ((await send(text.replace('S', String(PAUSE)))).ms < PAUSE * 1000) return false
    if ((await send(text.replace('S', '0'))).ms >= PAUSE * 1000) return false
  }
  return true
}
