import { catalogueNode } from './catalogue-node'
import { badRequest } from './connection'
import { parseGid } from './ids'
import { imageView, mediaGid, mediaView } from './images'
import { menuView } from './menus'
import { metafieldGid, metafieldOf } from './metafields'
import { pageViews } from './pages'
import { policyViews } from './policies'
import { optionGid, optionValueViews, optionViews, parentOf } from './product.resolvers'
import type { Call, ProductView, Scope } from './scope'
import { redirectViews, shopView } from './shop.resolvers'

/** How many ids one question may carry. @see https://shopify.dev/docs/api/storefront/latest/queries/nodes */
const MAX_IDS = 250

type Listed = { id: string; view: object }

/** Looked through, not shown: so not counted either. */
const productsOf = (scope: Scope): ProductView[] =>
  scope.catalogue.products.map((product) => ({ __typename: 'Product', product, scope }))
const menusOf = (scope: Scope) => scope.catalogue.shop.menus.flatMap(({ handle }) => menuView(handle, scope) ?? [])
const themselves = <V extends { id: string }>(views: readonly V[]): Listed[] =>
  views.map((view) => ({ id: view.id, view }))

/** Things that no map knows by id: asked for so rarely that looking through them all is soon enough. */
const LISTS: Record<string, (scope: Scope) => Listed[]> = {
  Shop: (scope) => themselves([shopView(scope)]),
  Page: (scope) => themselves(pageViews(scope)),
  ShopPolicy: (scope) => themselves(policyViews(scope)),
  UrlRedirect: (scope) => themselves(redirectViews(scope)),
  Menu: (scope) => themselves(menusOf(scope)),
  MenuItem: (scope) => themselves(menusOf(scope).flatMap(({ items }) => items)),
  ProductOption: (scope) =>
    productsOf(scope)
      .flatMap(optionViews)
      .map((view) => ({ id: optionGid(view), view })),
  ProductOptionValue: (scope) => themselves(productsOf(scope).flatMap(optionViews).flatMap(optionValueViews)),
  MediaImage: (scope) =>
    scope.catalogue.products
      .flatMap(({ handle, document }) => document.images.map((name) => mediaView(imageView(name, handle, scope))))
      .map((view) => ({ id: mediaGid(view), view })),
  Metafield: (scope) =>
    productsOf(scope)
      .flatMap((view) => {
        const { metafields } = view.product.document
        return metafields.flatMap((field) => metafieldOf(metafields, field, parentOf(view)) ?? [])
      })
      .map((view) => ({ id: metafieldGid(view), view })),
}

/** Carts are not found here: they open by their key, through `cart`. */
function nodeOf(id: string, scope: Scope): object | null {
  const named = parseGid(id)
  if (!named) throw badRequest(`Invalid global id '${id}'`)
  const list = LISTS[named.type]
  return list ? (list(scope).find((one) => one.id === id)?.view ?? null) : catalogueNode(id, scope)
}

export const nodeRoots = {
  node: (_root: unknown, { id }: { id: string }, { scope }: Call) => nodeOf(id, scope),
  nodes: (_root: unknown, { ids }: { ids: string[] }, { scope }: Call) => {
    if (ids.length > MAX_IDS)
      throw badRequest(`The input array size of ${ids.length} is greater than the maximum allowed of ${MAX_IDS}.`)
    return ids.map((id) => nodeOf(id, scope))
  },
}
