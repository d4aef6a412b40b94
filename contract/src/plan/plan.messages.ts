/** Field errors of the plan. */

export const CASE_NUMBER = 'Please enter your case number, for example 24-12345'
export const CASE_YEAR = "The year in your case number doesn't match the day you filed. Check both."
export const FILED_AHEAD = "The day you filed can't be in the future."
export const FILED_TOO_LONG_AGO = 'Check the year. A case can be up to ten years old.'
export const FILED_NEEDED = 'Enter the day you filed, because your payment is due on its day of the month.'
export const CONFIRMED_BEFORE_FILED = "Your plan can't be confirmed before you filed."
export const FIRST_DUE_BEFORE_FILED = "Your first payment can't be due before you filed."
export const MONTHS = 'Enter 1 to 84 months.'
export const DUE_DAY = 'Enter a day from 1 to 31.'
export const OPENING_AHEAD = "The trustee's total can't be of a day in the future."
export const AMOUNT = 'Enter an amount like 480.00.'
export const ONE_TRUSTEE = 'Choose a trustee from the list or enter one, not both.'
export const TOO_MANY_TRUSTEES = 'A plan can have up to 20 trustees.'
export const TRUSTEE_FIRST = 'Choose or enter the trustee first.'
export const ENDS_BEFORE_START = "The last day can't be before the first."
export const REFUND_AMOUNT = 'Enter the amount that you may keep.'
export const REFUND_PAYMENTS = 'Enter 1 to 12 payments.'
export const STATUS_APART = 'Change the status of your plan on its own, with the day of the change.'
export const STATUS_BEFORE_FILED = "The day of the change can't be before you filed."
export const STATUS_AHEAD = "The day of the change can't be in the future."
export const SUSPENDED_MONTHS = 'Enter the first month without a payment, and 1 to 12 months.'

export const NOTE_NEEDED = 'Say what was wrong. A correction keeps the reason.'
export const ORDER_NEEDED = 'Enter the day of the order, because the difference is due then.'
export const ORDER_AHEAD = "The day of the order can't be in the future."
export const CORRECTION_RETROACTIVE = "A correction changes past months itself, so it can't be retroactive."
export const SUSPENSION_AMOUNT = 'A month of a suspension has no payment, so enter 0.00.'
export const MONTH_NEEDED = 'Choose the first month of this amount.'
export const FIRST_STEP_MONTH = 'The first amount begins in the month of your first payment.'
export const BEFORE_FIRST_MONTH = 'Choose a month of your plan.'
export const MONTH_WAS_DUE =
  'The payment of this month was due already. Choose a later month, or add a correction.'

export const LAST_DAY_NEEDED =
  'Enter the last day on the notice, or the day of service and the days it gives.'
export const LAST_DAY_BEFORE_SERVED = "The last day can't be before the day of service."
export const NOTICE_DAYS = 'Enter 1 to 365 days.'
export const SERVED_AHEAD = "The day of service can't be in the future."
export const DONE_AHEAD = "The day can't be in the future."
export const CHECK_YEAR = 'Check the year.'
