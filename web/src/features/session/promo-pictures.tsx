/** Decorative drawings for the slides. The text beside each says the same. */
import type { ReactNode } from 'react'

const Picture = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 520 300" aria-hidden focusable="false" strokeLinecap="round" strokeLinejoin="round">
    {children}
  </svg>
)

export const CashBackPicture = () => (
  <Picture>
    <g transform="translate(150 62) rotate(-8)">
      <rect width="210" height="134" rx="14" fill="var(--ys-action)" />
      <rect y="26" width="210" height="22" fill="var(--ys-ink)" opacity=".35" />
      <rect x="20" y="74" width="34" height="26" rx="5" fill="var(--ys-on-action)" opacity=".85" />
      <path d="M70 112h76" stroke="var(--ys-on-action)" strokeWidth="6" opacity=".7" />
    </g>
    <g stroke="var(--ys-ink)" strokeWidth="4" fill="var(--ys-care-quiet)">
      <circle cx="372" cy="214" r="34" />
      <circle cx="416" cy="180" r="24" />
    </g>
    <path
      d="M384 202q-22-10-22 4t20 8q20 4-2 14-10 2-20-4M372 194v40"
      fill="none"
      stroke="var(--ys-care)"
      strokeWidth="5"
    />
    <path d="M300 236q-60 30-120-8m0 0l6 20m-6-20l22-2" fill="none" stroke="var(--ys-ink)" strokeWidth="4" />
  </Picture>
)

export const BenefitsPicture = () => (
  <Picture>
    <rect
      x="182"
      y="34"
      width="156"
      height="240"
      rx="22"
      fill="var(--ys-surface)"
      stroke="var(--ys-ink)"
      strokeWidth="4"
    />
    <path d="M238 52h44" stroke="var(--ys-line)" strokeWidth="6" />
    <path d="M206 92h64M206 114h38" stroke="var(--ys-edge)" strokeWidth="8" />
    <rect x="206" y="140" width="108" height="14" rx="7" fill="var(--ys-line)" />
    <rect x="206" y="140" width="72" height="14" rx="7" fill="var(--ys-paid-to-trustee)" />
    <g fill="none" strokeWidth="5">
      <path d="M208 186l7 7 12-14M208 216l7 7 12-14M208 246l7 7 12-14" stroke="var(--ys-good)" />
      <path d="M242 188h64M242 218h48M242 248h58" stroke="var(--ys-edge)" strokeWidth="6" />
    </g>
    <g fill="none" stroke="var(--ys-ink)" strokeWidth="4">
      <path d="M96 150q34-30 66-8m0 0l-4-18m4 18l-18 4M424 150q-34-30-66-8m0 0l4-18m-4 18l18 4" />
      <rect x="52" y="150" width="68" height="48" rx="8" fill="var(--ys-good-quiet)" />
      <path d="M402 198v-32l32-22 32 22v32z" fill="var(--ys-care-quiet)" />
    </g>
  </Picture>
)

export const BillPayPicture = () => (
  <Picture>
    <g stroke="var(--ys-ink)" strokeWidth="4">
      <path
        d="M168 40h140v214l-20-14-20 14-20-14-20 14-20-14-20 14-20-14-20 14z"
        fill="var(--ys-surface)"
        transform="translate(0 6)"
      />
      <path d="M192 88h60M192 116h88M192 144h88M192 172h52" stroke="var(--ys-edge)" strokeWidth="7" />
      <circle cx="342" cy="178" r="52" fill="var(--ys-action)" stroke="none" />
      <path d="M318 180l17 17 31-36" fill="none" stroke="var(--ys-on-action)" strokeWidth="9" />
      <rect x="84" y="92" width="60" height="56" rx="8" fill="var(--ys-care-quiet)" />
      <path d="M84 110h60M100 84v16M128 84v16" fill="none" />
    </g>
  </Picture>
)
