import { z } from 'zod'
import type { Locale } from '~/services/domain/locale'

const Wire = z.object({
  sys: z.object({ id: z.string(), contentType: z.object({ sys: z.object({ id: z.string() }) }) }),
  // none of the fields that were asked for has a value
  fields: z.record(z.string(), z.unknown()).default({}),
})

export type Fields = Record<string, unknown>
/** A resolved entry. Unresolvable links have been removed before. */
export type Entry = { id: string; type: string; fields: Fields }

/** The entry that a link field holds, or null where it holds none (or one that is not published). */
export function entryOf(value: unknown): Entry | null {
  const read = Wire.safeParse(value)
  if (!read.success) return null
  const { sys, fields } = read.data
  return { id: sys.id, type: sys.contentType.sys.id, fields }
}

export const entriesOf = (value: unknown): Entry[] =>
  Array.isArray(value) ? value.flatMap((item) => entryOf(item) ?? []) : []

/** '' where an editor wrote nothing. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
export const textOrNull = (value: unknown): string | null => textOf(value) || null
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
export const isTrue = (value: unknown): boolean => value === true

/** The texts of a JSON field, by key; anything that is no text is left out. */
export function keyValuesOf(value: unknown): Record<string, string> {
  const read = z.record(z.string(), z.unknown()).safeParse(value)
  if (!read.success) return {}
  return Object.fromEntries(
    Object.entries(read.data).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  )
}

export type Skipped = { reason: string; contentType: string; id: string }

/** For whom entries are mapped, and who is told about an entry that is not shown. */
export type Context = { locale: Locale; skip: (skipped: Skipped) => void }

type Listed = { candidate: unknown; entry: Entry; reason: string; context: Context }

/** One of a list: what cannot be shown is left out and told about, and the rest of the list stands. */
export function shown<S extends z.ZodType>(
  schema: S,
  { candidate, entry: { type, id }, reason, context }: Listed,
): z.infer<S>[] {
  const read = schema.safeParse(candidate)
  if (read.success) return [read.data]
  context.skip({ reason, contentType: type, id })
  return []
}
