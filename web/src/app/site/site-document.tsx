import { language } from '../../i18n/language.ts'
import { t } from '../../i18n/translate.ts'
import { asVariables, darkRoles, light, type Role } from '../../ui/look/roles.ts'
import { DocumentHead, NONCE } from './document-head.tsx'
import type { SitePage } from './site-pages.tsx'
import { copy as app } from '../app.messages.ts'
import { copy } from './site.messages.ts'

/** Addresses of the files that the build made for the public pages. */
export interface SiteFiles {
  script: string
  sheets: readonly string[]
  font: string
}

interface SiteDocumentProps {
  page: SitePage
  productName: string
  /** The page's canonical address; undefined for "Page not found". */
  canonical: string | undefined
  files: SiteFiles
}

/**
 * A public page with its head. It uses only classes: the Content-Security-Policy refuses style attributes.
 */
export const SiteDocument = ({ page, productName, canonical, files }: SiteDocumentProps) => {
  const { Page, title, description } = page
  const fullTitle = t(copy.fullTitle, { title: t(title), product: productName })
  return (
    <html lang={language.code}>
      <DocumentHead title={fullTitle} description={t(description)} font={files.font} sheets={files.sheets}>
        {canonical ? (
          <>
            <link rel="canonical" href={canonical} />
            <meta property="og:type" content="website" />
            <meta property="og:title" content={fullTitle} />
            <meta property="og:description" content={t(description)} />
            <meta property="og:url" content={canonical} />
          </>
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <style nonce={NONCE}>{COLORS}</style>
        <script type="module" src={files.script} nonce={NONCE} />
      </DocumentHead>
      <body>
        <div id="root">
          <a className="ys-skip-link" href="#main">
            {t(app.skipToContent)}
          </a>
          <Page />
        </div>
      </body>
    </html>
  )
}

const rule = (roles: Record<Role, string>) =>
  `:root{${Object.entries(asVariables(roles))
    .map(([name, color]) => `${name}:${color}`)
    .join(';')}}`

/** The color variables. In the app, Mantine inserts them. */
const COLORS = `${rule(light)}@media screen and (prefers-color-scheme:dark){${rule(darkRoles)}}`
