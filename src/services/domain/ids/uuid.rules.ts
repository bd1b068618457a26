/** As zod's `uuid()` (RFC 9562: a version from 1 to 8 and its variant, or nil, or max), for where the browser has no zod. */
const UUID =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/i

export const isUuid = (text: string) => UUID.test(text)

/** A UUID in the form of a random one (version 4, its variants alike) from at least 32 hexadecimal digits. */
export function uuidOfDigits(digits: string): string {
  const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) % 4]
  const id = `${digits.slice(0, 12)}4${digits.slice(13, 16)}${variant}${digits.slice(17, 32)}`
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
