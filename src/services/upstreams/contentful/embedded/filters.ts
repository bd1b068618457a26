import type { DocumentKind, Json } from './documents'
import { isObject, linkOf, linksIn } from './documents'
import { inOrder, matches, operators } from './operators'
import { type Asked, type Filter, type Issue, pathIssue, type Question } from './question'
import { keyOf, type Library } from './snapshot'
import type { View, Views } from './views'

const FRAME = new Set(['content_type', 'order', 'select', 'skip', 'limit', 'include', 'locale', 'access_token'])
const LINKS: Record<string, DocumentKind> = { links_to_entry: 'Entry', links_to_asset: 'Asset' }

/** Reads everything that narrows a collection; what it does not know it refuses. */
export function readFilters(asked: Asked, contentType: Question['contentType'], issues: Issue[]): Filter[] {
  const filters: Filter[] = []
  for (const [key, wanted] of asked.parameters) {
    if (FRAME.has(key)) continue
    const linkType = LINKS[key]
    if (key === 'query') filters.push({ kind: 'text', wanted })
    else if (linkType) filters.push({ kind: 'link', linkType, id: wanted })
    else if (key === 'mimetype_group' && asked.kind === 'Asset') filters.push({ kind: 'mimetype', group: wanted })
    else {
      const read = readPathFilter(key, wanted, { kind: asked.kind, contentType })
      if ('name' in read) issues.push(read)
      else filters.push(read)
    }
  }
  return filters
}

function readPathFilter(key: string, wanted: string, typed: Pick<Question, 'kind' | 'contentType'>): Filter | Issue {
  const parts = /^((?:sys|fields|metadata)(?:\.[\w-]+)+)(?:\[(\w+)\])?$/.exec(key)
  if (!parts?.[1]) return { name: 'unknown', path: [key], details: `The path "${key}" is not recognized` }
  const path = parts[1].split('.')
  const operator = parts[2] ?? 'eq'
  if (operator === 'near' || operator === 'within')
    return { name: 'unsupportedOperator', path, value: operator, details: 'Locations cannot be searched' }
  if (!Object.hasOwn(operators, operator))
    return { name: 'unknownOperator', path, value: operator, details: `The operator "${operator}" is not known` }
  return pathIssue(path, typed) ?? { kind: 'path', path, operator, wanted }
}

type Within = { library: Library; views: Views }

/** Whether a view passes every filter. */
export function createTest(filters: Filter[], within: Within): (view: View) => boolean {
  const tests = filters.map((filter) => testOf(filter, within))
  return (view) => tests.every((test) => test(view))
}

function testOf(filter: Filter, within: Within): (view: View) => boolean {
  if (filter.kind === 'text') return (view) => matches(view.fields, filter.wanted)
  if (filter.kind === 'link')
    return (view) => linksIn(view.fields).some((link) => link.kind === filter.linkType && link.id === filter.id)
  if (filter.kind === 'mimetype') return (view) => mimetypeOf(view).startsWith(`${filter.group}/`)
  const meets = operators[filter.operator]
  return (view) => meets?.(valueAt(view, filter.path, within), filter.wanted) ?? false
}

const mimetypeOf = ({ fields: { file } }: View) =>
  isObject(file) && typeof file.contentType === 'string' ? file.contentType : ''

/** The value under a path; `fields.link.fields.x` and `fields.link.sys.contentType…` look into the linked entry. */
function valueAt(view: View, path: string[], { library, views }: Within): Json | undefined {
  const [root = '', field = '', next, ...rest] = path
  const isLinked = root === 'fields' && (next === 'fields' || (next === 'sys' && rest[0] === 'contentType'))
  if (!isLinked) return dig(view[rootOf(root)], path.slice(1))
  const links = [view.fields[field] ?? []].flat().map(linkOf)
  const targets = links.map((link) => link && library.byId.get(keyOf(link.kind, link.id)))
  return targets.flatMap((target) => {
    const value = target && dig(views(target)[rootOf(next)], rest)
    return value === undefined || value === null ? [] : value
  })
}

const rootOf = (name: string) => (name === 'sys' ? 'sys' : name === 'metadata' ? 'metadata' : 'fields')

/** Down a path; through a list, into each of its items. */
function dig(value: Json | undefined, path: string[]): Json | undefined {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(value)) return value.map((item) => dig(item, path)).flatMap((found) => found ?? [])
  return isObject(value) && Object.hasOwn(value, key) ? dig(value[key], rest) : undefined
}

/** Sorts by each term in turn; ids break ties so that pages never overlap. */
export function sorted(views: View[], order: Question['order']): View[] {
  const terms = [...order, { path: ['sys', 'id'], isDescending: false }]
  return views.toSorted((left, right) => {
    for (const { path, isDescending } of terms) {
      const found = inOrder(
        dig(left[rootOf(path[0] ?? '')], path.slice(1)),
        dig(right[rootOf(path[0] ?? '')], path.slice(1)),
      )
      if (found !== 0) return isDescending ? -found : found
    }
    return 0
  })
}
