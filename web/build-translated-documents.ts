import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Puts `x.es.tsx` in the place of `x.tsx`: a document that is translated as a whole, and not text by text. */
export const translatedDocuments = (): Plugin => ({
  name: 'translated-documents',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^[./].*\.tsx$/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      const translation = found?.id.replace(/\.tsx$/, '.es.tsx')
      return translation !== undefined && existsSync(translation) ? translation : null
    },
  },
})
