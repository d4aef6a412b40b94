import { t } from '../../../i18n/translate.ts'
import { Picture } from '../landing/pictures.tsx'
import { features } from './pages.messages.ts'

/** The card with a lock, for a freeze. */
export const CardPicture = () => (
  <Picture box="0 0 440 300">
    <g transform="translate(66 56) rotate(-5 140 90)">
      <rect width="290" height="182" rx="18" fill="var(--ys-action)" />
      <rect x="26" y="66" width="46" height="34" rx="7" fill="var(--ys-on-action)" opacity=".85" />
      <path d="M26 130h150M26 152h84" stroke="var(--ys-on-action)" strokeWidth="8" opacity=".6" />
      <text x="26" y="40" fontSize="18" fontWeight="700" fill="var(--ys-on-action)">
        {t(features.debit)}
      </text>
    </g>
    <circle cx="348" cy="212" r="54" fill="var(--ys-info-quiet)" stroke="var(--ys-info)" strokeWidth="4" />
    <rect x="322" y="206" width="52" height="38" rx="7" fill="var(--ys-info)" />
    <path d="M332 206v-12a16 16 0 0 1 32 0v12" fill="none" stroke="var(--ys-info)" strokeWidth="7" />
  </Picture>
)
