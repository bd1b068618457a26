/** What a log line must never hold (security.md T22): secrets, and what tells a family apart. */
const SECRET_KEYS =
  /^(?:.*(?:token|password|secret|jwt|cookie|authorization|api[-_]?key|qa[-_]?key)|code|otp|email|e[-_]?mail|phone|phone_?number|child_?name|first_?name|last_?name|name_on_card|date_?of_?birth|child_?dob|dob|birth_?date|birthday|address\d?|address_line_?\d|card_?number|cvc|srp_a|captcha)$/i
const HIDDEN = '[hidden]'
const DEEPEST = 6
const LONGEST = 2000

const JWT = /\beyJ[\w-]{4,}\.[\w-]+(?:\.[\w-]*)?/g
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi
const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g
/** What a failed statement was given, as the database's library and PostgreSQL itself put it into their messages. */
const PARAMETERS = /\bparams: .*(?:\n(?! {4}at ).*)*/g
const KEY_VALUES = /(\bKey \([^)]*\)=)\([^)]*\)/g
/** The query of a URL inside a text: its values may be anything, so none stay. */
const QUERY = /\?[\w.[\]%-]+=[^\s"'<>)]*/g

/** A copy without secrets: hidden by the name of the key, and in texts by their form. Cycles and depth are cut. */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value
  if (depth >= DEEPEST) return '[deeper]'
  if (value instanceof Error) return redactError(value, depth)
  if (Array.isArray(value)) return value.slice(0, 50).map((each) => redact(each, depth + 1))
  return redactFields(value, depth + 1)
}

export function redactFields(fields: object, depth = 0): Record<string, unknown> {
  const hide = ([key, value]: [string, unknown]) => [key, SECRET_KEYS.test(key) ? HIDDEN : redact(value, depth)]
  return Object.fromEntries(Object.entries(fields).map(hide))
}

function redactText(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return short
    .replace(PARAMETERS, `params: ${HIDDEN}`)
    .replace(KEY_VALUES, `$1(${HIDDEN})`)
    .replace(QUERY, `?${HIDDEN}`)
    .replace(JWT, HIDDEN)
    .replace(BEARER, `$1 ${HIDDEN}`)
    .replace(EMAIL, HIDDEN)
}

function redactError(error: Error, depth: number) {
  const { name, message, stack, cause } = error
  return {
    name,
    message: redactText(message),
    stack: redactText(stack ?? ''),
    ...(cause === undefined ? {} : { cause: redact(cause, depth + 1) }),
  }
}
