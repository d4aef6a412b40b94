/** Screen reader names for a calendar's arrows. The buttons between them have text. */
export const CALENDAR_NAMES = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next decade',
  previousDecade: 'Previous decade',
}
