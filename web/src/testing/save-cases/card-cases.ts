import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getAccount } from '@yoursuccess/contract/account/account'
import {
  commitPin,
  disableFraudRule,
  freezeCard,
  getCardImage,
  getPinSetUrl,
  getReplacementFee,
  requestReplacementCard,
  unfreezeCard,
} from '@yoursuccess/contract/card/card'
import { getAuthDenial } from '@yoursuccess/contract/fraud/fraud-alerts'
import { accountWithCard } from '../account-replies.ts'
import { denial } from '../fraud-replies.ts'
import { on } from '../wire.ts'
import { press, type SaveCase } from './save-case.ts'

const ORIGIN = 'https://processor.example'
const withCard = on(getAccount, accountWithCard())
const frozen = on(getAccount, accountWithCard({ frozen: true }))
const alerted = [on(getAuthDenial, denial), frozen]
const findFrame = () => screen.findByTitle<HTMLIFrameElement>('PIN form')

export const cardCases: readonly SaveCase[] = [
  {
    name: 'freeze-card',
    endpoint: freezeCard,
    path: '/dashboard',
    handlers: [withCard],
    fill: () => screen.findByRole('button', { name: 'Freeze card' }),
    press: () => press('Freeze card'),
    dialog: 'There was an error freezing your card',
  },
  {
    name: 'freeze-card',
    endpoint: unfreezeCard,
    path: '/dashboard',
    handlers: [frozen],
    fill: () => screen.findByRole('button', { name: 'Unfreeze card' }),
    press: () => press('Unfreeze card'),
    dialog: 'There was an error unfreezing your card',
  },
  {
    name: 'freeze-card',
    endpoint: unfreezeCard,
    path: '/fraud-alerts/4',
    handlers: [on(getAuthDenial, { ...denial, result: 'confirmed', can_answer: false }), frozen],
    fill: () => screen.findByRole('button', { name: 'Unfreeze card' }),
    press: () => press('Unfreeze card'),
    dialog: 'An error occurred, please try again.',
  },
  {
    name: 'show-card-details',
    endpoint: getCardImage,
    path: '/dashboard',
    handlers: [withCard],
    fill: () => screen.findByRole('button', { name: 'Show card details' }),
    press: () => press('Show card details'),
  },
  {
    name: 'replace-card',
    endpoint: requestReplacementCard,
    path: '/dashboard/settings/request-new-card',
    handlers: [withCard, on(getReplacementFee, { fee: '5.00', waived: false })],
    fill: async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'I lost it' }))
      await userEvent.click(await screen.findByRole('checkbox', { name: /^I approve the \$5\.00 fee/ }))
    },
    press: () => press('Cancel card and request a new one'),
    dialog: 'There was an error requesting your card',
  },
  {
    name: 'replace-card',
    endpoint: requestReplacementCard,
    path: '/fraud-alerts/4',
    handlers: alerted,
    fill: () => screen.findByRole('button', { name: 'No' }),
    press: () => press('No'),
    dialog: 'An error occurred, please try again.',
  },
  {
    name: 'confirm-purchase',
    endpoint: disableFraudRule,
    path: '/fraud-alerts/4',
    handlers: alerted,
    fill: () => screen.findByRole('button', { name: 'Yes' }),
    press: () => press('Yes'),
    dialog: 'An error occurred, please try again.',
  },
  {
    name: 'set-pin',
    endpoint: commitPin,
    path: '/dashboard/set-pin',
    handlers: [
      on(getAccount, accountWithCard({ pin_set_at: null })),
      on(getPinSetUrl, { url: `${ORIGIN}/pin-set?key=1` }),
    ],
    fill: findFrame,
    // The processor's form sends this message when the customer has finished it.
    press: async () => {
      const { contentWindow: source } = await findFrame()
      act(() => {
        dispatchEvent(new MessageEvent('message', { origin: ORIGIN, data: 0, source }))
      })
    },
  },
]
