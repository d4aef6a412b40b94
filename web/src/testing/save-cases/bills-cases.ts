import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { deleteBillReminder, setBillReminder } from '@yoursuccess/contract/bills/bill-reminders'
import { downloadBillReport } from '@yoursuccess/contract/bills/bill-report'
import { addBiller, addPaperBiller, deleteBiller, searchBillers } from '@yoursuccess/contract/bills/billers'
import { all, answer, found, PAGE, power, serving, unfold } from '../bills-screen.tsx'
import { on } from '../wire.ts'
import { choose, press, enter, type SaveCase } from './save-case.ts'

const withReminder = { ...power, reminder: { id: 3, next_reminder: '2026-11-25' } }

export const billsCases: readonly SaveCase[] = [
  {
    name: 'pay-bill',
    endpoint: createBillPayment,
    path: PAGE,
    handlers: serving(),
    fill: async () => {
      await unfold('Larkspur Power 7')
      await press('Make a Payment')
      await enter('Amount', '82.10')
      await press('Add')
      await screen.findByText('$83.10')
    },
    press: () => press('Confirm Payment'),
  },
  {
    name: 'add-biller',
    endpoint: addBiller,
    path: `${PAGE}/add-biller`,
    user: all,
    handlers: [...serving(), on(searchBillers, { response_data: { table: { billers: [found] } } })],
    fill: async () => {
      await choose('Select State', 'OK')
      await userEvent.type(await screen.findByRole('combobox', { name: 'Search Merchants' }), 'lark')
      await userEvent.click(await screen.findByRole('option', { name: /^Larkspur Power/ }))
      await enter('Biller Account Number', '4417003921')
      await choose('Category', 'Utilities')
    },
    press: () => press('Add bill'),
    dialog: 'Unable to Add a new bill.',
  },
  {
    name: 'add-paper-biller',
    endpoint: addPaperBiller,
    path: `${PAGE}/add-paper-biller`,
    user: all,
    handlers: serving(),
    fill: async () => {
      await enter('Name of the payee', 'Anna Burke')
      await enter('Biller Account Number', 'lease 4')
      await enter('City', 'Tulsa')
      await choose('State', 'OK')
      await enter('ZIP code', '74103')
    },
    press: () => press('Add bill'),
    dialog: 'Unable to Add a new bill.',
  },
  {
    name: 'delete-biller',
    endpoint: deleteBiller,
    path: PAGE,
    handlers: serving(),
    fill: async () => {
      await unfold('Larkspur Power 7')
      await press('Delete Biller')
    },
    press: () => answer('Delete biller'),
    dialog: "We couldn't delete this biller. Try again.",
  },
  {
    name: 'set-reminder',
    endpoint: setBillReminder,
    path: PAGE,
    user: all,
    handlers: serving(),
    fill: async () => {
      await unfold('Larkspur Power 7')
      await press('Set Reminder')
      await enter('First reminder', '2026-11-25')
    },
    press: () => press('Save'),
    dialog: 'Something went wrong',
  },
  {
    name: 'delete-reminder',
    endpoint: deleteBillReminder,
    path: PAGE,
    user: all,
    handlers: serving([withReminder]),
    fill: async () => {
      await unfold('Larkspur Power 7')
      await press('Delete reminder')
    },
    press: () => answer('Delete reminder'),
    dialog: 'Something went wrong',
  },
  {
    name: 'download-bill-report',
    endpoint: downloadBillReport,
    path: PAGE,
    user: all,
    handlers: serving(),
    fill: () => press('Reporting'),
    press: () => press('Download report'),
    dialog: 'Oops... Something went wrong!',
  },
]
