/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './date.messages.ts'

export const copy: Translation<typeof english.copy> = {
  loadingCalendar: 'Cargando el calendario',
  startDate: 'Fecha inicial',
  endDate: 'Fecha final',
  clear: 'Borrar',
  search: 'Buscar',
  month: 'Mes',
  dayFormat: 'aaaa-mm-dd',
  openCalendar: 'Elegir en un calendario',
  chooseDay: 'Elegir un día',
  calendar: {
    nextMonth: 'Mes siguiente',
    previousMonth: 'Mes anterior',
    nextYear: 'Año siguiente',
    previousYear: 'Año anterior',
    nextDecade: 'Década siguiente',
    previousDecade: 'Década anterior',
  },
  filter: 'Filtrar por rango de fechas',
  range: '{start} a {end}',
  tooEarly: 'Elija el {day} o un día posterior.',
  tooLate: 'Elija el {day} o un día anterior.',
}
