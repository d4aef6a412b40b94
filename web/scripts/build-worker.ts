/** Builds the service worker after the app and its pages, because it has the names of their files (FRAME-132). */
import { resolve } from 'node:path'
import { build } from 'vite'
import { buildLogger } from './build-logger.ts'

const WEB = resolve(import.meta.dirname, '..')

/** `names` are all files of all languages. `ofPage` are the addresses of those that the page without a connection needs. */
export const buildWorker = async (
  outDir: string,
  files: { names: readonly string[]; ofPage: readonly string[] },
): Promise<void> => {
  const all = files.names.filter((name) => name.startsWith('assets/')).map((name) => `/${name}`)
  await build({
    configFile: false,
    root: WEB,
    publicDir: false,
    customLogger: buildLogger(),
    logLevel: 'warn',
    mode: 'production',
    define: {
      BUILD_FILES: JSON.stringify({ all: [...new Set(all)].toSorted(), ofPage: [...new Set(files.ofPage)] }),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: resolve(WEB, 'src/worker/service-worker.ts'),
        output: { entryFileNames: 'service-worker.js' },
      },
    },
  })
}
