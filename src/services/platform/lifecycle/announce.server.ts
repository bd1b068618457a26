import { env } from '../env/env.server'
import { qaKey } from '../secrets/qa-key.server'

/** People who can sign in where everything is embedded, and with what. */
export type Personas = { password: string; personas: readonly { email: string; about: string }[] }

/** What the terminal says when the application has started. */
export function announce({ password, personas }: Personas) {
  const { publicOrigin, DATABASE_URL, DATA_DIR, LOG_LEVEL, SMTP_URL, isEmbedded } = env()
  if (LOG_LEVEL === 'silent') return
  const width = Math.max(...personas.map(({ email }) => email.length))
  const lines = [
    '',
    `  Playchart is open:  ${publicOrigin}`,
    '',
    `  Database   ${DATABASE_URL ? 'DATABASE_URL' : `${DATA_DIR} (survives a kill, not a power cut)`}`,
    `  Mailbox    ${SMTP_URL ? 'SMTP_URL' : `${publicOrigin}/mailbox?key=${qaKey()}`}`,
    `  QA key     ${qaKey()}  (clock and faults: x-qa-key, POST ${publicOrigin}/upstream/qa/…)`,
    ...(isEmbedded ? ['', `  Personas, password ${password}`] : []),
    ...(isEmbedded ? personas.map(({ email, about }) => `    ${email.padEnd(width)}  ${about}`) : []),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
