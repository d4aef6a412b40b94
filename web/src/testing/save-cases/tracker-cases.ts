import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTrackerInfo, updateTrackerInfo } from '@yoursuccess/contract/tracker/tracker'
import {
  createExpenseGoal,
  deleteExpenseGoal,
  deleteIncomeGoal,
  saveExpenseGoals,
  saveIncomeGoals,
  updateExpenseGoal,
} from '@yoursuccess/contract/tracker/tracker-goals'
import {
  createExpenseItem,
  deleteExpenseItem,
  splitExpenseItem,
  updateExpenseItem,
} from '@yoursuccess/contract/tracker/tracker-items'
import {
  emptyTracker,
  returningReplies,
  sampleItem,
  sampleTracker,
  sampleTrustee,
  trackerReplies,
} from '../tracker-replies.ts'
import { choose, press, retype, enter, type SaveCase } from './save-case.ts'

const TRACKER = '/dashboard/tracker'
const WIZARD = `${TRACKER}/get-started`
const WRONG = 'Something went wrong. Please try again.'
const handlers = trackerReplies(sampleTracker())
const starting = trackerReplies({ ...sampleTracker(), status: 'not_started' })
const yes = () => press('Yes, delete it!')

const part = async (at: number, amount: string, category: string) => {
  const group = within(await screen.findByRole('group', { name: `Part ${at}` }))
  await userEvent.type(group.getByLabelText('Amount'), amount)
  await userEvent.selectOptions(group.getByLabelText('Category'), category)
}
const fillItem = async () => {
  await enter('Amount', '12.50')
  await choose('Category', 'Charity')
}

