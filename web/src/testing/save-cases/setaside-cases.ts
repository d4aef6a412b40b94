import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closeSetAside, openSetAside, updateSetAside } from '@yoursuccess/contract/setaside/set-aside'
import { answerSetAsideChoice, getSetAsideChoice } from '@yoursuccess/contract/setaside/set-aside-choice'
import { createSetAsideMove } from '@yoursuccess/contract/setaside/set-aside-moves'
import { sampleChoice, setAsideReplies } from '../setaside-replies.ts'
import { on } from '../wire.ts'
import { enter, press, retype, type SaveCase } from './save-case.ts'

const path = '/dashboard/plan/set-aside'
const handlers = setAsideReplies()

export const setasideCases: readonly SaveCase[] = [
  {
    name: 'open-set-aside',
    endpoint: openSetAside,
    path,
    fill: () => screen.findByRole('button', { name: 'Open a set-aside' }),
    press: () => press('Open a set-aside'),
  },
  {
    name: 'move-set-aside',
    endpoint: createSetAsideMove,
    path,
    handlers,
    fill: async () => {
      await press('Put money in')
      await retype('Amount', '20')
    },
    press: () => press('Set it aside'),
  },
  {
    name: 'move-set-aside',
    endpoint: createSetAsideMove,
    path,
    handlers,
    fill: async () => {
      await press('Take money out')
      await enter('Amount', '80')
      await userEvent.click(screen.getByRole('radio', { name: 'To pay a bill' }))
    },
    press: () => press('Move it to my account'),
  },
  {
    name: 'change-keep-back',
    endpoint: updateSetAside,
    path,
    handlers,
    fill: async () => {
      await press('Change what stays in your account')
      await retype('How much should always stay?', '40')
    },
    press: () => press('Save'),
  },
  {
    name: 'change-shares',
    endpoint: updateSetAside,
    path,
    handlers,
    fill: () => screen.findByRole('switch', { name: 'Set aside from each pay' }),
    press: async () =>
      userEvent.click(await screen.findByRole('switch', { name: 'Set aside from each pay' })),
  },
  {
    name: 'answer-set-aside-choice',
    endpoint: answerSetAsideChoice,
    path,
    handlers: [...handlers, on(getSetAsideChoice, { choice: sampleChoice() })],
    fill: () => screen.findByRole('button', { name: 'Keep it set aside' }),
    press: () => press('Keep it set aside'),
  },
  {
    name: 'close-set-aside',
    endpoint: closeSetAside,
    path,
    handlers,
    fill: () => screen.findByRole('button', { name: 'Close set-aside' }),
    press: async () => {
      await press('Close set-aside')
      await press('Close it')
    },
  },
]
