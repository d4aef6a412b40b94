import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  createPaySchedule,
  deletePaySchedule,
  dismissPaySuggestion,
  takePaySuggestion,
  updatePaySchedule,
} from '@yoursuccess/contract/paydays/pay-schedules'
import { paydaysReplies, suggestedAcme } from '../paydays-replies.ts'
import { enter, press, retype, type SaveCase } from './save-case.ts'

const path = '/dashboard/plan/paydays'
const handlers = paydaysReplies()
const suggesting = paydaysReplies({ suggestions: [suggestedAcme] })
const openSchedule = () => press(/^Acme/)

export const paydaysCases: readonly SaveCase[] = [
  {
    name: 'add-pay-schedule',
    endpoint: createPaySchedule,
    path,
    handlers,
    fill: async () => {
      await press('Add another')
      await enter('Who pays you?', 'Beta')
      await enter('Next payday', '2026-12-04')
      await enter('Usual amount', '900')
    },
    press: () => press('Save'),
  },
  {
    name: 'change-pay-schedule',
    endpoint: updatePaySchedule,
    path,
    handlers,
    fill: async () => {
      await openSchedule()
      await retype('Usual amount', '1300')
    },
    press: () => press('Save'),
  },
  {
    name: 'delete-pay-schedule',
    endpoint: deletePaySchedule,
    path,
    handlers,
    fill: async () => {
      await openSchedule()
      await screen.findByRole('button', { name: 'Delete this pay' })
    },
    press: async () => {
      await press('Delete this pay')
      const question = await screen.findByRole('dialog', { name: 'Delete your pay from Acme?' })
      await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    },
  },
  {
    name: 'take-pay-suggestion',
    endpoint: takePaySuggestion,
    path,
    handlers: suggesting,
    fill: () => screen.findByRole('button', { name: 'Yes, add it from Acme' }),
    press: () => press('Yes, add it from Acme'),
  },
  {
    name: 'dismiss-pay-suggestion',
    endpoint: dismissPaySuggestion,
    path,
    handlers: suggesting,
    fill: () => screen.findByRole('button', { name: 'Not my pay from Acme' }),
    press: async () => {
      await press('Not my pay from Acme')
      await press("Don't suggest it")
    },
  },
]
