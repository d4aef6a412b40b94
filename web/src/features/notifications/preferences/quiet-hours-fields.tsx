import { NativeSelect } from '@mantine/core'
import {
  QUIET_ZONES,
  type QuietHours,
  type QuietZone,
} from '@yoursuccess/contract/notifications/notification-preferences'
import { t } from '../../../i18n/translate.ts'
import { formatHour } from '../../../lib/times-of-day.ts'
import { copy } from './preferences.messages.ts'
import classes from './preferences.module.css'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

interface QuietHoursFieldsProps {
  hours: QuietHours
  onChange: (hours: QuietHours) => void
}

/** The hours without texts, and the zone in which they count. */
export const QuietHoursFields = ({ hours, onChange }: QuietHoursFieldsProps) => {
  const options = HOURS.map((hour) => ({ value: String(hour), label: formatHour(hour) }))
  return (
    <div className={classes.hours}>
      <p className={classes.hint}>{t(copy.quiet.text)}</p>
      <NativeSelect
        label={t(copy.quiet.from)}
        value={String(hours.from)}
        onChange={({ currentTarget }) => onChange({ ...hours, from: Number(currentTarget.value) })}
        data={options}
      />
      <NativeSelect
        label={t(copy.quiet.to)}
        value={String(hours.to)}
        onChange={({ currentTarget }) => onChange({ ...hours, to: Number(currentTarget.value) })}
        data={options}
      />
      {hours.from === hours.to && <p role="status">{t(copy.quiet.none)}</p>}
      <NativeSelect
        label={t(copy.quiet.zone)}
        value={hours.zone}
        onChange={({ currentTarget }) => onChange({ ...hours, zone: currentTarget.value as QuietZone })}
        data={QUIET_ZONES.map((zone) => ({ value: zone, label: t(copy.zones[zone]) }))}
      />
    </div>
  )
}
