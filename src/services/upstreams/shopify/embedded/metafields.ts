import type { SeedMetafield } from './catalogue.contract'
import { catalogueNode } from './catalogue-node'
import { type ConnectionArguments, connect } from './connection'
import { gid, shopifyNumber } from './ids'
import type { Scope } from './scope'

/** Fields without a namespace belong to the app that asks; the shop's own stand in "custom". */
const APP_NAMESPACE = 'app'

export type Identifier = { namespace?: string | null; key: string }
type Parent = { __typename: string; updatedAt: string; gid: string; view: unknown; scope: Scope }
type MetafieldView = { __typename: 'Metafield'; field: SeedMetafield; parent: Parent }

export function metafieldOf(fields: readonly SeedMetafield[], asked: Identifier, parent: Parent): MetafieldView | null {
  const namespace = asked.namespace ?? APP_NAMESPACE
  const field = fields.find((one) => one.namespace === namespace && one.key === asked.key)
  return field ? { __typename: 'Metafield', field, parent } : null
}

export const metafieldGid = ({ field, parent }: MetafieldView) =>
  gid('Metafield', shopifyNumber('Metafield', `${parent.gid}/${field.namespace}.${field.key}`))

const isList = ({ type }: SeedMetafield) => type.startsWith('list.')
const isReference = ({ type }: SeedMetafield) => type.endsWith('_reference')

function idsOf(field: SeedMetafield): string[] {
  if (!isReference(field)) return []
  if (!isList(field)) return [field.value]
  const listed: unknown = JSON.parse(field.value)
  return Array.isArray(listed) ? listed.filter((id) => typeof id === 'string') : []
}

export const metafieldResolvers = {
  Metafield: {
    id: metafieldGid,
    namespace: ({ field }: MetafieldView) => field.namespace,
    key: ({ field }: MetafieldView) => field.key,
    type: ({ field }: MetafieldView) => field.type,
    value: ({ field }: MetafieldView) => field.value,
    description: () => null,
    createdAt: ({ parent }: MetafieldView) => parent.updatedAt,
    updatedAt: ({ parent }: MetafieldView) => parent.updatedAt,
    parentResource: ({ parent }: MetafieldView) => parent.view,
    reference: ({ field, parent }: MetafieldView) => {
      const [id] = isList(field) ? [] : idsOf(field)
      return id === undefined ? null : catalogueNode(id, parent.scope)
    },
    references: ({ field, parent }: MetafieldView, args: ConnectionArguments) => {
      if (!isReference(field) || !isList(field)) return null
      const found = idsOf(field).flatMap((id) => {
        const node = catalogueNode(id, parent.scope)
        return node ? [{ id, node }] : []
      })
      return connect(found, args, ({ node }) => node)
    },
  },
}
