import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui.list', {
  noRecords: 'No records found',
  details: 'Details',
  rowsPerPage: 'Rows per page',
  all: 'All',
  pages: 'Pages',
  sortBy: 'Sort by',
  choose: 'Choose',
  descending: 'Descending',
  loading: 'Loading {name}',
  detailsOf: 'Details of {name}',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: 'Page {number}',
  cut: 'Showing the first {shown} of {count}.',
})
