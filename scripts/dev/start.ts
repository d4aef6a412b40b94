/** `npm start`: runs bank and sandbox. Needs nothing but `npm ci` in a fresh clone. */
import { startFast } from '../../server/src/boot/fast-start.ts'
import { assertNodeVersion } from './node-version.ts'

assertNodeVersion()
startFast()
await import('./run-bank.ts')
