import type { SetAsideMove } from '@yoursuccess/contract/setaside/set-aside-moves'
import { t } from '../../i18n/translate.ts'
import { showToast } from '../../ui/dialog/toasts.ts'
import { usd } from '../../lib/amounts.rules.ts'
import { copy } from './setaside.messages.ts'

/** Says what became of a move so far. Only the reply of a move that is done says that the money was moved. */
export const sayMoved = ({ direction, amount, state }: SetAsideMove): void => {
  const values = { amount: usd(amount) }
  if (state === 'done') showToast('good', t(copy.moved[direction], values))
  else if (state === 'wanted') showToast('info', t(copy.moving[direction], values))
  else showToast('stop', t(copy.notMoved[direction], values))
}
