/** Transactions as an OFX 2.1.1 bank statement, which budget software imports (TXS-02). */
import { ROUTING_NUMBER } from '@yoursuccess/contract/account/account'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import type { ExportedRow } from './export-csv.rules.ts'

/** The lengths that the format gives names and memos. */
const MAX_NAME = 32
const MAX_MEMO = 255

interface OfxHead {
  /** The last four digits of the account's number. */
  account: string
  from: CalendarDate
  to: CalendarDate
  at: Date
}

export const ofxHead = ({
  account,
  from,
  to,
  at,
}: OfxHead): string => `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX>
<SIGNONMSGSRSV1><SONRS>${DONE}<DTSERVER>${instantOf(at)}</DTSERVER><LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>0</TRNUID>${DONE}<STMTRS><CURDEF>USD</CURDEF>
<BANKACCTFROM><BANKID>${ROUTING_NUMBER}</BANKID><ACCTID>${account}</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>
<BANKTRANLIST><DTSTART>${instantOfDay(from)}</DTSTART><DTEND>${instantOfDay(to)}</DTEND>
`

export const ofxRow = ({ id, postedOn, details, kind, amountCents }: ExportedRow): string => {
  const text = escaped(details)
  const [name, memo] = [firstOf(text, MAX_NAME), firstOf(text, MAX_MEMO)]
  return `<STMTTRN><TRNTYPE>${typeOf(kind, amountCents)}</TRNTYPE><DTPOSTED>${instantOfDay(postedOn)}</DTPOSTED>\
<TRNAMT>${formatAmount(amountCents)}</TRNAMT><FITID>${id}</FITID><NAME>${written(name)}</NAME>\
${memo.length > name.length ? `<MEMO>${written(memo)}</MEMO>` : ''}</STMTTRN>
`
}

/** The posted balance of the moment, by the processor. */
export const ofxEnd = ({ balanceCents, at }: { balanceCents: Cents; at: Date }): string => `</BANKTRANLIST>
<LEDGERBAL><BALAMT>${formatAmount(balanceCents)}</BALAMT><DTASOF>${instantOf(at)}</DTASOF></LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1>
</OFX>
`

const DONE = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>'

const TYPES: Readonly<Record<string, string>> = {
  purchase: 'POS',
  deposit: 'DEP',
  ach_credit: 'XFER',
  ach_return: 'XFER',
  own_transfer: 'XFER',
  bill_payment: 'PAYMENT',
  ach_debit: 'DIRECTDEBIT',
  fee: 'FEE',
  refund_check: 'CHECK',
}

const typeOf = (kind: string, amountCents: Cents) => TYPES[kind] ?? (amountCents < 0 ? 'DEBIT' : 'CREDIT')

/** An hour that is the same day in Greenwich and in all of the United States. */
const instantOfDay = (day: CalendarDate) => `${day.replaceAll('-', '')}170000.000[0:GMT]`

const instantOf = (at: Date) => `${at.toISOString().replaceAll(/[-:T]|Z$/g, '')}[0:GMT]`

/** Its characters, each as XML writes it. The format has a minimum of one. */
const escaped = (text: string): string[] => {
  // What XML has no way to write, and line ends.
  const clean = text.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ').trim()
  return Array.from(clean === '' ? '-' : clean, (character) => ENTITIES[character] ?? character)
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const firstOf = (characters: readonly string[], most: number) => characters.slice(0, most)
const written = (characters: readonly string[]) => characters.join('')
