import type {} from 'use-intl'
import type en from './messages/en.json'
import { kindOf, type PageKind } from './page-kinds'

export type Messages = typeof en

/** In a browser, `further` brings what the pages of one kind say besides; on the server nothing is missing. */
type File = { default: Messages; further?: Record<PageKind, () => Promise<{ default: Partial<Messages> }>> }

/** A visitor loads the texts of the language of the page. */
const files = import.meta.glob<File>('./messages/*.json')

const loaded = new Map<string, Messages>()

/** Loads the functional texts of a language that the page at this path can show; call it before it is rendered. */
export async function loadMessages(language: string, path = '/'): Promise<Messages> {
  const file = files[`./messages/${language}.json`] ?? files['./messages/en.json']
  if (!file) throw new Error('the messages are not in the build')
  const { default: common, further } = await file()
  const kind = kindOf(path)
  const own = kind === 'shop' ? undefined : await further?.[kind]()
  // what is on the screen keeps reading the same object
  const messages = Object.assign(loaded.get(language) ?? { ...common }, own?.default)
  loaded.set(language, messages)
  return messages
}

/** The texts that `loadMessages` has brought. */
export function messagesOf(language: string): Messages {
  const messages = loaded.get(language)
  if (!messages) throw new Error(`the messages of ${language} are not loaded`)
  return messages
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
