import { blockTypes } from './blocks.ts'
import type { ContentType } from './define.ts'
import { pageTypes } from './pages.ts'
import { productTypes } from './products.ts'
import { shellTypes } from './shell.ts'

/** Every content type of the space, in the order that editors meet them. */
export const CONTENT_TYPES: ContentType[] = [...pageTypes, ...productTypes, ...blockTypes, ...shellTypes]

/** The locales of the space: all fall back to English, so that a page never has a hole (decided: E-99). */
export const LOCALES = [
  { code: 'en-GB', name: 'English', default: true, fallbackCode: null },
  { code: 'nl', name: 'Dutch', default: false, fallbackCode: 'en-GB' },
  { code: 'fr', name: 'French', default: false, fallbackCode: 'en-GB' },
  { code: 'de', name: 'German', default: false, fallbackCode: 'en-GB' },
  { code: 'es', name: 'Spanish', default: false, fallbackCode: 'en-GB' },
] as const
