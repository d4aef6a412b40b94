import '@mantine/core/styles/Tooltip.css'
import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

interface NameTipProps {
  name: string
  button: ReactElement
  startsOpen: boolean
}

/** The name of an icon, beside it. */
export const NameTip = ({ name, button, startsOpen }: NameTipProps) => (
  <Tooltip
    label={name}
    position="right"
    events={{ hover: true, focus: true, touch: false }}
    defaultOpened={startsOpen}
  >
    {button}
  </Tooltip>
)
