export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export type DocumentKind = 'Entry' | 'Asset'
export type DefinitionKind = 'ContentType' | 'Locale' | 'Tag' | 'EditorInterface'

/** A field's values by locale, as the management API and contentful-export write them. */
type Fields = Record<string, Record<string, Json>>
export type Body = { fields: Fields; metadata: Record<string, Json> }

type ContentTypeField = {
  id: string
  type: string
  localized?: boolean
  omitted?: boolean
  required?: boolean
}
export type ContentType = { sys: { id: string }; fields: ContentTypeField[]; [key: string]: unknown }
export type Locale = { code: string; name: string; default: boolean; fallbackCode: string | null }

/** An entry or asset as one of the two APIs shows it: published for Delivery, draft for Preview. */
export type Document = {
  kind: DocumentKind
  id: string
  contentType: string | null
  body: Body
  version: number | null
  revision: number
  createdAt: string
  updatedAt: string
  changedIn: number
}

/** What was published once and is no more. */
export type Tombstone = Omit<Document, 'body' | 'version'>

export const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

export const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The links inside a value, in reading order; rich text carries them in `data.target`. */
export function linksIn(value: Json | undefined, found: { kind: DocumentKind; id: string }[] = []) {
  if (Array.isArray(value)) for (const item of value) linksIn(item, found)
  else if (isObject(value)) {
    const link = linkOf(value)
    if (link) found.push(link)
    else for (const item of Object.values(value)) linksIn(item, found)
  }
  return found
}

export function linkOf(value: Json | undefined): { kind: DocumentKind; id: string } | null {
  if (!isObject(value) || !isObject(value.sys)) return null
  const { type, linkType, id } = value.sys
  if (type !== 'Link' || typeof id !== 'string') return null
  return linkType === 'Entry' || linkType === 'Asset' ? { kind: linkType, id } : null
}
