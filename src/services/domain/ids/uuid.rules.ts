/** As zod's `uuid()` (RFC 9562: a version from 1 to 8 and its variant, or nil, or max), for where the browser has no zod. */
const UUID =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/i

export const isUuid = (text: string) => UUID.test(text)
