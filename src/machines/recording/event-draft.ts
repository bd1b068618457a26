import type { Form, FormField } from './event-form'

/** What was typed and picked, by the way to it: 'lines', how many; 'lines.0.quantity', of the first. */
export type Filled = Record<string, string>
/** One control of a form. `variant`: picks which fields follow; `count`: says how many. */
export type FieldRow = {
  name: string
  kind: 'text' | 'number' | 'choice' | 'json' | 'variant' | 'count'
  choices: string[]
  isNeeded: boolean
  value: string
  depth: number
}
/** `refused`: the first field whose value is missing or does not fit. */
export type Written = { value: unknown } | { refused: string }
type Place = { form: Form; name: string; isNeeded: boolean; depth: number }

/** The most things of a list that a form has fields for. */
const MOST = 20

const within = (name: string, part: string | number) => (name === '' ? String(part) : `${name}.${part}`)
/** Which variant was picked stands beside its fields. */
const variantAt = (name: string) => within(name, 'variant')
const keyAt = (name: string) => within(name, 'key')

/** The controls of a form as it is filled in, in order. */
export const rowsOfForm = (form: Form, filled: Filled): FieldRow[] =>
  rowsAt({ form, name: '', isNeeded: true, depth: 0 }, filled)

function rowsAt({ form, name, isNeeded, depth }: Place, filled: Filled): FieldRow[] {
  const row = (part: Pick<FieldRow, 'name' | 'kind'> & Partial<FieldRow>): FieldRow => ({
    ...{ choices: [], isNeeded, value: filled[part.name] ?? '', depth },
    ...part,
  })
  switch (form.kind) {
    case 'fixed':
    case 'none':
      return []
    case 'group':
      return form.fields.flatMap((field) => rowsAt({ ...field, name: within(name, field.name), depth }, filled))
    case 'variants': {
      const { variant, at } = picked(form.variants, name, filled)
      const choices = form.variants.map((each) => each.name)
      const chosen = row({ name: at, kind: 'variant', choices, value: variant?.name ?? '' })
      return [
        chosen,
        ...(variant ? rowsAt({ form: variant.form, name, isNeeded: true, depth: depth + 1 }, filled) : []),
      ]
    }
    case 'list':
    case 'record':
      return [row({ name, kind: 'count' }), ...itemsAt({ form, name, isNeeded, depth: depth + 1 }, filled)]
    default:
      return [row({ name, kind: form.kind, choices: form.choices.map(String) })]
  }
}

function itemsAt({ form, name, depth }: Place, filled: Filled): FieldRow[] {
  if (form.kind !== 'list' && form.kind !== 'record') return []
  return itemNames(name, filled).flatMap((item) => {
    const key = keyAt(item)
    const named = { name: key, kind: 'text' as const, choices: [], isNeeded: true, value: filled[key] ?? '', depth }
    return [
      ...(form.kind === 'record' ? [named] : []),
      ...rowsAt({ form: form.item, name: item, isNeeded: true, depth }, filled),
    ]
  })
}

function picked<Variant extends { name: string }>(variants: readonly Variant[], name: string, filled: Filled) {
  const at = variantAt(name)
  return { at, variant: variants.find((each) => each.name === filled[at]) ?? variants[0] }
}

const itemNames = (name: string, filled: Filled): string[] =>
  Array.from({ length: countAt(name, filled) }, (_, at) => within(name, at))

const countAt = (name: string, filled: Filled): number =>
  Math.min(MOST, Math.max(0, Math.trunc(Number(filled[name])) || 0))

/** What a form describes. */
export const writtenIn = (form: Form, filled: Filled): Written => {
  const written = writtenAt(form, { name: '', isNeeded: true }, filled)
  return written ?? { value: {} }
}

type Where = Pick<FormField, 'name' | 'isNeeded'>

/** null: it is left out. */
function writtenAt(form: Form, where: Where, filled: Filled): Written | null {
  const { name, isNeeded } = where
  switch (form.kind) {
    case 'fixed':
      return { value: form.value }
    case 'none':
      return null
    case 'group':
      return together(
        form.fields.map((field) => {
          const place = { name: within(name, field.name), isNeeded: field.isNeeded }
          return [field.name, writtenAt(field.form, place, filled)] as const
        }),
      )
    case 'variants': {
      const { variant, at } = picked(form.variants, name, filled)
      return variant ? writtenAt(variant.form, { name, isNeeded: true }, filled) : { refused: at }
    }
    case 'list':
      if (!isNeeded && !filled[name]) return null
      return listed(itemNames(name, filled).map((item) => writtenAt(form.item, { name: item, isNeeded: true }, filled)))
    case 'record':
      if (!isNeeded && !filled[name]) return null
      return together(itemNames(name, filled).map((item) => keyed(form.item, item, filled)))
    default:
      return leafAt(form, { name, isNeeded }, filled[name] ?? '')
  }
}

function keyed(form: Form, name: string, filled: Filled): readonly [string, Written | null] {
  const key = filled[keyAt(name)] ?? ''
  return [key, key === '' ? { refused: keyAt(name) } : writtenAt(form, { name, isNeeded: true }, filled)]
}

const isRefused = (written: Written | null): written is { refused: string } => written !== null && 'refused' in written

function together(parts: readonly (readonly [string, Written | null])[]): Written {
  const refused = parts.map(([, written]) => written).find(isRefused)
  if (refused) return refused
  const values = parts.flatMap(([name, written]) => (written && 'value' in written ? [[name, written.value]] : []))
  return { value: Object.fromEntries(values) }
}

function listed(parts: readonly (Written | null)[]): Written {
  const refused = parts.find(isRefused)
  return refused ?? { value: parts.flatMap((part) => (part && 'value' in part ? [part.value] : [])) }
}

type LeafForm = Extract<Form, { schema: unknown }>
type LeafSchema = LeafForm['schema']

function leafAt(form: LeafForm, { name, isNeeded }: Where, text: string): Written | null {
  if (text === '' && !isNeeded) return null
  const value = typedIn(form, text)
  return value !== undefined && fits(form.schema, value) ? { value } : { refused: name }
}

/** What JSON's schemas say of a text or a number; of anything else they say nothing here. */
function fits(schema: LeafSchema, value: unknown): boolean {
  if (typeof value === 'string') return hasLength(schema, value) && hasPattern(schema, value)
  return typeof value !== 'number' || isInRange(schema, value)
}

const hasLength = ({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: LeafSchema, text: string) =>
  text.length >= minLength && text.length <= maxLength
const hasPattern = ({ pattern }: LeafSchema, text: string) =>
  pattern === undefined || new RegExp(pattern, 'u').test(text)

function isInRange(schema: LeafSchema, value: number): boolean {
  const { type, minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE } = schema
  const { exclusiveMinimum = Number.NEGATIVE_INFINITY, exclusiveMaximum = Number.POSITIVE_INFINITY } = schema
  const isKind = type === 'integer' ? Number.isInteger(value) : Number.isFinite(value)
  return isKind && value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum
}

/** undefined: it is none. */
function typedIn({ kind, choices }: LeafForm, text: string): unknown {
  if (kind === 'text') return text
  if (kind === 'choice') return choices.find((choice) => String(choice) === text)
  if (kind === 'number') return text.trim() === '' ? undefined : Number(text)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
