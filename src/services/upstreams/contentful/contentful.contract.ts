import { z } from 'zod'

/*
 * What every answer of Contentful is wrapped in. What the entries say is read by the flow that asks for them.
 */

/** A failure says so itself; `id` is one of Contentful's error ids. @see https://www.contentful.com/developers/docs/references/errors/ */
export const WireFailure = z.object({ sys: z.object({ type: z.literal('Error'), id: z.string() }) })

const TYPE_OF = {
  entries: 'Entry',
  assets: 'Asset',
  content_types: 'ContentType',
  locales: 'Locale',
  tags: 'Tag',
} as const
const isListed = (name: string): name is keyof typeof TYPE_OF => Object.hasOwn(TYPE_OF, name)

const RESOURCE = /\/(entries|assets|content_types|locales|tags|sync)(\/[^/]+)?\/?$/

/** The form of a success, by the address that was asked: a list, one resource, a page of changes, or the space itself. */
export function wireAnswerOf({ pathname, searchParams }: URL): z.ZodType {
  const [, name = '', id] = RESOURCE.exec(pathname) ?? []
  if (name === 'sync') return Changes
  if (!isListed(name)) return anyResource('Space')
  const type = TYPE_OF[name]
  const resource = type === 'Entry' ? entryOf(searchParams.get('content_type')) : anyResource(type)
  if (id !== undefined) return resource
  return listOf(isWhole(searchParams.get('select')) ? resource : z.looseObject({}))
}

const anyResource = (type: string) => z.looseObject({ sys: z.looseObject({ type: z.literal(type), id: z.string() }) })

/** `contentType` null: entries of any type were asked for. An entry without a single value has `fields: {}`. */
const entryOf = (contentType: string | null) =>
  z.looseObject({
    sys: z.looseObject({
      type: z.literal('Entry'),
      id: z.string(),
      contentType: z.looseObject({
        sys: z.looseObject({ id: contentType === null ? z.string() : z.literal(contentType) }),
      }),
    }),
    fields: z.record(z.string(), z.unknown()).optional(),
  })

const count = z.number().int().nonnegative()
const LinkedEntry = entryOf(null)
const LinkedAsset = anyResource('Asset')

/** An empty list is empty because nothing was found, and says so: `total` counts all that was found. */
const listOf = <S extends z.ZodType>(resource: S) =>
  z
    .looseObject({
      sys: z.looseObject({ type: z.literal('Array') }),
      total: count,
      skip: count,
      limit: count,
      items: z.array(resource),
      includes: z
        .looseObject({ Entry: z.array(LinkedEntry).optional(), Asset: z.array(LinkedAsset).optional() })
        .optional(),
    })
    .refine(({ items, total, skip, limit }) => items.length > 0 || limit === 0 || total <= skip, {
      error: 'an empty page of a list that is not empty',
    })

/** @see https://www.contentful.com/developers/docs/references/content-delivery-api/#/reference/synchronization */
const Changes = z.looseObject({ sys: z.looseObject({ type: z.literal('Array') }), items: z.array(z.looseObject({})) })

/** Who selects only some fields is not told what they belong to, unless `sys` is among them. */
const isWhole = (select: string | null) => select === null || select.split(',').includes('sys')
