/** What screen readers say of a calendar's arrows. The buttons between them are named by their text. */
export const CALENDAR_NAMES = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next decade',
  previousDecade: 'Previous decade',
}
