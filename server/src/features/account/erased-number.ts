/** The number of an erased account: nobody can read it, but we recognize it when it arrives again (record 0119). */
import { createHmac } from 'node:crypto'
import type { Config } from '../../boot/config.ts'

/** Without the key, the numbers that there are could be tried one by one. */
export const markOf = ({ identityKey }: Pick<Config, 'identityKey'>, prn: string): string =>
  createHmac('sha256', identityKey).update(`prn:${prn}`).digest('base64url')
