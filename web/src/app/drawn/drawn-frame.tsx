import { BrandMark } from '../../ui/look/brand-mark.tsx'
import { darkRoles, light, type Role } from '../../ui/look/roles.ts'
import { NONCE } from '../site/document-head.tsx'

/**
 * An outline of the account's header and navigation, without text or customer data. The server sends it so
 * that the page isn't blank while the app loads (docs/decisions/0096).
 */
export const DrawnFrame = () => (
  <div id="drawn" data-frame="" aria-hidden="true">
    <style nonce={NONCE}>{RULES}</style>
    <div className="side">
      <BrandMark />
    </div>
    <div className="head">
      <BrandMark />
    </div>
    <div className="bar" />
  </div>
)

/** The color roles that the frame and the mark use. */
const ROLES = ['paper', 'surface', 'line', 'action', 'on-action'] as const satisfies Role[]
const colorsOf = (roles: Record<Role, string>) => ROLES.map((role) => `--ys-${role}:${roles[role]}`).join(';')

/**
 * Inline, so that the outline needs no style sheet. Sizes and borders match the app's header, navigation and
 * bottom bar.
 */
const RULES = `
body{margin:0}
#drawn{${colorsOf(light)};display:flex;flex-direction:column;min-height:100dvh;background:var(--ys-paper)}
@media (prefers-color-scheme:dark){#drawn{${colorsOf(darkRoles)}}}
#drawn div{box-sizing:border-box;border:0 solid var(--ys-line);background:var(--ys-surface)}
#drawn .side{display:none;position:fixed;inset-block:0;inset-inline-start:0;border-inline-end-width:1px}
#drawn .head{height:60px;padding:13.5px 18px;border-block-end-width:1px}
#drawn .bar{height:calc(61px + env(safe-area-inset-bottom));margin-block-start:auto;border-block-start-width:1px}
@media (scripting:none){#drawn{display:none}}
@media (min-width:48em){
#drawn .side{display:block;width:72px;padding:22px 19.5px}
#drawn .head{height:72px;margin-inline-start:72px}
#drawn :is(.bar,.head svg){display:none}
}
@media (min-width:64em){
#drawn .side{width:272px;padding:20px 24px}
#drawn .head{margin-inline-start:272px}
}
`.replaceAll('\n', '')
