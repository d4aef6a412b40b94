import { getAutopay } from '@yoursuccess/contract/autopay/autopay'
import { listPlannedPayments } from '@yoursuccess/contract/autopay/planned-payments'
import { getSetAside } from '@yoursuccess/contract/setaside/set-aside'
import { getSetAsideChoice } from '@yoursuccess/contract/setaside/set-aside-choice'
import { listSetAsideMoves } from '@yoursuccess/contract/setaside/set-aside-moves'
import { autopayReplies } from '../autopay-replies.ts'
import { setAsideReplies } from '../setaside-replies.ts'
import type { LoadPage } from './load-page.ts'

const path = '/dashboard/plan/set-aside'

export const setasidePages: readonly LoadPage[] = [
  { path, loads: { getSetAside } },
  {
    path,
    name: 'with money set aside',
    loads: { getSetAside, getSetAsideChoice, listSetAsideMoves, getAutopay, listPlannedPayments },
    handlers: [...setAsideReplies(), ...autopayReplies()],
    saidIn: {
      listSetAsideMoves: ['Moves'],
      getAutopay: ['Set aside for your trustee'],
      listPlannedPayments: ['Set aside for your trustee'],
    },
  },
]
