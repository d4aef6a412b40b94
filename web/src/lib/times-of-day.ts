/** Formats times of a day that belong to no instant, in whatever zone. */
import { language } from '../i18n/language.ts'
import { t } from '../i18n/translate.ts'
import { copy } from './lib.messages.ts'

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language.locale, options)
const timeOfDay = formatter({ timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })

/** "9:00 PM": the hour 21. */
export const formatHour = (hour: number): string => timeOfDay.format(Date.UTC(2026, 0, 1, hour))

/** "4:00 PM Central Time": a time of day, "16:00", in a zone of the IANA database. */
export const formatTimeInZone = (time: string, zone: string): string => {
  const noonThere = formatter({ timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(
    new Date('2026-01-01T12:00:00Z'),
  )
  const name = noonThere.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return t(copy.timeInZone, { time: timeOfDay.format(new Date(`2026-01-01T${time}:00Z`)), zone: name })
}
