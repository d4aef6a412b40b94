import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { type BuildLanguage, inLanguage } from './build-language.ts'

const LEGAL = join(import.meta.dirname, 'src/features/legal')

/** The build's output for the pages of the agreements, and the modules in it. */
const builtIn = async (language: BuildLanguage): Promise<{ code: string; modules: string[] }> => {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [inLanguage(language), react()],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(LEGAL, 'legal-pages.tsx'), formats: ['es'], fileName: 'legal' },
      rolldownOptions: { external: /^(?!\.|.*\/legal\/)/ },
    },
  })
  const [output] = [result].flat() as Rolldown.RolldownOutput[]
  const [entry] = output?.output ?? []
  return {
    code: entry?.code ?? '',
    modules: (entry?.moduleIds ?? []).filter((id) => id.startsWith(LEGAL)),
  }
}

// LANGUAGE-09
describe.each([
  ['en', 'Court orders', 'Órdenes de tribunales', false],
  ['es', 'Órdenes de tribunales', 'Court orders', true],
] as const)('the build in "%s"', (language, own, other, isTranslated) => {
  test('has the documents of its language, and none of the other one', async () => {
    const { code, modules } = await builtIn(language)
    expect(code).toContain(own)
    expect(code).not.toContain(other)
    const isThere = (name: string) => modules.includes(join(LEGAL, name))
    for (const name of [
      'electronic-communications',
      'privacy-policy',
      ...['deposit-account', 'ending', 'fee-table', 'money-sections', 'opening', 'protection'].map(
        (part) => `deposit-account/${part}`,
      ),
    ])
      expect([name, isThere(`${name}.tsx`), isThere(`${name}.es.tsx`)]).toEqual([
        name,
        !isTranslated,
        isTranslated,
      ])
  })
})
