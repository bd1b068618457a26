import { parse } from 'secure-json-parse'
import { isPlainData } from '~/services/domain/text/text.rules'

/** What came from outside is no JSON, reaches for a prototype, or holds a text that nothing can keep. */
class Unreadable extends Error {}

/** The one way in for JSON from outside: whatever a schema leaves out, no text in the answer breaks a database. */
export function parseUntrusted(text: string): unknown {
  const value = parsed(text)
  if (!isPlainData(value)) throw new Unreadable('a text that cannot be kept')
  return value
}

function parsed(text: string): unknown {
  try {
    return parse(text, null, { protoAction: 'error', constructorAction: 'error' })
  } catch {
    throw new Unreadable('no JSON')
  }
}
