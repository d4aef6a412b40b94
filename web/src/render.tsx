/**
 * The public pages and the sign-in page as documents: the server sends them so that they show without waiting
 * for scripts. The build turns this into a module for the server (scripts/build.ts). Details and reasons:
 * docs/decisions/0090 and 0093.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { Program } from '@yoursuccess/contract/program/program'
import type { Site } from '@yoursuccess/contract/program/site'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DrawnFrame } from './app/drawn/drawn-frame.tsx'
import { type AppFiles, loginDocument } from './app/drawn/login-document.tsx'
import { SiteDocument, type SiteFiles } from './app/site/site-document.tsx'
import { isAppPath, notFoundPage, SITE_PAGES, type SitePage } from './app/site/site-pages.tsx'
import { programQuery } from './features/program/program.api.ts'
import { paths } from './lib/paths.ts'
import '@fontsource-variable/inter/wght.css'
import './site.css'
import './ui/look/base.css'

interface Files {
  /** Files of the public pages. */
  site: SiteFiles
  /** Files of the sign-in page, which belongs to the app. */
  login: AppFiles
}

/** `files` are the addresses of the built scripts, style sheets and fonts. */
export const createSite = (files: Files): Site => {
  const documentOf = (page: SitePage, path: string | undefined, program: Program, origin: string) =>
    `<!doctype html>${renderToStaticMarkup(
      around(
        <SiteDocument
          page={page}
          productName={program.product_name}
          canonical={path === undefined ? undefined : origin + path}
          files={files.site}
        />,
        program,
        path,
      ),
    )}`
  return {
    indexedPaths: (program) =>
      Object.entries(SITE_PAGES).flatMap(([path, { isThere, isUnlisted }]) =>
        isUnlisted || (isThere && !isThere(program)) ? [] : [path],
      ),
    frame: renderToStaticMarkup(<DrawnFrame />),
    render: (path, program, origin) => {
      const bare = path.replace(/(?<=.)\/+$/, '')
      const page = SITE_PAGES[bare]
      if (page && (page.isThere?.(program) ?? true)) {
        return { status: 200, html: documentOf(page, page.isUnlisted ? undefined : bare, program, origin) }
      }
      if (bare === paths.login) return { status: 200, html: loginOf(program, files.login) }
      if (isAppPath(bare)) return undefined
      return { status: 404, html: documentOf(notFoundPage, undefined, program, origin) }
    },
  }
}

const loginOf = (program: Program, files: AppFiles) =>
  loginDocument({ program, files, around: (page) => around(page, program, paths.login) })

/** Provides what the components of a page need from the app: the program and the current path. */
const around = (page: ReactNode, program: Program, path: string | undefined) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(programQuery.queryKey, program)
  return (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={linksOnly(path)}>{page}</RouterContextProvider>
    </QueryClientProvider>
  )
}

/** Links need a router for their addresses. On these pages each link loads a document. */
const linksOnly = (path = '/') =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
  })
