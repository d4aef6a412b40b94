/** The PDF that the customer hands to the employer (FUNDING-20 to FUNDING-23). */
import type { Account } from '@yoursuccess/contract/account/account'
import { ROUTING_NUMBER } from '@yoursuccess/contract/account/account'
import { FORM_NUMBER } from '@yoursuccess/contract/funding/direct-deposit'
import { type Cents, formatUsd } from '@yoursuccess/contract/core/money'
import type { PdfSheet } from '../../pdf/pdf.ts'
import { renderPdf } from '../../pdf/pdf.ts'

export type DepositPart = { type: 'amount'; amount: Cents } | { type: 'percentage'; percentage: number }

export interface DirectDepositForm {
  account: Account
  part: DepositPart
  productName: string
  bankName: string
  madeAt: Date
}

export const renderDirectDepositForm = (form: DirectDepositForm): Promise<Buffer> =>
  renderPdf(
    {
      title: 'Direct Deposit Authorization Form',
      footer: `${form.bankName} · ${FORM_NUMBER}`,
      size: 'A4',
      madeAt: form.madeAt,
    },
    (pdf) => {
      write(pdf, form)
    },
  )

const write = (pdf: PdfSheet, { account, part, productName, bankName }: DirectDepositForm) => {
  const name = `${account.first_name} ${account.last_name}`
  pdf.text(
    'Please give this form to your employer or payroll office. It asks them to send your pay, or a part of it, to the account below.',
  )
  pdf.heading('Deposit')
  pdf.facts([
    [
      'Deposit each pay day',
      part.type === 'amount' ? formatUsd(part.amount) : `${part.percentage}% of my net pay`,
    ],
    ['Employee name', name],
  ])
  pdf.heading('Account')
  pdf.facts([
    ['Bank', bankName],
    ['Routing number', ROUTING_NUMBER],
    ['Account number', account.galileo_payment_reference_number],
    ['Account type', 'Demand Deposit'],
    ['Form number', FORM_NUMBER],
  ])
  pdf.heading('Account holder')
  pdf.facts([['Name', name], ...addressRows(account.address)])
  pdf.heading('Authorization')
  pdf.text(
    `I authorize my employer to deposit the pay named above into my ${productName} account, and to correct entries made in error. This stays in effect until I cancel it in writing and my employer has had time to act on it.`,
  )
  pdf.blank('Employee signature')
  pdf.blank('Date')
  pdf.space()
  pdf.text(
    `${bankName} holds this prepaid account and is not your employer. The bank does not decide when or whether your employer sends pay; ask your payroll office which pay day will be the first. Do not send this form to the bank.`,
    { isSmall: true },
  )
}

const addressRows = (address: Account['address']): [string, string][] =>
  address
    ? [
        ['Address', [address.address_1, address.address_2].filter(Boolean).join(', ')],
        ['City, state, ZIP', `${address.city}, ${address.state} ${address.postal_code}`],
      ]
    : []
