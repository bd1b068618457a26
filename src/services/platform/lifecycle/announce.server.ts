import { env } from '../env/env.server'
import { qaKey } from '../secrets/qa-key.server'

/** The people of the seed, and the password with which they sign in. */
export type Personas = { password: string; personas: readonly { email: string; about: string }[] }

/** What the terminal says when the application has started. */
export function announce({ password, personas }: Personas) {
  const { publicOrigin, DATABASE_URL, DATA_DIR, LOG_LEVEL, isDemo } = env()
  if (LOG_LEVEL === 'silent') return
  const width = Math.max(...personas.map(({ email }) => email.length))
  const people = personas.map(({ email, about }) => `    ${email.padEnd(width)}  ${about}`)
  const lines = [
    '',
    `  Playchart is open:  ${publicOrigin}`,
    '',
    `  Database   ${DATABASE_URL ? 'DATABASE_URL' : `${DATA_DIR} (survives a kill, not a power cut)`}`,
    ...(isDemo ? linesForQa() : linesForNobody()),
    ...(isDemo ? ['', `  Personas, password ${password}`, ...people] : []),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function linesForQa(): string[] {
  const { publicOrigin, SMTP_URL, isEmbedded } = env()
  const qa = `${qaKey()}  (clock and faults: x-qa-key, POST ${publicOrigin}/upstream/qa/…)`
  return [
    `  Mailbox    ${SMTP_URL ? 'SMTP_URL' : `${publicOrigin}/mailbox?key=${qaKey()}`}`,
    ...(isEmbedded ? [`  QA key     ${qa}`] : []),
  ]
}

function linesForNobody(): string[] {
  const why = 'an upstream is hosted, or the origin or HOST is more than this machine (SEED_PERSONAS=1 lets them)'
  return [
    `  Mail       ${env().SMTP_URL ? 'SMTP_URL' : 'nobody can read it: set SMTP_URL'}`,
    `  Personas   cannot sign in, and there is no QA key: ${why}`,
  ]
}
