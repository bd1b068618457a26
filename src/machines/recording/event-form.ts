import { z } from 'zod'

export type LeafKind = 'text' | 'number' | 'choice' | 'json'
/** `schema`: as JSON describes it, which what is typed has to fit. */
type Leaf = { kind: LeafKind; choices: Constant[]; schema: Schema }
/** How a value is typed in, as plain data. `fixed`: it is always the same. `none`: it is left out. */
export type Form =
  | Leaf
  | { kind: 'fixed'; value: Constant }
  | { kind: 'none' }
  | { kind: 'group'; fields: FormField[] }
  /** one of several, each by its name */
  | { kind: 'variants'; variants: Variant[] }
  | { kind: 'list'; item: Form }
  /** parts whose names are typed in, too */
  | { kind: 'record'; item: Form }
export type FormField = { name: string; form: Form; isNeeded: boolean }
type Variant = { name: string; form: Form }
type Constant = string | number | boolean | null

type Schema = {
  type?: string | string[]
  const?: Constant
  enum?: Constant[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: { enum?: string[] }
  items?: Schema
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** The name of the variant in which something that may be left out is. */
const LEFT_OUT = 'left out'

/** A form for what an event carries beside its type, by the schema of its notes. */
export function formOf(schema: z.ZodType): Form {
  // zod types a schema that JSON describes more loosely than it is
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return ofSchema(withoutType(root))
}

/** An event's type is picked before its form is there. */
function withoutType({ properties, anyOf, ...schema }: Schema): Schema {
  const { type: _, ...rest } = properties ?? {}
  return { ...schema, ...(properties ? { properties: rest } : {}), ...(anyOf ? { anyOf: anyOf.map(withoutType) } : {}) }
}

function ofSchema(schema: Schema): Form {
  const { type, items, properties, additionalProperties, propertyNames } = schema
  const several = schema.anyOf ?? schema.oneOf ?? typesOf(schema)
  if (several) return { kind: 'variants', variants: several.map(variantOf) }
  if (schema.const !== undefined) return { kind: 'fixed', value: schema.const }
  if (type === 'null') return { kind: 'fixed', value: null }
  if (schema.enum) return leaf('choice', schema, schema.enum)
  if (type === 'boolean') return leaf('choice', schema, [true, false])
  if (type === 'integer' || type === 'number') return leaf('number', schema)
  if (type === 'string') return leaf('text', schema)
  if (type === 'array' && items) return { kind: 'list', item: ofSchema(items) }
  if (propertyNames && typeof additionalProperties === 'object') {
    const { enum: names } = propertyNames
    if (!names) return { kind: 'record', item: ofSchema(additionalProperties) }
    return groupOf({ ...schema, properties: Object.fromEntries(names.map((name) => [name, additionalProperties])) })
  }
  return type === 'object' && properties ? groupOf(schema) : leaf('json', schema)
}

const leaf = (kind: LeafKind, schema: Schema, choices: Constant[] = []): Form => ({ kind, choices, schema })

/** A text or nothing is written as a list of types. */
const typesOf = ({ type, ...schema }: Schema): Schema[] | null =>
  Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : null

const groupOf = ({ properties = {}, required = [] }: Schema): Form => ({
  kind: 'group',
  fields: Object.entries(properties).map(([name, schema]) => {
    const isNeeded = required.includes(name)
    return { name, form: isNeeded ? ofSchema(schema) : orNone(ofSchema(schema)), isNeeded }
  }),
})

/** A field may be left empty; what has parts says whether it is there. */
function orNone(form: Form): Form {
  const none: Variant = { name: LEFT_OUT, form: { kind: 'none' } }
  if (form.kind === 'variants') return { kind: 'variants', variants: [none, ...form.variants] }
  if (form.kind !== 'group' && form.kind !== 'fixed') return form
  return { kind: 'variants', variants: [none, { name: 'given', form }] }
}

const variantOf = (schema: Schema, at: number): Variant => ({ name: nameOf(schema, at), form: ofSchema(schema) })

/** By the words that tell it from the others, else by what it is. */
function nameOf({ properties = {}, type, ...schema }: Schema, at: number): string {
  const parts = Object.entries(properties)
  const words = parts.flatMap(([name, part]) => (part.const === undefined ? [] : [`${name}: ${part.const}`]))
  const several = parts.flatMap(([name, part]) => (part.enum ? [`${name}: ${part.enum.join(' or ')}`] : []))
  const said = words.length > 0 ? words : several
  if (said.length > 0) return said.join(', ')
  if (schema.const !== undefined) return String(schema.const)
  if (schema.enum) return schema.enum.join(' or ')
  const name = type === 'string' ? 'text' : String(type ?? `way ${at + 1}`)
  return parts.length > 0 ? `${name} with ${parts.map(([part]) => part).join(', ')}` : name
}
