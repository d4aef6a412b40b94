/** A keyed hash of an erased account's number, to recognize the number in later events (record 0119). */
import { createHmac } from 'node:crypto'
import type { Config } from '../../boot/config.ts'

/** The hash has a key, because without one all possible numbers could be tried. */
export const markOf = ({ identityKey }: Pick<Config, 'identityKey'>, prn: string): string =>
  createHmac('sha256', identityKey).update(`prn:${prn}`).digest('base64url')