export const trackerCases: readonly SaveCase[] = [
  {
    name: 'save-income-goals',
    endpoint: saveIncomeGoals,
    path: `${TRACKER}/income-goals`,
    handlers,
    fill: async () => {
      const [salary] = await screen.findAllByLabelText('Monthly amount')
      await userEvent.type(salary as HTMLElement, '{Backspace}1')
    },
    press: () => press('Update'),
  },
  {
    name: 'save-income-goals',
    endpoint: saveIncomeGoals,
    path: WIZARD,
    handlers: trackerReplies({ ...emptyTracker(), trustee: sampleTrustee('500.00') }),
    fill: async () => {
      await press('Remove Rent')
      await press('Remove Interest and dividends')
      await enter('Monthly amount', '3000')
    },
    press: () => press('Continue'),
  },
  {
    name: 'delete-income-goal',
    endpoint: deleteIncomeGoal,
    path: `${TRACKER}/income-goals`,
    handlers,
    fill: () => press('Remove Rent'),
    press: yes,
  },
  {
    name: 'save-expense-goals',
    endpoint: saveExpenseGoals,
    path: `${WIZARD}?step=4`,
    handlers: starting,
    fill: async () => {
      const [housing] = await screen.findAllByLabelText('Monthly amount')
      await userEvent.clear(housing as HTMLElement)
      await userEvent.type(housing as HTMLElement, '1100')
    },
    press: () => press('Continue'),
  },
  {
    name: 'delete-expense-goal',
    endpoint: deleteExpenseGoal,
    path: `${WIZARD}?step=4`,
    handlers: starting,
    fill: () => press('Remove Utilities'),
    press: yes,
  },
  {
    name: 'save-trustee-payment',
    endpoint: saveExpenseGoals,
    path: WIZARD,
    handlers: trackerReplies(emptyTracker()),
    fill: async () => {
      await press('Get Started')
      await userEvent.type(await screen.findByPlaceholderText('Trustee Payment Amount'), '450')
    },
    press: () => press('Continue'),
  },
  {
    name: 'save-trustee-payment',
    endpoint: saveExpenseGoals,
    path: `${TRACKER}/trustee-payment`,
    handlers,
    fill: async () => {
      const amount = await screen.findByPlaceholderText('Trustee Payment Amount')
      await userEvent.clear(amount)
      await userEvent.type(amount, '600')
    },
    press: () => press('Continue'),
  },
  {
    name: 'create-expense-goal',
    endpoint: createExpenseGoal,
    path: `${TRACKER}/expense-goals`,
    handlers,
    fill: async () => {
      await press('Add expense goal')
      await fillItem()
    },
    press: () => press('Save'),
  },
  {
    name: 'update-expense-goal',
    endpoint: updateExpenseGoal,
    path: `${TRACKER}/expense-goals`,
    handlers,
    fill: async () => {
      await press('Edit Housing')
      await retype('Amount', '1100')
    },
    press: () => press('Update'),
  },
  {
    name: 'delete-expense-goal',
    endpoint: deleteExpenseGoal,
    path: `${TRACKER}/expense-goals`,
    handlers,
    fill: () => press('Delete Housing'),
    press: yes,
  },
  {
    name: 'create-expense-item',
    endpoint: createExpenseItem,
    path: `${TRACKER}/expenses`,
    handlers,
    fill: async () => {
      await press(/^\+ Add\s*expense/)
      await fillItem()
    },
    press: () => press('Save'),
  },
  {
    name: 'create-expense-item',
    endpoint: createExpenseItem,
    path: `${TRACKER}/expenses`,
    handlers,
    fill: async () => {
      await press('Additional Expense Transaction')
      await enter('Amount', '12.50')
      await choose('Expense Category', 'Charity')
    },
    press: () => press('Save'),
  },
  {
    name: 'create-expense-item',
    endpoint: createExpenseItem,
    path: `${TRACKER}/external-spending`,
    handlers,
    fill: fillItem,
    press: () => press('+ Save external transaction'),
    dialog: WRONG,
  },
  {
    name: 'update-expense-item',
    endpoint: updateExpenseItem,
    path: `${TRACKER}/expenses`,
    handlers,
    fill: async () => {
      await press('Update Maple Court')
      await enter('Description (optional)', ' flat')
    },
    press: () => press('Update'),
  },
  {
    name: 'delete-expense-item',
    endpoint: deleteExpenseItem,
    path: `${TRACKER}/expenses`,
    handlers,
    fill: async () => {
      await press('Update Money order')
      await press('Delete this expense')
    },
    press: yes,
  },
  {
    name: 'split-expense-item',
    endpoint: splitExpenseItem,
    path: `${TRACKER}/expenses`,
    handlers,
    fill: async () => {
      await press('Break down Thrift and Thread')
      await part(1, '20', 'charity')
      await part(2, '4.50', 'other')
    },
    press: () => press('Save breakdown'),
  },
  {
    name: 'categorize-expense-item',
    endpoint: updateExpenseItem,
    path: `${TRACKER}/expenses`,
    handlers: trackerReplies({
      ...sampleTracker(),
      items: [
        sampleItem({ id: 33, description: 'Thrift and Thread' }),
        sampleItem({ id: 34, description: 'Thrift and Thread', category: 'charity' }),
      ],
    }),
    fill: () => screen.findByRole('button', { name: /: Charity$/ }),
    press: () => press(/: Charity$/),
    fillsIn: ['Charity', 'charity'],
  },
  {
    name: 'finish-get-started',
    endpoint: createTrackerInfo,
    path: WIZARD,
    handlers: starting,
    fill: () => screen.findByRole('button', { name: 'Finish' }),
    press: () => press('Finish'),
  },
  {
    name: 'approve-month',
    endpoint: updateTrackerInfo,
    path: TRACKER,
    place: `${TRACKER}/monthly-goals`,
    handlers: trackerReplies({ ...sampleTracker(), status: 'needs_approval' }),
    fill: () => screen.findByRole('button', { name: 'Finish' }),
    press: () => press('Finish'),
  },
  {
    name: 'set-up-month',
    endpoint: saveIncomeGoals,
    path: TRACKER,
    place: `${TRACKER}/monthly-goals`,
    handlers: returningReplies(),
    fill: () => screen.findByRole('heading', { name: 'Same as October?' }),
    press: () => press('Approve'),
  },
]
