/** The texts of every feature. A catalog of the server that is missing here fails `every-message.test.ts`. */
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { copy as account } from '../features/account/account.messages.ts'
import { copy as application } from '../features/application/application.messages.ts'
import { copy as autopay } from '../features/autopay/autopay.messages.ts'
import { copy as bills } from '../features/bills/bills.messages.ts'
import { copy as billReport } from '../features/bills/bill-report.messages.ts'
import { copy as card } from '../features/card/card.messages.ts'
import { copy as customer } from '../features/customer/customer.messages.ts'
import { copy as disputes } from '../features/disputes/disputes.messages.ts'
import { copy as fraud } from '../features/fraud/fraud.messages.ts'
import { copy as funding } from '../features/funding/funding.messages.ts'
import { copy as notifications } from '../features/notifications/notifications.messages.ts'
import { copy as ladder } from '../features/plan/ladder.messages.ts'
import { copy as program } from '../features/program/program.messages.ts'
import { copy as proof } from '../features/proof/proof.messages.ts'
import { copy as receipts } from '../features/receipts/receipts.messages.ts'
import { copy as refunds } from '../features/refunds/refunds.messages.ts'
import { copy as rewards } from '../features/rewards/rewards.messages.ts'
import { copy as session } from '../features/session/session.messages.ts'
import { copy as setaside } from '../features/setaside/setaside.messages.ts'
import { copy as statements } from '../features/statements/statements.messages.ts'
import { copy as tracker } from '../features/tracker/tracker.messages.ts'
import { common } from '../messaging/common.messages.ts'
import { copy as pdf } from '../pdf/pdf.messages.ts'
import { createTexts, type Texts } from '../messaging/render.ts'
import { loadTranslations, setSpanishTrustee } from '../messaging/translations.ts'
import { copy as audit } from '../security/audit/audit.messages.ts'
import type { Config } from './config.ts'

export const EVERY_MESSAGE: readonly object[] = [
  common,
  account,
  application,
  autopay,
  bills,
  billReport,
  card,
  customer,
  disputes,
  fraud,
  funding,
  notifications,
  ladder,
  program,
  proof,
  receipts,
  refunds,
  rewards,
  session,
  setaside,
  statements,
  tracker,
  audit,
  pdf,
  /** The names of ways to pay, which are values of other messages. */
  trusteeGuard,
]

/** The texts in all languages, with the words of this bank. */
export const openTexts = async ({ SPANISH_TRUSTEE }: Pick<Config, 'SPANISH_TRUSTEE'>): Promise<Texts> => {
  await loadTranslations()
  setSpanishTrustee(SPANISH_TRUSTEE)
  return createTexts(EVERY_MESSAGE)
}
