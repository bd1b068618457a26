import { database } from '../database.server'
import { env } from '../env.server'
import { hasQaKey } from '../qa-key.server'
import { newestLetters } from './embedded/mailbox'

export async function openMailbox(key: string) {
  if (env().SMTP_URL || !hasQaKey(key)) return null
  return newestLetters(await database())
}
