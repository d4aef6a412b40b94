/**
 * The English texts of the wire as messages: field errors and refusals, each found by the text that the server
 * or a schema gives. Only a language other than English needs them, so the app in English does not load them.
 */
import { accountRefusals } from '@yoursuccess/contract/account/account'
import * as customer from '@yoursuccess/contract/customer/customer.messages'
import { personalInfoRefusals } from '@yoursuccess/contract/customer/personal-info'
import { applicationRefusals } from '@yoursuccess/contract/application/application'
import * as application from '@yoursuccess/contract/application/application.messages'
import { autopayRefusals } from '@yoursuccess/contract/autopay/autopay'
import * as autopay from '@yoursuccess/contract/autopay/autopay.messages'
import { catchUpRefusals } from '@yoursuccess/contract/autopay/catch-up-refusals'
import { phoneRefusals } from '@yoursuccess/contract/application/phone-verification'
import { signUpRefusals } from '@yoursuccess/contract/application/sign-up'
import { billPaymentRefusals } from '@yoursuccess/contract/bills/bill-payments'
import { billReminderRefusals } from '@yoursuccess/contract/bills/bill-reminders'
import { billReportRefusals } from '@yoursuccess/contract/bills/bill-report'
import { billerRefusals } from '@yoursuccess/contract/bills/billers'
import * as bills from '@yoursuccess/contract/bills/bills.messages'
import { cardRefusals, fraudRefusals } from '@yoursuccess/contract/card/card'
import { commonRefusals, type ErrorReply, type RefusalText } from '@yoursuccess/contract/core/error'
import * as error from '@yoursuccess/contract/core/error.messages'
import * as day from '@yoursuccess/contract/core/day.messages'
import * as field from '@yoursuccess/contract/core/field.messages'
import { idempotencyRefusals } from '@yoursuccess/contract/core/idempotency'
import { type Message, messages } from '@yoursuccess/contract/core/messages'
import { disputeRefusals } from '@yoursuccess/contract/disputes/disputes'
import * as forecast from '@yoursuccess/contract/forecast/forecast.messages'
import { achAccountRefusals } from '@yoursuccess/contract/funding/ach-accounts'
import { transferRefusals } from '@yoursuccess/contract/funding/ach-transactions'
import * as funding from '@yoursuccess/contract/funding/funding.messages'
import { payScheduleRefusals } from '@yoursuccess/contract/paydays/pay-schedules'
import * as paydays from '@yoursuccess/contract/paydays/paydays.messages'
import * as plan from '@yoursuccess/contract/plan/plan.messages'
import { planRefusals } from '@yoursuccess/contract/plan/plan-refusals'
import { proofRefusals } from '@yoursuccess/contract/proof/proof-refusals'
import { receiptRefusals } from '@yoursuccess/contract/receipts/receipt-refusals'
import * as receipts from '@yoursuccess/contract/receipts/receipts.messages'
import { rewardsRefusals } from '@yoursuccess/contract/rewards/rewards'
import { mfaRefusals } from '@yoursuccess/contract/session/mfa'
import { passkeyRefusals } from '@yoursuccess/contract/session/passkeys'
import { sessionRefusals } from '@yoursuccess/contract/session/session'
import * as session from '@yoursuccess/contract/session/session.messages'
import { stepUpRefusals } from '@yoursuccess/contract/session/step-up'
import { undoRefusals } from '@yoursuccess/contract/session/undo-change'
import { setAsideRefusals } from '@yoursuccess/contract/setaside/set-aside-refusals'
import * as setaside from '@yoursuccess/contract/setaside/setaside.messages'
import { statementRefusals } from '@yoursuccess/contract/statements/statements'
import * as calendar from '@yoursuccess/contract/tracker/calendar.messages'
import { categoryRuleRefusals } from '@yoursuccess/contract/tracker/category-rules'
import { trackerRefusals } from '@yoursuccess/contract/tracker/tracker-fields'
import * as tracker from '@yoursuccess/contract/tracker/tracker.messages'
import { searchRefusals } from '@yoursuccess/contract/transactions/search'
import { transactionsRefusals } from '@yoursuccess/contract/transactions/transactions'
import { trusteeGuardRefusals } from '@yoursuccess/contract/trustees/trustee-guard'
import { trusteeReportRefusals } from '@yoursuccess/contract/trustees/trustees'

/** All that a customer can get. What only operators get stays English. */
const REFUSALS: Readonly<Record<string, RefusalText>> = {
  ...accountRefusals,
  ...personalInfoRefusals,
  ...applicationRefusals,
  ...phoneRefusals,
  ...signUpRefusals,
  ...autopayRefusals,
  ...catchUpRefusals,
  ...billPaymentRefusals,
  ...billReminderRefusals,
  ...billReportRefusals,
  ...billerRefusals,
  ...cardRefusals,
  ...fraudRefusals,
  ...commonRefusals,
  ...idempotencyRefusals,
  ...disputeRefusals,
  ...achAccountRefusals,
  ...transferRefusals,
  ...payScheduleRefusals,
  ...proofRefusals,
  ...planRefusals,
  ...receiptRefusals,
  ...rewardsRefusals,
  ...mfaRefusals,
  ...passkeyRefusals,
  ...sessionRefusals,
  ...stepUpRefusals,
  ...undoRefusals,
  ...setAsideRefusals,
  ...statementRefusals,
  ...trackerRefusals,
  ...categoryRuleRefusals,
  ...transactionsRefusals,
  ...searchRefusals,
  ...trusteeGuardRefusals,
  ...trusteeReportRefusals,
}

export const wireTexts = messages('wire', {
  errors: {
    application,
    autopay,
    bills,
    calendar,
    customer,
    day,
    error,
    field,
    forecast,
    funding,
    paydays,
    plan,
    receipts,
    session,
    setaside,
    tracker,
  },
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { error }]) => [code, error])),
})

const byText = new Map<unknown, Message>(
  [...Object.values(wireTexts.errors), wireTexts.refusals]
    .flatMap((group) => Object.values<Message>(group))
    .map((each) => [each.text, each]),
)

/** The message whose English text this is. A text with a value of the server's in it, such as a day, has none. */
export const findWireText = (english: string): Message | undefined => byText.get(english)

/** A failed call with its texts rendered by `fromWire`. */
export const replyIn = (reply: ErrorReply, fromWire: (english: string) => string): ErrorReply => {
  const { error, errors } = reply
  if (!errors) return { ...reply, error: fromWire(error) }
  const rendered = Array.isArray(errors)
    ? errors.map(fromWire)
    : Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts.map(fromWire)]))
  return { ...reply, error: fromWire(error), errors: rendered }
}
