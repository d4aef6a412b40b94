/** The service worker. The build writes it to `/service-worker.js`, with the names of its files (scripts/build-worker.ts). */
import { keepFiles, type WorkerScope } from './keep-files.ts'

declare const BUILD_FILES: Parameters<typeof keepFiles>[1]

keepFiles(globalThis as unknown as WorkerScope, BUILD_FILES)
