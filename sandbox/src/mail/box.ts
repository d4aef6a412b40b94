/** Received emails, as their recipients would see them. */
import { id, instant } from '@yoursuccess/database/columns'
import type { Db } from '@yoursuccess/database/database'
import { desc, eq } from 'drizzle-orm'
import { jsonb, text } from 'drizzle-orm/pg-core'
import PostalMime from 'postal-mime'
import { schema } from '../ledger/tables.ts'

export const mails = schema.table('mails', {
  id: id(),
  recipient: text('recipient').notNull(),
  sender: text('sender').notNull(),
  subject: text('subject').notNull(),
  textPart: text('text_part').notNull(),
  htmlPart: text('html_part').notNull(),
  links: jsonb('links').$type<string[]>().notNull(),
  receivedAt: instant('received_at').notNull(),
})

export interface Received {
  raw: Buffer
  sender: string
  recipients: readonly string[]
  at: Date
}

/** Stores one email for each recipient of the envelope. */
export const keepMail = async (db: Db, { raw, sender, recipients, at }: Received): Promise<void> => {
  const parsed = await PostalMime.parse(raw)
  const parts = { textPart: clean(parsed.text), htmlPart: clean(parsed.html) }
  const rows = recipients.map((recipient) => ({
    recipient: recipient.toLowerCase(),
    sender,
    subject: clean(parsed.subject),
    ...parts,
    links: linksOf(parts),
    receivedAt: at,
  }))
  await db.insert(mails).values(rows)
}

/** Newest first, at most 200; of all recipients or of one address. */
export const listMails = async (db: Db, recipient?: string) => {
  const rows = await db
    .select()
    .from(mails)
    .where(recipient === undefined ? undefined : eq(mails.recipient, recipient.toLowerCase()))
    .orderBy(desc(mails.id))
    .limit(200)
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    from: row.sender,
    subject: row.subject,
    text: row.textPart,
    html: row.htmlPart,
    links: row.links,
    sent_at: row.receivedAt.toISOString(),
  }))
}

/** URLs in the order of the text part and then of the HTML part, each once. */
const linksOf = ({ textPart, htmlPart }: { textPart: string; htmlPart: string }): string[] => {
  const inText = textPart.match(/https?:\/\/[^\s<>"')\]]+/g) ?? []
  const inHtml = [...htmlPart.matchAll(/href="(https?:\/\/[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return [...new Set([...inText, ...inHtml])]
}

/** PostgreSQL cannot store null characters. */
const clean = (part: string | undefined): string => (part ?? '').replaceAll('\0', '').trimEnd()
