import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { cssVariablesResolver, theme } from '../ui/look/theme.ts'

/** Renders a component of the design system. `env="test"` turns off animations. */
export const renderPiece = (piece: ReactNode) =>
  render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      {piece}
    </MantineProvider>,
  )
