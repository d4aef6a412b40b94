/** The product's mark, without an accessible name. The component that uses it provides one. */
export const BrandMark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden focusable="false">
    <rect width="32" height="32" rx="8" fill="var(--ys-action)" />
    <path
      d="M8 9l8 8 8-8M16 17v7"
      fill="none"
      stroke="var(--ys-on-action)"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
