import type { SeedMetafield } from './catalogue.contract'
import { gid, shopifyNumber } from './ids'

const TARGETS: Record<string, string> = {
  product_reference: 'Product',
  variant_reference: 'ProductVariant',
  collection_reference: 'Collection',
}

/** A seed names what a metafield refers to by handle or sku; the wire carries ids. */
export function withIds(field: SeedMetafield): SeedMetafield {
  const isList = field.type.startsWith('list.')
  const type = TARGETS[field.type.replace(/^list\./, '')]
  if (!type) return field
  const idOf = (name: string) => (name.startsWith('gid://') ? name : gid(type, shopifyNumber(type, name)))
  return { ...field, value: isList ? JSON.stringify(namesIn(field).map(idOf)) : idOf(field.value) }
}

function namesIn({ namespace, key, value }: SeedMetafield): string[] {
  const names: unknown = JSON.parse(value)
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    throw new Error(`metafield ${namespace}.${key} must be a JSON list of names`)
  return names
}
