import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Popover.css'
import { ActionIcon, Popover } from '@mantine/core'
import { IconHeadset } from '@tabler/icons-react'
import { useProgram } from '../../features/program/program.api.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { TextSkeleton } from '../../ui/skeletons.tsx'
import classes from './header.module.css'

/** Pops up the support line (NAV-07). */
export const SupportButton = () => {
  const support = useProgram()?.support
  return (
    <Popover position="bottom-end" width={260} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon className={classes.action ?? ''} aria-label="Support">
          <IconHeadset size={24} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Support">
        {support ? (
          <div className={classes.support}>
            <p>Talk to a person at our support line:</p>
            <PhoneLink phone={support.support_line} />
          </div>
        ) : (
          <TextSkeleton lines={2} />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
