/** The mailbox: stores received emails and lists them. */
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

/** Parses an email and stores one copy for each recipient of its envelope. */
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

/** The newest 200 emails, newest first: those to `recipient`, or to everyone. */
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

/** The URLs of the text part, then those of the HTML part, without duplicates. */
const linksOf = ({ textPart, htmlPart }: { textPart: string; htmlPart: string }): string[] => {
  const inText = textPart.match(/https?:\/\/[^\s<>"')\]]+/g) ?? []
  const inHtml = [...htmlPart.matchAll(/href="(https?:\/\/[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return [...new Set([...inText, ...inHtml])]
}

/** PostgreSQL cannot store null characters. */
const clean = (part: string | undefined): string => (part ?? '').replaceAll('\0', '').trimEnd()
