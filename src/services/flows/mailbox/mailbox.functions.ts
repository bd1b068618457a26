import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { MailboxTask } from './mailbox.contract'
import { doInMailbox, openMailbox } from './mailbox.server'

const Key = z.string().max(200)

/** The newest emails, for whoever has the QA key; null for anybody else, and where mail really goes out. */
export const getMailbox = createServerFn()
  .validator(z.object({ key: Key }))
  .handler(({ data }) => openMailbox(data.key))

/** Does what QA asks for, and answers the mailbox as it is then. */
export const askMailbox = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ key: Key, task: MailboxTask }))
  .handler(({ data }) => doInMailbox(data))
