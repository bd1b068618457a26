import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { openMailbox } from './mailbox.server'

/** The newest emails, for whoever has the QA key; null for anybody else, and where mail really goes out. */
export const getEmails = createServerFn()
  .validator(z.object({ key: z.string().max(200) }))
  .handler(({ data }) => openMailbox(data.key))
