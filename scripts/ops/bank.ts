/** `npm run bank -- COMMAND`: the operator's command line. */
import { startFast } from '../../server/src/boot/fast-start.ts'

startFast()
await import('./bank-commands.ts')
