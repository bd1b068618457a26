import { CONTENT_TYPES } from '~/content/model/content-types'
import type { Field, Validation } from '~/content/model/define'
import type { SeedFile } from './content'

type Problem = string
type Target = { linkType: string; id: string }

/** What an editor interface would refuse in a seed: unknown and missing fields, wrong values, broken rules. */
export function problemsOf(seed: SeedFile): Problem[] {
  const typeOf = new Map(seed.entries.map((entry) => [entry.sys.id, contentTypeIn(entry.sys.contentType)]))
  return seed.entries.flatMap(({ sys, fields }) => {
    const model = CONTENT_TYPES.find(({ id }) => id === typeOf.get(sys.id))
    if (!model) return [`${sys.id}: no such content type`]
    const unknown = Object.keys(fields).filter((id) => !model.fields.some((field) => field.id === id))
    const at = (problem: string) => `${sys.id}.${problem}`
    return [
      ...unknown.map((id) => at(`${id}: no such field`)),
      ...model.fields.flatMap((field) => fieldProblems(field, fields[field.id], typeOf).map(at)),
    ]
  })
}

const contentTypeIn = (link: unknown) => targetOf(link)?.id ?? null
const LANGUAGES = ['de', 'en-GB', 'es', 'fr', 'nl']

function fieldProblems(
  field: Field,
  values: Record<string, unknown> | undefined,
  typeOf: Map<string, string | null>,
): Problem[] {
  if (!values) return field.required ? [`${field.id}: required`] : []
  const locales = Object.keys(values).sort()
  const expected = field.localized ? LANGUAGES : ['en-GB']
  const wrong = locales.join() === expected.join() ? [] : [`${field.id}: has ${locales.join(', ')}`]
  return [
    ...wrong,
    ...Object.entries(values).flatMap(([locale, value]) =>
      valueProblems(field, value, typeOf).map((problem) => `${field.id} (${locale}): ${problem}`),
    ),
  ]
}

function valueProblems(field: Field, value: unknown, typeOf: Map<string, string | null>): Problem[] {
  if (!hasType(field, value)) return [`is no ${field.type}`]
  if (field.required && value === '') return ['empty']
  const items = field.type === 'Array' && Array.isArray(value) ? value : []
  return [
    ...field.validations.flatMap((rule) => ruleProblems(rule, value, typeOf)),
    ...items.flatMap((item) => (field.items?.validations ?? []).flatMap((rule) => ruleProblems(rule, item, typeOf))),
  ]
}

function hasType({ type, linkType, items }: Field, value: unknown): boolean {
  if (type === 'Array')
    return (
      Array.isArray(value) &&
      value.every((item) => (items?.type === 'Symbol' ? isText(item) : isLinkTo(item, items?.linkType)))
    )
  if (type === 'Link') return isLinkTo(value, linkType)
  if (type === 'Symbol') return isText(value) && value.length <= 256
  if (type === 'Text') return isText(value)
  if (type === 'Boolean') return typeof value === 'boolean'
  if (type === 'Integer') return Number.isInteger(value)
  if (type === 'Number') return typeof value === 'number'
  return typeof value === 'object' && value !== null
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isLinkTo = (value: unknown, linkType: string | undefined) => targetOf(value)?.linkType === linkType

export function targetOf(value: unknown): Target | null {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return null
  const { sys } = value
  if (typeof sys !== 'object' || sys === null || !('linkType' in sys) || !('id' in sys)) return null
  return { linkType: String(sys.linkType), id: String(sys.id) }
}

function ruleProblems(rule: Validation, value: unknown, typeOf: Map<string, string | null>): Problem[] {
  if ('in' in rule) return rule.in.includes(String(value)) ? [] : [`${value} is not one of ${rule.in.join(', ')}`]
  if ('regexp' in rule)
    return new RegExp(rule.regexp.pattern).test(String(value)) ? [] : [`${value} does not match ${rule.regexp.pattern}`]
  if ('size' in rule) {
    const size = isText(value) || Array.isArray(value) ? value.length : 0
    return size <= (rule.size.max ?? Number.POSITIVE_INFINITY) ? [] : [`${size} is longer than ${rule.size.max}`]
  }
  if ('range' in rule) {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = rule.range
    return Number(value) >= min && Number(value) <= max ? [] : [`${value} is out of range`]
  }
  if ('linkContentType' in rule) {
    const type = typeOf.get(targetOf(value)?.id ?? '')
    return type && rule.linkContentType.includes(type) ? [] : [`links to ${type}`]
  }
  return []
}

/** Every link in a value, rich text included. */
export function linksIn(value: unknown): Target[] {
  const target = targetOf(value)
  if (target) return [target]
  if (Array.isArray(value)) return value.flatMap(linksIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : []
}
