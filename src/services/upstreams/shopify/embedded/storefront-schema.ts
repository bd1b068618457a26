import { addResolversToSchema } from '@graphql-tools/schema'
import { buildClientSchema, extendSchema, GraphQLError, type GraphQLSchema, type IntrospectionQuery } from 'graphql'
import { jsonOfBuild } from '~/services/platform/process/own-build.server'
import { cartMutations, cartRoots } from './cart.resolvers'
import { catalogueRoots } from './catalogue.resolvers'
import { collectionResolvers } from './collection.resolvers'
import { CONSENT_SCHEMA, consentRoots } from './consent'
import { imageResolvers } from './images'
import { localizationRoots } from './localization'
import { menuRoots } from './menus'
import { metafieldResolvers } from './metafields'
import { nodeRoots } from './node.resolvers'
import { pageRoots } from './pages'
import { productResolvers } from './product.resolvers'
import { predictiveSearch, search } from './search.resolvers'
import { shopRoots } from './shop.resolvers'
import { variantResolvers } from './variant.resolvers'

const QueryRoot = {
  ...catalogueRoots,
  ...cartRoots,
  ...consentRoots,
  ...localizationRoots,
  ...menuRoots,
  ...nodeRoots,
  ...pageRoots,
  ...shopRoots,
  search,
  predictiveSearch,
}

const OBJECTS = {
  ...productResolvers,
  ...variantResolvers,
  ...collectionResolvers,
  ...imageResolvers,
  ...metafieldResolvers,
}

let building: Promise<GraphQLSchema> | null = null

/** Shopify's own schema with our answers, built once: it takes a tenth of a second and is the same for every handler. */
export function storefrontSchema(): Promise<GraphQLSchema> {
  building ??= build()
  return building
}

async function build(): Promise<GraphQLSchema> {
  const json = await jsonOfBuild('storefront.schema.json', { source: 'node_modules/@shopify/hydrogen-react' })
  // what Shopify publishes is an introspection result
  const introspection = json as { data?: IntrospectionQuery } & IntrospectionQuery
  const published = buildClientSchema(introspection.data ?? introspection)
  const schema = extendSchema(published, CONSENT_SCHEMA, { assumeValidSDL: true })
  const Mutation = cartMutations
  return addResolversToSchema({
    schema,
    resolvers: {
      ...OBJECTS,
      QueryRoot: { ...deniedIn(schema.getQueryType(), QueryRoot), ...QueryRoot },
      Mutation: { ...deniedIn(schema.getMutationType(), Mutation), ...Mutation },
    },
  })
}

/** What the shop's access does not cover (customers, payments, checkouts elsewhere) is refused as Shopify refuses it. */
function deniedIn(type: ReturnType<GraphQLSchema['getQueryType']>, answered: object) {
  const names = Object.keys(type?.getFields() ?? {}).filter((name) => !Object.hasOwn(answered, name))
  return Object.fromEntries(names.map((name) => [name, () => Promise.reject(denied(name))]))
}

const denied = (field: string) =>
  new GraphQLError(`Access denied for ${field} field.`, { extensions: { code: 'ACCESS_DENIED' } })
