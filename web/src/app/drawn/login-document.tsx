import { MantineProvider } from '@mantine/core'
import type { Program } from '@yoursuccess/contract/program/program'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LoginScreen } from '../../features/session/login-screen.tsx'
import { NOBODY } from '../../features/session/use-sign-in.ts'
import { language } from '../../i18n/language.ts'
import { elements, t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { cssVariablesResolver, theme } from '../../ui/look/theme.ts'
import { DocumentHead, NONCE } from '../site/document-head.tsx'
import { copy as app } from '../app.messages.ts'
import { copy } from './drawn.messages.ts'
import { liftStyles } from './lift-styles.ts'
import { whileDrawn } from './while-drawn.ts'

/** Addresses of the files that the build made for the app's sign-in page. */
export interface AppFiles {
  /** The scripts of the app and of this page, ordered so that each comes after the files it imports. */
  scripts: readonly string[]
  sheets: readonly string[]
  font: string
}

interface LoginDocumentOptions {
  program: Program
  files: AppFiles
  /** Wraps the page in the providers that it needs from the app. */
  around: (page: ReactNode) => ReactNode
}

const PLACE = '__DRAWN__'

/**
 * The sign-in page as an HTML document, rendered with the app's components. Once loaded, the app replaces it
 * (docs/decisions/0093).
 */
export const loginDocument = ({ program, files, around }: LoginDocumentOptions): string => {
  const { markup, rules } = liftStyles(renderToStaticMarkup(around(<DrawnLogin />)))
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language.code} data-mantine-color-scheme="light">
      <DocumentHead
        title={program.product_name}
        description={t(copy.description)}
        font={files.font}
        sheets={files.sheets}
      >
        <meta property="csp-nonce" nonce={NONCE} />
        <style nonce={NONCE}>{rules}</style>
        {files.scripts.map((script) => (
          // The style sheets and the font load first, because they are visible.
          <link key={script} rel="modulepreload" href={script} crossOrigin="" fetchPriority="low" />
        ))}
        <script nonce={NONCE}>{`(${String(whileDrawn)})(${oneByOne(files.scripts)})`}</script>
      </DocumentHead>
      <body>
        <noscript>
          <p>{elements(copy.noScript, { a: (words) => <a href={paths.help}>{words}</a> })}</p>
        </noscript>
        <div id="drawn">{PLACE}</div>
        <div id="root" />
        <script type="application/json" id="program">
          {JSON.stringify(program)}
        </script>
      </body>
    </html>,
  ).replace(PLACE, () => markup)}`
}

/** Imports the scripts in separate tasks. In a single task they would make a slow phone unresponsive. */
const oneByOne = (scripts: readonly string[]) =>
  `async () => { for (const script of ${JSON.stringify(scripts)}) await import(script) }`

const DrawnLogin = () => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} getStyleNonce={() => NONCE}>
    <a className="ys-skip-link" href="#main">
      {t(app.skipToContent)}
    </a>
    <LoginScreen credentials={NOBODY} onChange={ignore} onSubmit={ignore} busy={false} />
  </MantineProvider>
)

const ignore = () => undefined
