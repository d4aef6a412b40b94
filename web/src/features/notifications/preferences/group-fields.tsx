import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import {
  type Channel,
  CHANNELS,
  type NotificationGroup,
} from '@yoursuccess/contract/notifications/notification-preferences'
import { t } from '../../../i18n/translate.ts'
import { copy } from './preferences.messages.ts'
import classes from './preferences.module.css'

interface GroupFieldsProps {
  group: NotificationGroup
  chosen: Readonly<Record<Channel, boolean>>
  onChange: (channel: Channel, isOn: boolean) => void
}

/** A group of notifications, and by which channels they come. */
export const GroupFields = ({ group, chosen, onChange }: GroupFieldsProps) => (
  <fieldset className={classes.group}>
    <legend>{t(copy.groups[group])}</legend>
    <p className={classes.hint}>{t(copy.hints[group])}</p>
    <div className={classes.channels}>
      {CHANNELS.map((channel) => (
        <Checkbox
          key={channel}
          label={t(copy.channels[channel])}
          checked={chosen[channel]}
          onChange={({ currentTarget }) => onChange(channel, currentTarget.checked)}
        />
      ))}
    </div>
  </fieldset>
)
