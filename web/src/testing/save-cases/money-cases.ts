import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteAchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import {
  cancelAchTransaction,
  createAchTransaction,
  listAchTransactions,
} from '@yoursuccess/contract/funding/ach-transactions'
import { reportProblem } from '@yoursuccess/contract/disputes/disputes'
import {
  createRecurringTransfer,
  deleteRecurringTransfer,
  listRecurringTransfers,
} from '@yoursuccess/contract/funding/recurring-transfers'
import { downloadStatement, listStatements } from '@yoursuccess/contract/statements/statements'
import { exportTransactions } from '@yoursuccess/contract/transactions/search'
import { listTransactions } from '@yoursuccess/contract/transactions/transactions'
import { checking, created, listed, scheduled } from '../funding-replies.ts'
import { postedReply } from '../transaction-replies.ts'
import { fillInOnce, repeatIt, review } from '../transfer-form.ts'
import { on } from '../wire.ts'
import { press, type SaveCase } from './save-case.ts'

const ACH = '/dashboard/funding/ach'
const PAPER = 'Download of the statement ending on Oct 31, 2026, PDF'

export const moneyCases: readonly SaveCase[] = [
  {
    name: 'create-transfer',
    endpoint: createAchTransaction,
    path: `${ACH}/create-transaction`,
    handlers: [listed(checking)],
    fill: async () => {
      await fillInOnce()
      // Waits for a field that appears late, because the test compares the values of all fields.
      await screen.findByLabelText('Repeat this transfer')
      await review()
    },
    press: () => press('Confirm'),
  },
  {
    name: 'create-recurring-transfer',
    endpoint: createRecurringTransfer,
    path: `${ACH}/create-transaction`,
    handlers: [listed(checking)],
    fill: async () => {
      await fillInOnce()
      await repeatIt()
      await review()
    },
    press: () => press('Confirm'),
  },
  {
    name: 'cancel-transfer',
    endpoint: cancelAchTransaction,
    path: `${ACH}/transactions-list`,
    handlers: [
      on(listAchTransactions, ({ query }) =>
        query['status'] === 'pending'
          ? []
          : {
              ach_transactions: [{ ...created, can_cancel: true }],
              count: 1,
              per_page: 5,
              current_page: 1,
            },
      ),
    ],
    fill: () => press('Cancel transfer: $50.00'),
    press: () => press('Cancel transfer'),
    dialog: "We couldn't cancel this transfer. Try again.",
  },
  {
    name: 'stop-recurring-transfer',
    endpoint: deleteRecurringTransfer,
    path: `${ACH}/recurring-transfers`,
    handlers: [
      on(listRecurringTransfers, {
        recurring_transfers: [scheduled],
        count: 1,
        per_page: 5,
        current_page: 1,
      }),
    ],
    fill: () => press('Cancel $50.00 from Example Checking'),
    press: () => press('Yes'),
    dialog: /It's still scheduled\./,
  },
  {
    name: 'unlink-bank',
    endpoint: deleteAchAccount,
    path: `${ACH}/manage-ach-accounts`,
    handlers: [listed(checking)],
    fill: () => press(/^Delete/),
    press: () => press('Yes'),
    dialog: /It's still linked\./,
  },
  {
    name: 'report-problem',
    endpoint: reportProblem,
    path: '/dashboard/transactions',
    handlers: [on(listTransactions, { transactions: [postedReply()], last_page: true, next: null })],
    fill: async () => {
      await press(/^Shop 1/)
      await press('Report a problem with Shop 1')
      await userEvent.click(await screen.findByRole('radio', { name: 'I was charged twice' }))
      await userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'On the 20th and again')
    },
    press: () => press('Send report'),
  },
  {
    name: 'export-transactions',
    endpoint: exportTransactions,
    path: '/dashboard/transactions',
    fill: () => screen.findByRole('button', { name: 'Export as CSV' }),
    press: () => press('Export as CSV'),
  },
  {
    name: 'download-statement',
    endpoint: downloadStatement,
    path: '/dashboard/statements',
    handlers: [
      on(listStatements, {
        statements: [{ id: 7, end_date: '2026-10-31' }],
        count: 1,
        per_page: 5,
        current_page: 1,
      }),
    ],
    fill: () => screen.findByRole('button', { name: PAPER }),
    press: () => press(PAPER),
  },
]
