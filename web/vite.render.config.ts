import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { assetsFolder, buildLanguage, inLanguage } from './build-language.ts'
import { withoutJsonSchema } from './build-without-json-schema.ts'

/**
 * Builds the public pages as a module for the server, with the style sheets that their documents name. See
 * scripts/build.ts.
 */
export default defineConfig((): UserConfig => {
  const language = buildLanguage()
  return {
    root: import.meta.dirname,
    publicDir: false,
    plugins: [inLanguage(language), react(), withoutJsonSchema()],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Includes the packages, because the server doesn't have those of the web app.
    ssr: { noExternal: true },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'node22',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      ssr: join(import.meta.dirname, 'src/render.tsx'),
      ssrEmitAssets: true,
      rolldownOptions: {
        output: {
          entryFileNames: 'render/pages.js',
          chunkFileNames: 'render/[hash].js',
          assetFileNames: `${assetsFolder(language)}/[hash][extname]`,
        },
      },
    },
  }
})
