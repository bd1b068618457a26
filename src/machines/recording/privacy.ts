import { type ZodType, z } from 'zod'
import type { AnyNotes } from '../reading/notes'

type Schema = {
  personal?: boolean
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  const?: unknown
  enum?: unknown[]
  pattern?: string
  $ref?: string
}

/** What a schema says of a place in a value: whether it is personal, or not described at all. */
export type Privacy = {
  isPersonal: boolean
  isDescribed: boolean
  at: (key: string) => Privacy
  item: () => Privacy
  /** The same for a value: of alternatives that differ by a word only those that it can be. */
  of: (value: unknown) => Privacy
  /** Whether a text is one that was described: another one may be anything. */
  allows: (value: unknown) => boolean
  /** copies of what has been redacted already; contexts share most of their parts with the one before */
  copies: WeakMap<object, unknown>
}

/** Everything that `.meta({ personal: true })` says of a machine, by its notes. */
export type MachinePrivacy = { input: Privacy; context: Privacy; event: (type: string) => Privacy | null }

export function privacyOf({ schemas }: AnyNotes): MachinePrivacy {
  const events = new Map(Object.entries(schemas.events).map(([type, schema]) => [type, ofSchema(schema)]))
  return {
    input: ofSchema(schemas.input),
    context: ofSchema(schemas.context),
    event: (type) => events.get(type) ?? null,
  }
}

function ofSchema(schema: ZodType): Privacy {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  // zod types a schema that JSON describes more loosely than it is
  const schemaOf = root as Schema
  return ofAll([schemaOf], schemaOf)
}

const ofAll = (schemas: readonly Schema[], root: Schema): Privacy =>
  ofAlternatives(
    schemas.flatMap((schema) => alternatives(schema, root)),
    root,
  )

/** Of several schemas that a value may have the strictest is meant. */
function ofAlternatives(all: readonly Schema[], root: Schema): Privacy {
  const places = new Map<string, Privacy>()
  const lazily = (key: string, find: () => Privacy) => {
    const known = places.get(key) ?? find()
    places.set(key, known)
    return known
  }
  const privacy: Privacy = {
    isPersonal: all.some(({ personal }) => personal),
    isDescribed: all.some((schema) => Object.keys(schema).some((name) => name !== '$schema')),
    at: (key) =>
      lazily(`.${key}`, () =>
        ofAll(
          all.flatMap((schema) => propertyOf(schema, key)),
          root,
        ),
      ),
    item: () => lazily('[]', () => ofAll(all.flatMap(itemsOf), root)),
    of: (value) => {
      const fitting = all.filter((schema) => canBe(schema, value))
      // what is none of them is judged by all of them
      if (fitting.length === all.length || !fitting.some(({ properties }) => properties)) return privacy
      return lazily(`?${fitting.map((schema) => all.indexOf(schema))}`, () => ofAlternatives(fitting, root))
    },
    allows: (value) => typeof value !== 'string' || isAllowed(all, value),
    copies: new WeakMap(),
  }
  return privacy
}

function alternatives(schema: Schema, root: Schema): Schema[] {
  const { anyOf = [], oneOf = [], allOf = [], $ref } = schema
  const meant = $ref ? [referenced($ref, root)] : []
  const inner = [...anyOf, ...oneOf, ...allOf, ...meant].flatMap((each) => alternatives(each, root))
  return [schema, ...inner.map((each) => (schema.personal ? { ...each, personal: true } : each))]
}

const referenced = ($ref: string, root: Schema): Schema =>
  $ref
    .split('/')
    .slice(1)
    .reduce<Schema>((at, key) => Object(at)[key] ?? {}, root)

function propertyOf({ properties, additionalProperties }: Schema, key: string): Schema[] {
  if (properties && Object.hasOwn(properties, key)) return [properties[key] ?? {}]
  return typeof additionalProperties === 'object' ? [additionalProperties] : []
}

const itemsOf = ({ items, prefixItems = [] }: Schema): Schema[] => [...(items ? [items] : []), ...prefixItems]

/** No word that the schema asks for is another one in the value. */
const canBe = ({ properties = {} }: Schema, value: unknown): boolean =>
  Object.entries(properties).every(([key, schema]) => {
    const words = wordsOf(schema)
    const word: unknown = Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined
    return words === null || word === undefined || words.includes(word)
  })

const wordsOf = (schema: Schema): unknown[] | null => schema.enum ?? ('const' in schema ? [schema.const] : null)

/** Where words or a pattern are asked for, that is all that may stand there. */
function isAllowed(all: readonly Schema[], text: string): boolean {
  const limits = all.filter((schema) => [schema.type].flat().includes('string') || wordsOf(schema) !== null)
  return limits.length === 0 || limits.some((schema) => hasWord(schema, text) && hasPattern(schema, text))
}

const hasWord = (schema: Schema, text: string) => wordsOf(schema)?.includes(text) ?? true
const hasPattern = ({ pattern }: Schema, text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text)
