/** The list of statements, and the PDF of one. */
import { queryOptions } from '@tanstack/react-query'
import { day } from '@yoursuccess/contract/core/calendar-date'
import {
  downloadStatement,
  listStatements,
  type Statement,
} from '@yoursuccess/contract/statements/statements'
import { t } from '../../i18n/translate.ts'
import { callForFile } from '../../lib/call-for-file.ts'
import { call } from '../../lib/call.ts'
import { saveFile } from '../../lib/save-file.ts'
import { keepWithinRange, tableQuery } from '../../lib/table-query.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import type { Place } from '../../ui/list/paging.ts'
import { copy } from './statements.messages.ts'

export const statementsQuery = ({ page, perPage, sort, range }: Place) =>
  queryOptions({
    queryKey: ['statements', { page, perPage, sort }, range],
    queryFn: ({ signal }) =>
      call(listStatements, {
        query: {
          ...tableQuery({ page, perPage, sort }, ['end_date']),
          ...(range && { start_date: day(range.start), end_date: day(range.end) }),
        },
        signal,
      }),
    placeholderData: keepWithinRange(range),
  })

/** Gets the PDF before the browser saves it, so that the page can show a refusal (STATEMENTS-05). */
export const useDownloadStatement = () =>
  useSubmit({
    name: 'download-statement',
    send: async ({ id, end_date }: Statement) => {
      const file = await callForFile(downloadStatement, { params: { id } })
      saveFile(file, t(copy.fileName, { day: end_date }))
    },
  })
