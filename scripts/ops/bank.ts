/** `npm run bank -- COMMAND`: the operator's command line. */
import { readCompiled } from '../../server/src/boot/compiled.ts'

readCompiled()
await import('./bank-commands.ts')
