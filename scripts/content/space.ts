import { CONTENT_TYPES } from '../../src/content/model/content-types.ts'
import type { Field } from '../../src/content/model/define.ts'
import type { RichNode } from './rich-text.ts'

/** A value in the five languages of the shop. */
export type L<T = string> = { en: T; nl: T; fr: T; de: T; es: T }

export type Link = { sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string } }
type Plain = string | number | boolean | string[] | Link | Link[] | { [key: string]: string | number | null }
type Value = Plain | L | L<string[]> | L<RichNode> | L<Record<string, string>>
type Values = Record<string, Value | null | undefined>
type Localized = Record<string, unknown>
export type Entry = { id: string; type: string; fields: Record<string, Localized> }

const LOCALE_OF = { en: 'en-GB', nl: 'nl', fr: 'fr', de: 'de', es: 'es' } as const
const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es'] as const

/** Where entries are collected. Writing one checks its fields against the content model. */
export type Space = {
  /** Adds an entry and returns a link to it. A second entry of the same id is a mistake. */
  entry(type: string, id: string, values: Values): Link
  /** A link to a picture of the media folder, which is then exported as an asset. */
  asset(name: string): Link
  /** Gives an entry other values of some of its fields, which are not published. */
  change(type: string, id: string, values: Values): void
  entries: Map<string, Entry>
  /** the ids of entries that nobody has published yet */
  unpublished: Set<string>
  /** whole entries as editors see them, where that is not what is published */
  changes: Map<string, Entry>
  assets: Set<string>
}

export function createSpace(): Space {
  const entries: Space['entries'] = new Map()
  const assets: Space['assets'] = new Set()
  const changes: Space['changes'] = new Map()
  return {
    entries,
    assets,
    changes,
    unpublished: new Set(),
    change(type, id, values) {
      const entry = entries.get(id)
      if (entry?.type !== type) throw new Error(`there is no ${type} ${id} to change`)
      changes.set(id, { id, type, fields: { ...entry.fields, ...fieldsOf(type, id, values) } })
    },
    entry(type, id, values) {
      if (entries.has(id)) throw new Error(`there are two entries ${id}`)
      entries.set(id, { id, type, fields: fieldsOf(type, id, values) })
      return linkTo('Entry', id)
    },
    asset(name) {
      assets.add(name)
      return linkTo('Asset', name)
    },
  }
}

export const linkTo = (linkType: Link['sys']['linkType'], id: string): Link => ({ sys: { type: 'Link', linkType, id } })

function fieldsOf(type: string, id: string, values: Values) {
  const model = CONTENT_TYPES.find((candidate) => candidate.id === type)
  if (!model) throw new Error(`${id}: there is no content type ${type}`)
  const unknown = Object.keys(values).filter((key) => !model.fields.some((field) => field.id === key))
  if (unknown.length > 0) throw new Error(`${id}: ${type} has no field ${unknown.join(', ')}`)
  const fields: Entry['fields'] = {}
  for (const field of model.fields) {
    const value = values[field.id]
    if (value !== null && value !== undefined) fields[field.id] = byLocale(field, value, id)
  }
  return fields
}

function byLocale(field: Field, value: Value, id: string): Localized {
  if (!field.localized) return { 'en-GB': value }
  if (!isLocalized(value)) throw new Error(`${id}: ${field.id} needs five languages`)
  return Object.fromEntries(LANGUAGES.map((language) => [LOCALE_OF[language], value[language]]))
}

const isLocalized = (value: Value): value is L<string> =>
  typeof value === 'object' && !Array.isArray(value) && LANGUAGES.every((language) => language in value)

/** The same list or record, turned inside out: one per language. */
export function perLanguage<T>(make: (language: keyof L) => T): L<T> {
  return { en: make('en'), nl: make('nl'), fr: make('fr'), de: make('de'), es: make('es') }
}

/** Texts by key, each in five languages → one object of texts per language. */
export const keyed = (texts: Record<string, L>): L<Record<string, string>> =>
  perLanguage((language) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]])))
