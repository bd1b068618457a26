import { z } from 'zod'

/** Control characters, and those that turn the direction of the text after them (security.md T7). */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu

/** What a person types about themselves on one line: without unseen characters and outer spaces, at most `most` long. */
export const PersonText = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(UNSEEN, ''))
    .pipe(z.string().trim().max(most))

/** The same where it has to be filled in. */
export const PersonName = (most: number) => PersonText(most).pipe(z.string().min(1))
