export type Attribute = { key: string; value: string }

/** A line as the cart keeps it. `id` and `merchandiseId` are global ids; `parentId` is the line that it belongs to. */
export type CartLine = {
  id: string
  merchandiseId: string
  quantity: number
  attributes: Attribute[]
  sellingPlanId: string | null
  parentId: string | null
}

export type LineInput = {
  merchandiseId: string
  quantity?: number | null
  attributes?: Attribute[] | null
  sellingPlanId?: string | null
  parent?: { lineId?: string | null; merchandiseId?: string | null } | null
}
export type LineUpdate = {
  id: string
  merchandiseId?: string | null
  quantity?: number | null
  attributes?: Attribute[] | null
  sellingPlanId?: string | null
}

/** What may be sold of a merchandise: `limit` is Infinity where stock does not bind. Null: no such merchandise. */
type Merchandise = { title: string; limit: number; sellingPlanIds: readonly string[] }
export type FindMerchandise = (merchandiseId: string) => Merchandise | null

type LineErrorCode =
  | 'CART_TOO_LARGE'
  | 'INVALID'
  | 'INVALID_MERCHANDISE_LINE'
  | 'MAXIMUM_EXCEEDED'
  | 'PARENT_LINE_NESTING_TOO_DEEP'
  | 'PARENT_LINE_NOT_FOUND'
  | 'SELLING_PLAN_NOT_APPLICABLE'
type LineError = { code: LineErrorCode; field: string[]; message: string }
/** Lines after a change. With an error nothing has changed. `touched` are the lines that the change was about. */
export type LinesChange = { lines: CartLine[]; touched: Set<string>; errors: LineError[] }

export const MAX_LINES = 500
export const MAX_QUANTITY = 1_000_000

type Adding = {
  lines: readonly CartLine[]
  inputs: readonly LineInput[]
  find: FindMerchandise
  newId: () => string
}

/** Adds lines: the same merchandise with the same attributes, plan and parent joins the line that is there. */
export function addLines({ lines, inputs, find, newId }: Adding): LinesChange {
  const result = lines.map((line) => ({ ...line }))
  const touched = new Set<string>()
  const errors: LineError[] = []
  for (const [index, input] of inputs.entries()) {
    const field = ['lines', String(index)]
    const draft = draftOf(input, newId)
    const parent = input.parent ? parentOf(input.parent, result) : null
    draft.parentId = parent?.id ?? null
    const same = result.find((line) => isSame(line, draft))
    const total = draft.quantity + (same?.quantity ?? 0)
    const problem = problemOf({ ...draft, quantity: draft.quantity < 0 ? draft.quantity : total }, { find, field })
    const parentProblem = input.parent ? parentProblemOf(parent, [...field, 'parent']) : null
    errors.push(...[problem, parentProblem].filter((one) => one !== null))
    if (same) same.quantity = total
    else if (draft.quantity > 0) result.push(draft)
    touched.add(same?.id ?? draft.id)
  }
  return settle(lines, { lines: result, touched, errors: [...errors, ...tooLarge(result)] })
}

type Updating = { lines: readonly CartLine[]; updates: readonly LineUpdate[]; find: FindMerchandise }

/** Changes lines: quantity 0 removes, absent attributes stay, and lines that became equal are joined. */
export function updateLines({ lines, updates, find }: Updating): LinesChange {
  const result = new Map(lines.map((line) => [line.id, { ...line }]))
  const errors: LineError[] = []
  for (const [index, update] of updates.entries()) {
    const field = ['lines', String(index)]
    const line = result.get(update.id)
    if (!line) {
      errors.push(unknownLine(update.id, [...field, 'id']))
      continue
    }
    const changed = {
      ...line,
      merchandiseId: update.merchandiseId ?? line.merchandiseId,
      quantity: update.quantity ?? line.quantity,
      attributes: update.attributes ? distinctKeys(update.attributes) : line.attributes,
      sellingPlanId: update.sellingPlanId === undefined ? line.sellingPlanId : update.sellingPlanId,
    }
    const problem = problemOf(changed, { find, field })
    if (problem) errors.push(problem)
    result.set(line.id, changed)
  }
  const emptied = updates.filter(({ quantity }) => quantity === 0).map(({ id }) => id)
  const touched = new Set(updates.map(({ id }) => id))
  return settle(lines, { lines: joined(without([...result.values()], emptied)), touched, errors })
}

