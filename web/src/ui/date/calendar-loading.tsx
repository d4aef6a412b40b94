import { t } from '../../i18n/translate.ts'
import { RowsSkeleton } from '../page/skeletons.tsx'
import { copy } from './date.messages.ts'

export const CalendarLoading = () => <RowsSkeleton rows={6} label={t(copy.loadingCalendar)} />
