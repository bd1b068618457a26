import { session, storedText } from '~/services/browser/storage'

const stored = storedText(session, 'sign-up')

/** The address to which a code was mailed, in this browser tab alone: a reload comes back to the code. */
export const saveWaiting = (email: string) => stored.write(email)
export const forgetWaiting = () => stored.forget()
export const savedWaiting = () => stored.read()
