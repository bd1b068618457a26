import { defineErrorHandler } from 'nitro'
import { refuse } from './refuse.server'

/** What Nitro refuses before our pipeline sees it, such as an address whose escapes are no text. */
export default defineErrorHandler((error, { req }) => refuse(error)(req))
