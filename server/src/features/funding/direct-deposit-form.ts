/** The PDF that the customer hands to the employer (FUNDING-20 to FUNDING-23). */
import type { Account } from '@yoursuccess/contract/account/account'
import { ROUTING_NUMBER } from '@yoursuccess/contract/account/account'
import { FORM_NUMBER } from '@yoursuccess/contract/funding/direct-deposit'
import { type Cents, formatUsd } from '@yoursuccess/contract/core/money'
import { forOthers } from '../../messaging/language.ts'
import { t } from '../../messaging/render.ts'
import { type Label, label } from '../../pdf/label.ts'
import type { PdfSheet } from '../../pdf/pdf.ts'
import { renderPdf } from '../../pdf/pdf.ts'
import { copy as messages } from './funding.messages.ts'

const { form: copy } = messages

export type DepositPart = { type: 'amount'; amount: Cents } | { type: 'percentage'; percentage: number }

export interface DirectDepositForm {
  account: Account
  part: DepositPart
  productName: string
  bankName: string
  madeAt: Date
}

/** In English, because the employer reads it. Its names are also in the customer's language. */
export const renderDirectDepositForm = (form: DirectDepositForm): Promise<Buffer> =>
  forOthers(() => render(form))

const render = (form: DirectDepositForm): Promise<Buffer> =>
  renderPdf(
    {
      title: label(copy.title),
      footer: t(copy.footer, { bank: form.bankName, form: FORM_NUMBER }),
      size: 'A4',
      madeAt: form.madeAt,
    },
    (pdf) => {
      write(pdf, form)
    },
  )

const write = (pdf: PdfSheet, { account, part, productName, bankName }: DirectDepositForm) => {
  const name = `${account.first_name} ${account.last_name}`
  pdf.text(t(copy.lead))
  pdf.heading(label(copy.deposit))
  pdf.facts([
    [
      label(copy.part),
      part.type === 'amount' ? formatUsd(part.amount) : t(copy.percentage, { percentage: part.percentage }),
    ],
    [label(copy.employee), name],
  ])
  pdf.heading(label(copy.account))
  pdf.facts([
    [label(copy.bank), bankName],
    [label(copy.routing), ROUTING_NUMBER],
    [label(copy.accountNumber), account.galileo_payment_reference_number],
    [label(copy.accountType), t(copy.demandDeposit)],
    [label(copy.formNumber), FORM_NUMBER],
  ])
  pdf.heading(label(copy.holder))
  pdf.facts([[label(copy.name), name], ...addressRows(account.address)])
  pdf.heading(label(copy.authorization))
  pdf.text(t(copy.authorize, { product: productName }))
  pdf.blank(label(copy.signature))
  pdf.blank(label(copy.date))
  pdf.space()
  pdf.text(t(copy.note, { bank: bankName }), { isSmall: true })
}

const addressRows = (address: Account['address']): [Label, string][] =>
  address
    ? [
        [label(copy.address), [address.address_1, address.address_2].filter(Boolean).join(', ')],
        [label(copy.city), `${address.city}, ${address.state} ${address.postal_code}`],
      ]
    : []
