/**
 * The Social Security number at rest: sealed and bound to its submission, with a keyed hash that finds an equal one.
 */
import { createHmac } from 'node:crypto'
import type { ApplicationDeps } from './application.deps.ts'

/** The vault binds the sealed number to this. */
export const numberPlace = (reference: string): string => `identity_checks.ssn:${reference}`

/** Without the key, the numbers that there are could be tried one by one. */
export const hashOfNumber = ({ config }: Pick<ApplicationDeps, 'config'>, ssn: string): string =>
  createHmac('sha256', config.identityKey).update(`ssn:${ssn}`).digest('base64url')
