import type {} from 'use-intl'
import type en from './messages/en.json'
import { kindOf, type PageKind } from './page-kinds'

export type Messages = typeof en

type Texts = { default: Partial<Messages> }
type Files = Record<string, () => Promise<Texts>>

/** A visitor loads the texts of the language of the page: what all pages say, and what those of its kind say besides. */
const common: Files = import.meta.glob<Texts>('./messages/*.json')
const further: Record<PageKind, Files> = {
  gift: import.meta.glob<Texts>('./messages/*.json', { query: '?gift' }),
  checkout: import.meta.glob<Texts>('./messages/*.json', { query: '?checkout' }),
  steps: import.meta.glob<Texts>('./messages/*.json', { query: '?steps' }),
  identity: import.meta.glob<Texts>('./messages/*.json', { query: '?identity' }),
  account: import.meta.glob<Texts>('./messages/*.json', { query: '?account' }),
}

const loaded = new Map<string, Messages>()
const parts = new Map<string, Promise<void>>()

/** Loads the functional texts of a language that the page at this path can show; call it before it is rendered. */
export async function loadMessages(language: string, path = '/'): Promise<Messages> {
  const kind = kindOf(path)
  await Promise.all([added(language, 'shop'), kind !== 'shop' && added(language, kind)])
  return messagesOf(language)
}

/** Once for each file; one that could not be had is asked for again. */
function added(language: string, kind: PageKind | 'shop'): Promise<void> {
  const key = `${language} ${kind}`
  const adding = parts.get(key) ?? add(language, kind === 'shop' ? common : further[kind])
  parts.set(key, adding)
  adding.catch(() => parts.delete(key))
  return adding
}

/** Into the texts that are there: what is on the screen keeps reading the same object. */
async function add(language: string, files: Files): Promise<void> {
  const file = files[`./messages/${language}.json`] ?? files['./messages/en.json']
  if (!file) throw new Error('the messages are not in the build')
  const { default: texts } = await file()
  const known = loaded.get(language) ?? ({} as Messages)
  loaded.set(language, Object.assign(known, texts))
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
