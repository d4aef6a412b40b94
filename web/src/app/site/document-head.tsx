import type { ReactNode } from 'react'
import { darkRoles, light } from '../../ui/look/roles.ts'

/** A placeholder that the server replaces with a fresh nonce in each response, as in index.html. */
export const NONCE = '__CSP_NONCE__'

interface DocumentHeadProps {
  title: string
  description: string
  /** Preloaded, because text waits for it. */
  font: string
  sheets: readonly string[]
  children: ReactNode
}

/** The head that all server-rendered documents share. */
export const DocumentHead = ({ title, description, font, sheets, children }: DocumentHeadProps) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="referrer" content="no-referrer" />
    <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={darkRoles.paper} media="(prefers-color-scheme: dark)" />
    <title>{title}</title>
    <meta name="description" content={description} />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icon-180.png" />
    {/* With cookies, which say what language the reader chose. */}
    <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
    <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    {sheets.map((sheet) => (
      <link key={sheet} rel="stylesheet" href={sheet} crossOrigin="" />
    ))}
    {children}
  </head>
)
