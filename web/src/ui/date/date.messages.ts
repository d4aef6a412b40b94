import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui.date', {
  loadingCalendar: 'Loading the calendar',
  startDate: 'Start Date',
  endDate: 'End Date',
  clear: 'Clear',
  search: 'Search',
  month: 'Month',
  dayFormat: 'yyyy-MM-dd',
  openCalendar: 'Choose from a calendar',
  chooseDay: 'Choose a day',
  calendar: {
    nextMonth: 'Next month',
    previousMonth: 'Previous month',
    nextYear: 'Next year',
    previousYear: 'Previous year',
    nextDecade: 'Next decade',
    previousDecade: 'Previous decade',
  },
  filter: 'Filter by date range',
  range: '{start} to {end}',
  tooEarly: 'Choose {day} or later.',
  tooLate: 'Choose {day} or earlier.',
})
