import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { registry } from '~/machines/reading/registry'
import { type FieldRow, type Filled, rowsOfForm, writtenIn } from '~/machines/recording/event-draft'
import { type Form, formOf } from '~/machines/recording/event-form'

/** Parts that are typed as JSON, and why. */
const AS_JSON: Record<string, string> = {
  'inspector PAGE page': 'what a page tells of itself has no schema there, and an inspector is not inspected',
  'inspector LINES lines.0': 'the same',
}
/** What fits a schema that asks for more than a text. */
const SAMPLES = [
  'a',
  '2026-11-25',
  'kit-the-looker',
  'canary@example.org',
  '00000000-0000-4000-8000-000000000000',
  '/a',
]

const events = (
  await Promise.all(
    registry.map(async ({ id, notes }) =>
      Object.entries((await notes())?.schemas.events ?? {}).map(([type, schema]) => ({ id, type, schema })),
    ),
  )
).flat()

type Json = {
  properties?: Record<string, Json>
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
  const?: unknown
  additionalProperties?: Json | boolean
  propertyNames?: { enum?: string[] }
}

/** The ways to everything in a schema that has a value of its own. */
function waysIn(schema: Json, way: readonly string[] = []): string[] {
  const { properties, items, additionalProperties, propertyNames } = schema
  const several = schema.anyOf ?? schema.oneOf
  if (several) return several.flatMap((one) => waysIn(one, way))
  if (items) return [way.join('.'), ...waysIn(items, [...way, '0'])]
  if (propertyNames?.enum)
    return propertyNames.enum.flatMap((name) => waysIn(Object(additionalProperties), [...way, name]))
  if (propertyNames && typeof additionalProperties === 'object')
    return [way.join('.'), [...way, '0', 'key'].join('.'), ...waysIn(additionalProperties, [...way, '0'])]
  if (properties) return Object.entries(properties).flatMap(([name, part]) => waysIn(part, [...way, name]))
  return schema.const !== undefined || Object(schema).type === 'null' ? [] : [way.join('.')]
}

/** The form filled in with each variant once, and with lists of one thing each. */
function fillings(form: Form, filled: Filled = {}, known = new Set<string>()): Filled[] {
  const open = rowsOfForm(form, filled).find(({ name }) => !(name in filled))
  if (!open) return [filled]
  const values = open.kind === 'variant' ? open.choices : [valueFor(form, open, filled)]
  return values.flatMap((value) => fillings(form, { ...filled, [open.name]: value }, known))
}

function valueFor(form: Form, row: FieldRow, filled: Filled): string {
  if (row.kind === 'count') return '1'
  if (row.kind === 'json') return '{}'
  if (row.kind === 'choice') return row.choices[0] ?? ''
  const tried = row.kind === 'number' ? ['3', '0.25', '25'] : SAMPLES
  const isTaken = (value: string) => {
    const written = writtenIn(form, { ...filled, [row.name]: value })
    return !('refused' in written) || written.refused !== row.name
  }
  return tried.find(isTaken) ?? ''
}

