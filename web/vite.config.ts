import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutJsonSchema } from './build-without-json-schema.ts'
import { withoutUnusedSchemas } from './build-without-unused-schemas.ts'
import { assetsFolder, buildLanguage, inLanguage } from './build-language.ts'
import { parsedMessages } from './build-parsed-messages.ts'

/** The server accepts a sign-in only from its own pages, so it must see the host that the browser names. */
const server = { target: `http://127.0.0.1:${process.env['PORT'] ?? 3000}`, changeOrigin: false }

/** A function, because scripts/build.ts builds in several languages, one after another. */
export default defineConfig(() => {
  const language = buildLanguage()
  const assets = assetsFolder(language)
  return {
    root: import.meta.dirname,
    plugins: [inLanguage(language), react(), withoutJsonSchema(), withoutUnusedSchemas(), parsedMessages()],
    // A placeholder that the server replaces with a fresh nonce in each response.
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: 'dist',
      assetsDir: assets,
      // Icons, videos and pictures are the same in all languages, and are in the folder of English.
      copyPublicDir: language !== 'es',
      emptyOutDir: true,
      target: 'es2023',
      sourcemap: false,
      // The Content-Security-Policy allows fonts and scripts only from files.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The app, and the small script of the public pages.
        input: [join(import.meta.dirname, 'index.html'), join(import.meta.dirname, 'src/site.ts')],
        output: {
          // Without page names: the entry lists the files of every page, and names made the first load a
          // kilobyte larger.
          chunkFileNames: `${assets}/[hash].js`,
          assetFileNames: `${assets}/[hash][extname]`,
        },
      },
    },
    server: {
      host: '127.0.0.1',
      proxy: { '/api': server, '/users': server },
    },
  }
})
