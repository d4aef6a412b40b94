import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const LANGUAGE = /\/web\/src\/i18n\/language\.ts$/

/** `WEB_LANGUAGE=pseudo` builds the app in the made-up language of src/i18n/pseudo.ts. */
export const inLanguage = (name: string | undefined): Plugin => ({
  name: 'in-language',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (name !== 'pseudo' || !id.endsWith('/language.ts') || id.startsWith('@')) return null
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    return found && LANGUAGE.test(found.id) ? resolve(import.meta.dirname, 'src/i18n/pseudo.ts') : null
  },
})
