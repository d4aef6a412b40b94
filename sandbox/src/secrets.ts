import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time. */
export const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

const digest = (value: string) => createHash('sha256').update(value).digest()
