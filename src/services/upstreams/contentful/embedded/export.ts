import { z } from 'zod'
import type { Json } from './documents'

/** The file is JSON by construction, and walking every rich text node again would cost more than the inserts. */
const AnyJson = z.custom<Json>((value) => value !== undefined)

const Instant = z.string().transform((text) => new Date(text).toISOString())

const Sys = z.looseObject({
  id: z.string().regex(/^[A-Za-z0-9._-]{1,64}$/),
  createdAt: Instant.optional(),
  updatedAt: Instant.optional(),
  firstPublishedAt: Instant.optional(),
  publishedAt: Instant.optional(),
  archivedAt: Instant.optional(),
  version: z.number().int().positive().optional(),
  publishedVersion: z.number().int().positive().optional(),
  publishedCounter: z.number().int().nonnegative().optional(),
  contentType: z.object({ sys: z.looseObject({ id: z.string() }) }).optional(),
})

const Resource = z.looseObject({
  sys: Sys,
  metadata: z.record(z.string(), AnyJson).optional(),
  fields: z.record(z.string(), z.record(z.string(), AnyJson)).default({}),
})
export type ExportedResource = z.infer<typeof Resource>

export const ContentType = z.looseObject({
  sys: z.looseObject({ id: z.string() }),
  fields: z.array(
    z.looseObject({
      id: z.string(),
      type: z.string(),
      localized: z.boolean().optional(),
      omitted: z.boolean().optional(),
      required: z.boolean().optional(),
    }),
  ),
})

export const Locale = z.looseObject({
  code: z.string(),
  name: z.string(),
  default: z.boolean(),
  fallbackCode: z.string().nullable().default(null),
})

const EditorInterface = z.looseObject({ sys: z.looseObject({}) })

export const Tag = z.looseObject({ sys: z.looseObject({ id: z.string() }) })
export type Tag = z.infer<typeof Tag>

/**
 * What `contentful-export` writes and `contentful-import` reads. The export holds the current version of each entry;
 * one with a `publishedVersion` is taken as published in that version.
 * @see https://github.com/contentful/contentful-export#exported-data-structure
 */
export const ContentfulExport = z.looseObject({
  contentTypes: z.array(ContentType),
  entries: z.array(Resource),
  assets: z.array(Resource),
  /** ours alone: entries as editors see them, whose published words are in `entries` */
  drafts: z.array(Resource).default([]),
  locales: z.array(Locale).min(1),
  tags: z.array(Tag).default([]),
  editorInterfaces: z.array(EditorInterface).default([]),
})
export type ContentfulExport = z.infer<typeof ContentfulExport>
