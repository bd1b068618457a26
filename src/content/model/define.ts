/*
 * The content model as data: what an editor sees in Contentful. Nothing here runs in a page; the export is built from
 * it, and tests check the seed against it.
 */

export type Validation =
  | { unique: true }
  | { in: readonly string[] }
  | { range: { min?: number; max?: number } }
  | { size: { min?: number; max?: number } }
  | { regexp: { pattern: string; flags: string | null }; message?: string }
  | { linkContentType: readonly string[] }
  | { linkMimetypeGroup: readonly string[] }
  | { enabledNodeTypes: readonly string[] }
  | { enabledMarks: readonly string[] }

type Items =
  | { type: 'Symbol'; validations: Validation[] }
  | { type: 'Link'; linkType: 'Entry' | 'Asset'; validations: Validation[] }

type FieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Boolean'
  | 'Date'
  | 'Object'
  | 'Link'
  | 'Array'

export type Field = {
  id: string
  name: string
  type: FieldType
  localized: boolean
  required: boolean
  validations: Validation[]
  linkType?: 'Entry' | 'Asset'
  items?: Items
  /** shown below the field in the editor */
  help: string
  /** the editor's widget; by type where it is absent */
  widget?: string
}

export type ContentType = { id: string; name: string; description: string; displayField: string; fields: Field[] }

type Options = {
  help?: string
  required?: boolean
  /** the same in every language */
  shared?: boolean
  max?: number
  in?: readonly string[]
  unique?: boolean
  pattern?: string
}

type Made = Pick<Field, 'type'> & Partial<Field>

function field([id, name]: [string, string], { help = '', required = false }: Options, made: Made): Field {
  return { id, name, localized: false, required, validations: [], help, ...made }
}

function textRules({ max, in: allowed, unique, pattern }: Options): Validation[] {
  return [
    ...(unique ? [{ unique: true } as const] : []),
    ...(max === undefined ? [] : [{ size: { max } }]),
    ...(allowed ? [{ in: allowed }] : []),
    ...(pattern ? [{ regexp: { pattern, flags: null } }] : []),
  ]
}

/** A line of text, translated unless `shared`. */
export const line = (id: string, name: string, options: Options = {}) =>
  field([id, name], options, {
    type: 'Symbol',
    localized: !options.shared,
    validations: textRules(options),
    ...(options.in && { widget: 'dropdown' }),
  })

/** Paragraphs, translated. */
export const prose = (id: string, name: string, options: Options = {}) =>
  field([id, name], options, {
    type: 'Text',
    localized: true,
    validations: textRules(options),
    widget: 'multipleLine',
  })

const NODES = [
  'heading-2',
  'heading-3',
  'ordered-list',
  'unordered-list',
  'blockquote',
  'hr',
  'hyperlink',
  'entry-hyperlink',
] as const

export const richText = (id: string, name: string, options: Options = {}) =>
  field([id, name], options, {
    type: 'RichText',
    localized: true,
    validations: [{ enabledNodeTypes: NODES }, { enabledMarks: ['bold', 'italic'] }],
  })

export const flag = (id: string, name: string, help = '') => field([id, name], { help }, { type: 'Boolean' })

export const day = (id: string, name: string, options: Options = {}) => field([id, name], options, { type: 'Date' })

export const whole = (id: string, name: string, options: Options & { min: number; max: number }) =>
  field([id, name], options, {
    type: 'Integer',
    validations: [{ range: { min: options.min, max: options.max } }],
  })

export const decimal = (id: string, name: string, options: Options & { min: number; max: number }) =>
  field([id, name], options, { type: 'Number', validations: [{ range: { min: options.min, max: options.max } }] })

export const json = (id: string, name: string, options: Options = {}) =>
  field([id, name], options, { type: 'Object', localized: !options.shared })

/** Several lines of text, translated unless `shared`. */
export const lines = (id: string, name: string, options: Options = {}) =>
  field([id, name], options, {
    type: 'Array',
    localized: !options.shared,
    items: { type: 'Symbol', validations: textRules({ in: options.in, pattern: options.pattern }) },
  })

export const picture = (id: string, name: string, options: Options = {}) =>
  field([id, name], options, {
    type: 'Link',
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['image'] }],
  })

export const media = (id: string, name: string, options: Options = {}) =>
  field([id, name], options, {
    type: 'Array',
    items: { type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: ['image', 'video'] }] },
  })

/** One entry of the named types; any entry where none is named. */
export const one = (id: string, name: string, types: readonly string[], options: Options = {}) =>
  field([id, name], options, {
    type: 'Link',
    linkType: 'Entry',
    validations: types.length > 0 ? [{ linkContentType: types }] : [],
  })

/** Several entries, in the order an editor gives them. */
export const many = (id: string, name: string, types: readonly string[], options: Options = {}) =>
  field([id, name], options, {
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: types.length > 0 ? [{ linkContentType: types }] : [] },
    validations: options.max === undefined ? [] : [{ size: { max: options.max } }],
  })

/** What an editor finds entries by. Never shown to visitors. */
export const entryName = field(
  ['entryName', 'Entry name'],
  { required: true, help: 'Only for you: how this entry is called in lists and searches.' },
  { type: 'Symbol' },
)

export const contentType = (id: string, name: string, description: string, fields: Field[]): ContentType => ({
  id,
  name,
  description,
  displayField: fields.some((candidate) => candidate.id === 'entryName') ? 'entryName' : (fields[0]?.id ?? ''),
  fields,
})
