import type { ContentType, DocumentKind, Json } from './documents'
import type { Snapshot } from './snapshot'

/** Why a query is refused, as Contentful lists it in `details.errors`. */
export type Issue = { name: string; path?: string[]; value?: Json; details?: string }

/** A collection's query, checked against the content model. */
export type Question = {
  kind: DocumentKind
  locale: string
  contentType: ContentType | null
  filters: Filter[]
  order: { path: string[]; isDescending: boolean }[]
  select: string[][] | null
  skip: number
  limit: number
  include: number
}

export type Filter =
  | { kind: 'path'; path: string[]; operator: string; wanted: string }
  | { kind: 'text'; wanted: string }
  | { kind: 'link'; linkType: DocumentKind; id: string }
  | { kind: 'mimetype'; group: string }

export type Asked = { kind: DocumentKind; parameters: URLSearchParams; snapshot: Snapshot; locale: string }

/** Reads the paging, the projection and the content type; `filters.ts` reads the rest. */
export function readFrame({ kind, parameters, snapshot, locale }: Asked, issues: Issue[]): Omit<Question, 'filters'> {
  const typeId = parameters.get('content_type')
  const contentType = typeId === null ? null : (snapshot.contentTypes.get(typeId) ?? null)
  if (typeId !== null && !contentType) issues.push({ name: 'unknownContentType', value: typeId })
  return {
    kind,
    locale,
    contentType,
    order: readOrder(parameters, { kind, contentType }, issues),
    select: readSelect(parameters, { kind, contentType }, issues),
    ...readPaging(parameters, issues),
    include: whole(parameters, { name: 'include', fallback: 1, max: 10 }, issues),
  }
}

/** Which part of a list is asked for. */
export const readPaging = (parameters: URLSearchParams, issues: Issue[]) => ({
  skip: whole(parameters, { name: 'skip', fallback: 0, max: 999_999_999 }, issues),
  limit: whole(parameters, { name: 'limit', fallback: 100, max: 1000 }, issues),
})

type Whole = { name: string; fallback: number; max: number }

function whole(parameters: URLSearchParams, { name, fallback, max }: Whole, issues: Issue[]): number {
  const text = parameters.get(name)
  if (text === null) return fallback
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (value >= 0 && value <= max) return value
  issues.push({ name, value: text, details: `The value of ${name} must be a whole number from 0 to ${max}` })
  return fallback
}

type Typed = { kind: DocumentKind; contentType: ContentType | null }

const UNORDERED = new Set(['Text', 'RichText', 'Object', 'Array', 'Link', 'Location'])

function readOrder(parameters: URLSearchParams, typed: Typed, issues: Issue[]) {
  return (parameters.get('order') ?? '-sys.updatedAt').split(',').map((term) => {
    const isDescending = term.startsWith('-')
    const path = term.replace(/^-/, '').trim().split('.')
    const issue = pathIssue(path, typed)
    const type = typed.contentType?.fields.find((field) => field.id === path[1])?.type
    if (issue) issues.push(issue)
    else if (path[0] === 'fields' && path.length === 2 && type && UNORDERED.has(type))
      issues.push({ name: 'invalidOrder', path, details: `A field of type ${type} has no order` })
    return { path, isDescending }
  })
}

/** Selecting names `sys`, `metadata` or `fields`, or one property below; fields need their content type. */
function readSelect(parameters: URLSearchParams, typed: Typed, issues: Issue[]) {
  const asked = parameters.get('select')
  if (asked === null) return null
  return asked.split(',').map((term) => {
    const path = term.trim().split('.')
    const issue = path.length > 2 ? { name: 'select', path, details: 'Only two levels can be selected' } : null
    const found = issue ?? (path.length === 1 ? rootIssue(path) : pathIssue(path, typed))
    if (found) issues.push(found)
    return path
  })
}

const ROOTS = new Set(['sys', 'fields', 'metadata'])

const rootIssue = (path: string[]): Issue | null =>
  ROOTS.has(path[0] ?? '') ? null : { name: 'unknown', path, details: `The path "${path.join('.')}" is not recognized` }

/** Null when the path can be asked of this kind and content type. */
export function pathIssue(path: string[], { kind, contentType }: Typed): Issue | null {
  const root = rootIssue(path)
  if (root) return root
  if (path.length < 2) return { name: 'unknown', path, details: `The path "${path.join('.')}" is not recognized` }
  if (path[0] !== 'fields') return null
  const known = kind === 'Asset' ? ['title', 'description', 'file'] : contentType?.fields.map((field) => field.id)
  if (!known) return { name: 'contentTypeRequired', path, details: 'A query on fields needs a content_type' }
  if (known.includes(path[1] ?? '')) return null
  return { name: 'unknown', path, details: `No field with id "${path[1]}" found.` }
}
