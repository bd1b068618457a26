import { GraphQLError } from 'graphql'

export type ConnectionArguments = {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
  reverse?: boolean | null
}

/** Shopify's largest page. @see https://shopify.dev/docs/api/usage/pagination-graphql */
export const MAX_PAGE = 250

/**
 * A page of a list that is already in its order. Cursors name an element and remember its place, so that a page goes on
 * even when the element has left the list in between.
 */
export function connect<R extends { id: string }, N>(
  rows: readonly R[],
  args: ConnectionArguments,
  view: (row: R) => N,
) {
  const { first, last } = args
  if (first == null && last == null) throw badRequest('you must provide one of first or last')
  for (const size of [first, last]) requireSize(size)
  const ordered = args.reverse ? rows.toReversed() : rows
  const from = args.after == null ? 0 : placeOf(ordered, args.after, 1)
  const to = args.before == null ? ordered.length : placeOf(ordered, args.before, 0)
  const start = last == null ? from : Math.max(from, endOf(from, to, first) - last)
  const page = ordered.slice(start, endOf(from, to, first))
  const cursor = (index: number) => {
    const row = page[index]
    return row === undefined ? null : cursorOf(row.id, start + index)
  }
  return {
    nodes: () => page.map(view),
    edges: () => page.map((row, index) => ({ cursor: cursor(index), node: view(row) })),
    pageInfo: () => ({
      hasNextPage: start + page.length < ordered.length,
      hasPreviousPage: start > 0,
      startCursor: cursor(0),
      endCursor: cursor(page.length - 1),
    }),
    totalCount: ordered.length,
  }
}

export const emptyConnection = (args: ConnectionArguments) => connect<{ id: string }, never>([], args, nothing)

const nothing = (): never => {
  throw new Error('an empty connection has no nodes')
}

const endOf = (from: number, to: number, first: number | null | undefined) =>
  Math.max(from, first == null ? to : Math.min(to, from + first))

function requireSize(size: number | null | undefined) {
  if (size == null) return
  if (size < 0) throw badRequest(`Page size must be zero or more, but is ${size}.`)
  if (size > MAX_PAGE) throw badRequest(`Page size is limited to ${MAX_PAGE}, but is ${size}.`)
}

const cursorOf = (id: string, place: number) => Buffer.from(JSON.stringify({ id, place })).toString('base64')

function placeOf(rows: readonly { id: string }[], cursor: string, step: 0 | 1): number {
  const named = readCursor(cursor)
  const index = rows.findIndex((row) => row.id === named.id)
  // the element is gone: what stood after it has moved up into its place
  return index >= 0 ? index + step : Math.min(named.place, rows.length)
}

function readCursor(cursor: string): { id: string; place: number } {
  const match = /^\{"id":"([^"]+)","place":(\d+)\}$/.exec(Buffer.from(cursor, 'base64').toString())
  if (!match?.[1]) throw badRequest('Invalid cursor for current pagination sort.')
  return { id: match[1], place: Number(match[2]) }
}

export const badRequest = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })

export const inputTooLarge = (size: number) =>
  new GraphQLError(`The input array size of ${size} is greater than the maximum allowed of ${MAX_PAGE}.`, {
    extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
  })