describe.each(events.map((event) => [`${event.id} ${event.type}`, event] as const))('%s', (name, { type, schema }) => {
  const form = formOf(schema)
  const filled = fillings(form)
  const rows = new Map(filled.flatMap((one) => rowsOfForm(form, one).map((row) => [row.name, row] as const)))
  const json: Json = Object(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

  test('has a field for each part of its schema', () => {
    const missing = waysIn(json).filter((way) => way !== 'type' && !rows.has(way))
    expect(missing).toEqual([])
    const asJson = [...rows.values()].filter(({ kind }) => kind === 'json').map((row) => `${name} ${row.name}`)
    expect(asJson.filter((way) => !(way in AS_JSON))).toEqual([])
  })

  test('is made of its fields as its schema asks', () => {
    for (const one of filled) {
      const written = writtenIn(form, one)
      expect(written).toHaveProperty('value')
      const event = Object.assign({ type }, 'value' in written ? written.value : {})
      expect([event, schema.safeParse(event).error?.message]).toEqual([event, undefined])
    }
  })

  test('is refused by the name of a field that is no number, no word that is asked for, or empty', () => {
    for (const one of filled)
      for (const row of rowsOfForm(form, one)) {
        const wrong = WRONG[row.kind]
        if (wrong !== undefined) expect(writtenIn(form, { ...one, [row.name]: wrong })).toEqual({ refused: row.name })
        const without = writtenIn(form, { ...one, [row.name]: '' })
        const event = 'value' in without ? Object.assign({ type }, without.value) : null
        if (event) expect(schema.safeParse(event).success).toBe(true)
      }
  })
})

const WRONG: Partial<Record<FieldRow['kind'], string>> = { number: 'much', choice: 'no such word', json: '[' }

test('what is listed is typed as JSON', () => {
  for (const way of Object.keys(AS_JSON)) {
    const [id, type, part = ''] = way.split(' ')
    const event = events.find((each) => each.id === id && each.type === type)
    const rows = event ? fillings(formOf(event.schema)).flatMap((one) => rowsOfForm(formOf(event.schema), one)) : []
    expect(rows.find(({ name }) => name === part)?.kind).toBe('json')
  }
})

test('a field that may be left out is left out where it is empty, and a list is as long as is said', () => {
  const schema = z.strictObject({
    ...{ type: z.literal('SAY'), words: z.array(z.string()), loud: z.boolean().optional() },
    by: z.strictObject({ name: z.string().min(1) }).optional(),
    names: z.record(z.string(), z.number().int()).optional(),
  })
  const form = formOf(schema)
  expect(writtenIn(form, {})).toEqual({ value: { words: [] } })
  const filled = { words: '2', 'words.0': 'a', loud: 'true', 'by.variant': 'given', 'by.name': 'me', names: '1' }
  expect(rowsOfForm(form, filled).map(({ name, depth }) => [name, depth])).toEqual([
    ...[
      ['words', 0],
      ['words.0', 1],
      ['words.1', 1],
      ['loud', 0],
      ['by.variant', 0],
      ['by.name', 1],
    ],
    ...[
      ['names', 0],
      ['names.0.key', 1],
      ['names.0', 1],
    ],
  ])
  expect(writtenIn(form, { ...filled, 'names.0': '3' })).toEqual({ refused: 'names.0.key' })
  expect(writtenIn(form, { ...filled, 'names.0.key': 'x', 'names.0': '3.5' })).toEqual({ refused: 'names.0' })
  expect(writtenIn(form, { ...filled, 'names.0.key': 'x', 'names.0': '3' })).toEqual({
    value: { words: ['a', ''], loud: true, by: { name: 'me' }, names: { x: 3 } },
  })
  expect(writtenIn(form, { ...filled, 'by.name': '' })).toEqual({ refused: 'by.name' })
  expect(rowsOfForm(form, { words: '900' }).filter(({ name }) => name.startsWith('words.'))).toHaveLength(20)
})

test('a text is as long as is asked for, a number within its limits, and both as they are asked for', () => {
  const schema = z.strictObject({
    ...{ type: z.literal('SAY'), word: z.string().min(2).max(3), by: z.string().regex(/^a/) },
    ...{ many: z.number().int().min(1).max(2), part: z.number().gt(0).lt(1) },
  })
  const filled = { word: 'abc', by: 'ab', many: '2', part: '0.5' }
  expect(writtenIn(formOf(schema), filled)).toEqual({ value: { word: 'abc', by: 'ab', many: 2, part: 0.5 } })
  const wrong = { word: ['a', 'abcd'], by: ['b'], many: ['0', '3', '1.5', '', 'Infinity'], part: ['0', '1'] }
  for (const [name, values] of Object.entries(wrong))
    for (const value of values)
      expect(writtenIn(formOf(schema), { ...filled, [name]: value })).toEqual({ refused: name })
})
