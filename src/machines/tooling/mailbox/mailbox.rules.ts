import type { MailboxAnswer, MailboxPage } from '~/services/flows/mailbox/mailbox.contract'

/** The longest text that is looked for. */
export const FILTER_LENGTH = 100

/** The emails in which every word is found: in the address, the subject or the text, in capitals or not. */
export function emailsWith(emails: MailboxPage['emails'], filter: string) {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  return emails.filter(({ recipient, subject, text }) => {
    const where = `${recipient}\n${subject}\n${text}`.toLowerCase()
    return words.every((word) => where.includes(word))
  })
}

export const isPage = (_: unknown, answer: MailboxAnswer) => answer !== null

type Typed = { type: string; text?: string }

/** What was typed stands in its field while the machine is on its way. */
export const filterEcho = {
  of: (_context: object, { type, text }: Typed) => (type === 'FILTER' && text !== undefined ? { filter: text } : {}),
}
