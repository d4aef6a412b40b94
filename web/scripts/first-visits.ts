/**
 * The pages on which visits begin, and the modules that each needs besides the entry. Without preloading, the
 * browser would request them only once the router runs.
 */
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

/** The modules of each page that are imported dynamically. */
export const FIRST_VISITS = {
  '/login': ['src/features/session/login-page.tsx'],
  '/dashboard': [
    'src/app/guard.rules.ts',
    'src/app/dashboard-layout.tsx',
    'src/app/load-home.ts',
    'src/app/home-page.tsx',
  ],
  // Sign-up leads here.
  '/account-application': ['src/app/guard.rules.ts', 'src/features/application/application-layout.tsx'],
  '/request-reset-password': ['src/features/session/request-reset-page.tsx'],
  // An email links here.
  '/password-reset': ['src/features/session/password-reset-page.tsx'],
}

/**
 * Pages without the dashboard around them, grouped by what they share. They must load nothing that only the
 * dashboard needs.
 */
export const OTHER_PAGES = {
  ofTheSite: [
    'src/features/program/landing/landing-page.tsx',
    'src/features/program/pages/help-page.tsx',
    'src/features/legal/legal-pages.tsx',
  ],
  ofAccounts: [
    'src/features/funding/funding-pages.ts',
    'src/features/fraud/fraud-alert-page.tsx',
    'src/features/account/closed-page.tsx',
  ],
}

const WEB = resolve(import.meta.dirname, '..')

/**
 * The chunks that contain these modules, each after all its imports. Throws for a module that no chunk
 * contains.
 */
export const chunksOf = (output: Rolldown.RolldownOutput['output'], modules: readonly string[]) => {
  const chunks = output.filter((file) => file.type === 'chunk')
  const seen = new Set<Rolldown.OutputChunk>()
  const found: Rolldown.OutputChunk[] = []
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
    found.push(chunk)
  }
  for (const source of modules) {
    const path = resolve(WEB, source)
    const chunk = chunks.find(
      ({ facadeModuleId, moduleIds }) => facadeModuleId === path || moduleIds.includes(path),
    )
    if (!chunk) throw new Error(`${source} is in no chunk: does its page still load it by itself?`)
    visit(chunk)
  }
  return found
}

export const sheetsOf = (chunks: readonly Rolldown.OutputChunk[]): Set<string> =>
  new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
