/** The longest address that mail knows. */
export const EMAIL_LENGTH = 254

const LOCAL = "(?:[a-z0-9_'+-]+\\.)*[a-z0-9_'+-]*[a-z0-9_+-]"
const HOST = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}'
const EMAIL = new RegExp(`^${LOCAL}@${HOST}$`, 'i')

/** What every wire takes as an address: a form that lets more through would be refused without a word on it. */
export const isEmail = (text: string): boolean => EMAIL.test(text)
