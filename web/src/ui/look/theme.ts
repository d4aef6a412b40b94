/** Mantine's theme, with patches that make its colors readable in both schemes. */
import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import { copy } from '../dialog/dialog.messages.ts'
import { asVariables, dark, darkRoles, light, printed, teal } from './roles.ts'

/** 44 px: what a thumb needs. */
const TAP_SIZE = 'md'

/**
 * The colors of `light` buttons. In the dark scheme, Mantine's own background is darker than the card behind
 * it and looks like a hole.
 */
const QUIET_ACTION = {
  background: 'var(--ys-action-quiet)',
  hover: 'var(--ys-action-quiet)',
  color: 'var(--ys-action)',
}

/** Mantine selects the text color of a filled button for the light scheme only. Ours follows the scheme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const isAction = input.color === undefined || input.color === input.theme.primaryColor
  if (input.variant === 'light' && isAction) return { ...colors, ...QUIET_ACTION }
  if (input.variant !== 'filled') return colors
  if (input.color === 'stop') {
    return { ...colors, background: 'var(--ys-stop)', hover: 'var(--ys-stop)', color: 'var(--ys-surface)' }
  }
  return isAction ? { ...colors, color: 'var(--ys-on-action)' } : colors
}

export const theme = createTheme({
  variantColorResolver,
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 3 },
  colors: { teal, dark },
  autoContrast: true,
  luminanceThreshold: 0.35,
  defaultRadius: 8,
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.3' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    Button: { defaultProps: { size: TAP_SIZE } },
    TextInput: { defaultProps: { size: TAP_SIZE } },
    Autocomplete: { defaultProps: { size: TAP_SIZE } },
    PasswordInput: { defaultProps: { size: TAP_SIZE } },
    NativeSelect: { defaultProps: { size: TAP_SIZE } },
    Select: { defaultProps: { size: TAP_SIZE } },
    Checkbox: { defaultProps: { size: TAP_SIZE } },
    Radio: { defaultProps: { size: TAP_SIZE } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    CloseButton: { defaultProps: () => ({ size: 44, 'aria-label': t(copy.close) }) },
    Modal: { defaultProps: { centered: true, radius: 12, transitionProps: { duration: 160 } } },
    Anchor: { defaultProps: { underline: 'always' } },
  },
})

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: { '--input-height-md': '44px', '--button-height-md': '44px', ...printed },
  light: { ...asVariables(light), ...mantineRoles },
  dark: { ...asVariables(darkRoles), ...mantineRoles },
})

/** Maps Mantine's names to our roles: several of its defaults miss the contrast of WCAG AA. */
const mantineRoles = {
  '--mantine-color-body': 'var(--ys-surface)',
  '--mantine-color-text': 'var(--ys-ink)',
  '--mantine-color-dimmed': 'var(--ys-quiet)',
  '--mantine-color-placeholder': 'var(--ys-quiet)',
  '--mantine-color-error': 'var(--ys-stop)',
  '--mantine-color-anchor': 'var(--ys-action)',
  '--mantine-color-default-color': 'var(--ys-ink)',
  '--mantine-color-default-border': 'var(--ys-line)',
}
