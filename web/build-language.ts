import { resolve } from 'node:path'
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import type { Plugin } from 'vite'
import { translatedDocuments } from './build-translated-documents.ts'
import { translatedIndex } from './build-translated-index.ts'
import { translatedTexts } from './build-translated-texts.ts'

/** A build has one language. The made-up one is for tests (src/i18n/pseudo.ts). */
export type BuildLanguage = LanguageCode | 'pseudo'

const LANGUAGE = /\/web\/src\/i18n\/language\.ts$/
/** What replaces src/i18n/language.ts. */
const REPLACEMENTS: Readonly<Record<BuildLanguage, string | undefined>> = {
  en: undefined,
  es: 'src/i18n/spanish.ts',
  pseudo: 'src/i18n/pseudo.ts',
}

/** The language of the build: `WEB_LANGUAGE=es` or `WEB_LANGUAGE=pseudo`, or else English. Throws for any other. */
export const buildLanguage = (env: NodeJS.ProcessEnv = process.env): BuildLanguage => {
  const name = env['WEB_LANGUAGE'] || 'en'
  if (!Object.hasOwn(REPLACEMENTS, name)) throw new Error(`WEB_LANGUAGE is en, es or pseudo, and not ${name}`)
  return name as BuildLanguage
}

/** The folder of a language's scripts and style sheets. A server has the files of all languages. */
export const assetsFolder = (language: BuildLanguage): string => (language === 'es' ? 'assets/es' : 'assets')

/** Builds the app in this language. In Spanish, each text is in the place of the English one, so no page grows. */
export const inLanguage = (language: BuildLanguage): Plugin[] => [
  withLanguage(REPLACEMENTS[language]),
  ...(language === 'es' ? [translatedTexts(), translatedDocuments(), translatedIndex()] : []),
]

const withLanguage = (replacement: string | undefined): Plugin => ({
  name: 'in-language',
  enforce: 'pre',
  resolveId: {
    // The bundler asks for every import.
    filter: { id: /^[^@].*\/language\.ts$/ },
    async handler(id, importer, options) {
      if (!replacement) return null
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      return found && LANGUAGE.test(found.id) ? resolve(import.meta.dirname, replacement) : null
    },
  },
})
