/** Tokens of links that are sent by mail: 256 random bits, of which the database keeps a hash. */
import { createHash, randomBytes } from 'node:crypto'

export const createLinkToken = (): string => randomBytes(32).toString('base64url')

export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
