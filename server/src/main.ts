/** Runs the bank alone: `node server/src/main.ts`. The sandbox run starts it together with the sandbox. */
import { startFast } from './boot/fast-start.ts'

startFast()
await import('./boot/serve.ts')
