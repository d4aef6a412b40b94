import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutJsonSchema } from './build-without-json-schema.ts'

/** The server takes a sign-in only from its own pages, so it must see the host that the browser names. */
const server = { target: `http://127.0.0.1:${process.env['PORT'] ?? 3000}`, changeOrigin: false }

const mantine = (...names: string[]) => names.map((name) => `@mantine/core/esm/components/${name}`)
const BASE = [
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
  'clsx',
  '@tanstack',
  '@mantine/core/esm/core',
  ...mantine('Button', 'Loader', 'UnstyledButton', 'CloseButton', 'Transition', 'Skeleton'),
]
const FIELDS = mantine('Input', 'InputBase', 'TextInput', 'PasswordInput', 'ActionIcon')

const inAnyOf = (folders: string[]) => new RegExp(`node_modules/(${folders.join('|')})/`)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutJsonSchema()],
  // The server puts a fresh nonce in its place for each request.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // The Content-Security-Policy takes fonts and scripts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Zod asks whether it may compile code as soon as it is loaded, so what forbids that must come with it.
            {
              name: 'first',
              test: /lib\/first\.ts$|node_modules\/(zod|get-nonce)\//,
              priority: 2,
            },
            // What every page needs, and what every form needs: cut along the pages' borders it came to 25 small
            // files, which compress worse.
            { name: 'base', test: inAnyOf(BASE), priority: 1 },
            { name: 'fields', test: inAnyOf(FIELDS), priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/users': server },
  },
})
