import { answer, invalidQuery, list } from './answers'
import { inOrder } from './operators'
import { type Issue, readPaging } from './question'

type Definition = { sys: { id: string; [key: string]: unknown }; [key: string]: unknown }
type Term = { key: string; isOfSys: boolean; isDescending: boolean }

/** What a content type and a tag may be ordered by. */
const ORDERED = /^(-?)(name|sys\.(?:id|createdAt|updatedAt))$/

/**
 * GET …/content_types and …/tags: a page of them, by `skip`, `limit` and `order`; by name unless asked otherwise.
 * @see https://www.contentful.com/developers/docs/references/content-delivery-api/#/reference/content-types
 */
export function paged(request: Request, { searchParams }: URL, items: readonly Definition[]): Response {
  const issues: Issue[] = []
  const paging = readPaging(searchParams, issues)
  const terms = readTerms(searchParams.get('order') ?? 'name', issues)
  if (issues.length > 0) return invalidQuery(issues)
  const ordered = items.toSorted((left, right) => compare(left, right, terms))
  const page = ordered.slice(paging.skip, paging.skip + paging.limit)
  return answer(request, list(page, { ...paging, total: items.length }))
}

const readTerms = (order: string, issues: Issue[]): Term[] =>
  order.split(',').flatMap((term) => {
    const [, sign, path] = ORDERED.exec(term.trim()) ?? []
    if (path) return [{ key: path.replace('sys.', ''), isOfSys: path !== 'name', isDescending: sign === '-' }]
    issues.push({ name: 'order', value: term, details: `The path "${term}" is not recognized` })
    return []
  })

/** Ids break ties so that pages never overlap. */
function compare(left: Definition, right: Definition, terms: readonly Term[]): number {
  for (const { key, isOfSys, isDescending } of [...terms, { key: 'id', isOfSys: true, isDescending: false }]) {
    const valueIn = (one: Definition) => String((isOfSys ? one.sys : one)[key] ?? '')
    const found = inOrder(valueIn(left), valueIn(right))
    if (found !== 0) return isDescending ? -found : found
  }
  return 0
}
