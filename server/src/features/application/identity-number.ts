/**
 * The Social Security number in the database: encrypted, bound to its submission, with a keyed hash to find
 * duplicates.
 */
import { createHmac } from 'node:crypto'
import type { ApplicationDeps } from './application.deps.ts'

/** The context that the vault binds the sealed number to. */
export const numberPlace = (reference: string): string => `identity_checks.ssn:${reference}`

/** The hash has a key, because without one all possible numbers could be tried. */
export const hashOfNumber = ({ config }: Pick<ApplicationDeps, 'config'>, ssn: string): string =>
  createHmac('sha256', config.identityKey).update(`ssn:${ssn}`).digest('base64url')
