import type {} from 'use-intl'
import type en from './messages/en.json'

export type Messages = typeof en

/** One chunk per language: a visitor loads the texts of the language of the page. */
const files = import.meta.glob<{ default: Messages }>('./messages/*.json')

const loaded = new Map<string, Messages>()

/** Loads the functional texts of a language; call it before the first render. */
export async function loadMessages(language: string): Promise<Messages> {
  const known = loaded.get(language)
  if (known) return known
  const file = files[`./messages/${language}.json`] ?? files['./messages/en.json']
  if (!file) throw new Error('the messages are not in the build')
  const { default: messages } = await file()
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