export function removeLines(lines: readonly CartLine[], ids: readonly string[]): LinesChange {
  const errors = ids.flatMap((id, index) =>
    lines.some((line) => line.id === id) ? [] : unknownLine(id, ['lineIds', String(index)]),
  )
  return settle(lines, { lines: without(lines, ids), touched: new Set(), errors })
}

const draftOf = (input: LineInput, newId: () => string): CartLine => ({
  id: newId(),
  merchandiseId: input.merchandiseId,
  quantity: input.quantity ?? 1,
  attributes: distinctKeys(input.attributes ?? []),
  sellingPlanId: input.sellingPlanId ?? null,
  parentId: null,
})

/** A key stands once; the last value counts. */
export const distinctKeys = (attributes: readonly Attribute[]): Attribute[] =>
  [...new Map(attributes.map(({ key, value }) => [key, value]))].map(([key, value]) => ({ key, value }))

function problemOf(line: CartLine, { find, field }: { find: FindMerchandise; field: string[] }): LineError | null {
  const merchandise = find(line.merchandiseId)
  const error = (code: LineErrorCode, name: string, message: string) => ({ code, field: [...field, name], message })
  if (!merchandise)
    return error('INVALID', 'merchandiseId', `The merchandise with id ${line.merchandiseId} does not exist.`)
  if (line.quantity < 0) return error('INVALID', 'quantity', 'The quantity must be zero or more.')
  if (line.quantity > MAX_QUANTITY)
    return error('MAXIMUM_EXCEEDED', 'quantity', `The quantity exceeds the maximum of ${MAX_QUANTITY}.`)
  const isPlanKnown = line.sellingPlanId === null || merchandise.sellingPlanIds.includes(line.sellingPlanId)
  if (isPlanKnown) return null
  return error('SELLING_PLAN_NOT_APPLICABLE', 'sellingPlanId', 'The selling plan does not apply to the merchandise.')
}

const unknownLine = (id: string, field: string[]): LineError => ({
  code: 'INVALID_MERCHANDISE_LINE',
  field,
  message: `The merchandise line with id ${id} does not exist.`,
})

const parentOf = ({ lineId, merchandiseId }: NonNullable<LineInput['parent']>, lines: readonly CartLine[]) =>
  lines.find((line) => (lineId == null ? line.merchandiseId === merchandiseId : line.id === lineId)) ?? null

function parentProblemOf(parent: CartLine | null, field: string[]): LineError | null {
  if (!parent) return { code: 'PARENT_LINE_NOT_FOUND', field, message: 'The parent line does not exist.' }
  if (parent.parentId === null) return null
  return { code: 'PARENT_LINE_NESTING_TOO_DEEP', field, message: 'A parent line cannot have a parent itself.' }
}

const tooLarge = (lines: readonly CartLine[]): LineError[] =>
  lines.length > MAX_LINES
    ? [{ code: 'CART_TOO_LARGE', field: ['lines'], message: `A cart holds at most ${MAX_LINES} lines.` }]
    : []

const settle = (before: readonly CartLine[], change: LinesChange): LinesChange =>
  change.errors.length > 0 ? { lines: [...before], touched: new Set(), errors: change.errors } : change

/** A line takes the lines that belong to it along. */
const without = (lines: readonly CartLine[], ids: readonly string[]) =>
  lines.filter((line) => !ids.includes(line.id) && (line.parentId === null || !ids.includes(line.parentId)))

function joined(lines: readonly CartLine[]): CartLine[] {
  const result: CartLine[] = []
  for (const line of lines) {
    const same = result.find((one) => isSame(one, line))
    if (same) same.quantity += line.quantity
    else result.push({ ...line })
  }
  return result
}

const isSame = (left: CartLine, right: CartLine) =>
  left.merchandiseId === right.merchandiseId &&
  left.sellingPlanId === right.sellingPlanId &&
  left.parentId === right.parentId &&
  attributesKey(left) === attributesKey(right)

const attributesKey = ({ attributes }: CartLine) =>
  JSON.stringify(
    attributes.map(({ key, value }) => [key, value]).sort(([left = ''], [right = '']) => (left < right ? -1 : 1)),
  )
