/** The PDF that the customer hands to the employer (FUNDING-20 to FUNDING-23). */
import type { Account } from '@yoursuccess/contract/account/account'
import { ROUTING_NUMBER } from '@yoursuccess/contract/account/account'
import { FORM_NUMBER } from '@yoursuccess/contract/funding/direct-deposit'
import { type Cents, formatUsd } from '@yoursuccess/contract/core/money'
import { inLanguage } from '../../messaging/language.ts'
import { t } from '../../messaging/render.ts'
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

/** In English, because the employer reads it. */
export const renderDirectDepositForm = (form: DirectDepositForm): Promise<Buffer> =>
  inLanguage('en', () => render(form))

const render = (form: DirectDepositForm): Promise<Buffer> =>
  renderPdf(
    {
      title: t(copy.title),
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
  pdf.heading(t(copy.deposit))
  pdf.facts([
    [
      t(copy.part),
      part.type === 'amount' ? formatUsd(part.amount) : t(copy.percentage, { percentage: part.percentage }),
    ],
    [t(copy.employee), name],
  ])
  pdf.heading(t(copy.account))
  pdf.facts([
    [t(copy.bank), bankName],
    [t(copy.routing), ROUTING_NUMBER],
    [t(copy.accountNumber), account.galileo_payment_reference_number],
    [t(copy.accountType), t(copy.demandDeposit)],
    [t(copy.formNumber), FORM_NUMBER],
  ])
  pdf.heading(t(copy.holder))
  pdf.facts([[t(copy.name), name], ...addressRows(account.address)])
  pdf.heading(t(copy.authorization))
  pdf.text(t(copy.authorize, { product: productName }))
  pdf.blank(t(copy.signature))
  pdf.blank(t(copy.date))
  pdf.space()
  pdf.text(t(copy.note, { bank: bankName }), { isSmall: true })
}

const addressRows = (address: Account['address']): [string, string][] =>
  address
    ? [
        [t(copy.address), [address.address_1, address.address_2].filter(Boolean).join(', ')],
        [t(copy.city), `${address.city}, ${address.state} ${address.postal_code}`],
      ]
    : []
