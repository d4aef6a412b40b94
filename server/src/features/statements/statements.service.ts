import { operatorRefusals } from '@yoursuccess/contract/operator/operator'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { statementRefusals, type Statement } from '@yoursuccess/contract/statements/statements'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { bankingDayOf } from '../../clock/clock.ts'
import { pageOf } from '../../http/paging.ts'
import { notFound, refusing } from '../../http/refusal.ts'
import { isValidRange } from '../transactions/transactions.service.ts'
import { findSchedule, insertSchedule } from './schedule.queries.ts'
import { renderStatement } from './statement-pdf.ts'
import { findSection } from './set-aside-sections.queries.ts'
import type { StatementsDeps } from './statements.deps.ts'
import {
  countStatements,
  findLastStatement,
  findShowing,
  findStatement,
  listEntries,
  listStatements,
} from './statements.queries.ts'
import { firstDueOn, periodDueOn } from './statements.rules.ts'

const refuse = refusing({ ...statementRefusals, ...operatorRefusals })

interface ListRequest {
  page?: number | undefined
  per_page?: number | undefined
  start_date?: CalendarDate | undefined
  end_date?: CalendarDate | undefined
  sort_by?: 'end_date' | undefined
  sort_dir?: 'asc' | 'desc' | undefined
}

/** More months than an account can have. */
const ALL = 12 * 300

interface StatementPdf {
  pdf: Buffer
  fileName: string
}

export const statementsService = ({ database, clock, config, account, customer }: StatementsDeps) => {
  const { db } = database

  /** Renders the PDF, the same bytes each time. Throws `not_found`. */
  const render = async (customerId: number, id: number): Promise<StatementPdf> => {
    const statement = await findStatement(db, customerId, id)
    if (!statement) throw notFound()
    const [entries, setAside] = [await listEntries(db, statement), await findSection(db, statement)]
    return {
      pdf: await renderStatement(statement, entries, config, setAside),
      fileName: `statement-${statement.endsOn}.pdf`,
    }
  }

  return {
    /** Schedules the first statement, in the transaction that opens the account. Safe to repeat. */
    begin: (tx: Db, customerId: number, openedOn: CalendarDate): Promise<void> =>
      insertSchedule(tx, customerId, firstDueOn(openedOn)),

    render,

    list: async (customerId: number, request: ListRequest) => {
      const { start_date: from, end_date: to } = request
      if (!isValidRange({ from, to }, clock.today())) throw refuse('statement.invalid_range')
      const range = from && to ? { from, to } : undefined
      const { limit, offset, controls } = pageOf(request)
      // As in every list, a sort column without a direction means ascending.
      const isAscending = request.sort_by !== undefined && request.sort_dir !== 'desc'
      const rows = await listStatements(db, customerId, { range, limit, offset, isAscending })
      return {
        statements: rows.map(({ id, endsOn }): Statement => ({ id, end_date: endsOn })),
        ...controls(await countStatements(db, customerId, range)),
      }
    },

    /**
     * A copy for the operator, recorded in the audit log. Throws `operator.unknown_customer`, and `not_found`
     * if no statement ends on that day.
     */
    copy: async (email: string, endsOn: CalendarDate): Promise<StatementPdf> => {
      const customerId = await customer.findIdByEmail(db, email)
      if (customerId === undefined) throw refuse('operator.unknown_customer')
      const range = { from: endsOn, to: endsOn }
      const [statement] = await listStatements(db, customerId, { range, limit: 1, offset: 0 })
      if (!statement) throw notFound()
      await audit(db, clock.realNow(), 'operator', 'statement.copied', {
        customerId,
        subject: `statement:${statement.id}`,
      })
      return render(customerId, statement.id)
    },

    /**
     * The day on which the statement that shows a posted transaction was made, or `to come` if a later
     * statement will show it. Undefined if none will, because it was posted before the account had
     * statements.
     */
    findShown: async (
      tx: Db,
      customerId: number,
      { id, postedOn }: { id: number; postedOn: CalendarDate },
    ): Promise<CalendarDate | 'to come' | undefined> => {
      const showing = await findShowing(tx, customerId, id)
      if (showing) return bankingDayOf(showing.madeAt)
      const [schedule, last] = [await findSchedule(tx, customerId), await findLastStatement(tx, customerId)]
      const isOfOpenMonth = schedule !== undefined && postedOn >= periodDueOn(schedule.dueOn).startsOn
      const cameTooLate = last !== undefined && id > last.lastTransactionId
      return isOfOpenMonth || cameTooLate ? 'to come' : undefined
    },

    /** The first days of the months that have a statement. Empty if no customer has this account. */
    listClosedMonths: async (prn: string): Promise<CalendarDate[]> => {
      const customerId = (await account.listOwners(db, [prn])).get(prn)
      if (customerId === undefined) return []
      const rows = await listStatements(db, customerId, { range: undefined, limit: ALL, offset: 0 })
      return rows.map(({ startsOn }) => startsOn)
    },
  }
}
export type StatementsService = ReturnType<typeof statementsService>
