/** Tokens of emailed links: 256 random bits. The database stores only their hash. */
import { createHash, randomBytes } from 'node:crypto'

export const createLinkToken = (): string => randomBytes(32).toString('base64url')

export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
