import { gid, shopifyNumber } from './ids'
import { textIn } from './market'
import { pageViews } from './pages'
import { policyViews } from './policies'
import { type Call, collectionView, productView, type Scope } from './scope'

/** A menu of the seed as Shopify shows it: URLs are absolute, and an item knows the thing that it leads to. */
export function menuView(handle: string, scope: Scope) {
  const menu = scope.catalogue.shop.menus.find((one) => one.handle === handle)
  if (!menu) return null
  const items = menu.items.map(({ title, path }, index) => {
    const target = targetOf(path, scope)
    return {
      __typename: 'MenuItem',
      id: gid('MenuItem', shopifyNumber('MenuItem', `${handle}/${index}`)),
      title: textIn(title, scope.market),
      url: new URL(path, scope.origin).href.replace(/\/$/, ''),
      type: target.type,
      resource: target.resource,
      resourceId: target.id,
      tags: [],
      items: [],
    }
  })
  return {
    __typename: 'Menu',
    id: gid('Menu', shopifyNumber('Menu', handle)),
    handle,
    title: menu.title ? textIn(menu.title, scope.market) : handle,
    items,
    itemsCount: items.length,
  }
}

type Target = { type: string; resource: object | null; id: string | null }
const bare = (type: string): Target => ({ type, resource: null, id: null })

function targetOf(path: string, scope: Scope): Target {
  const [, area = '', handle = ''] = new URL(path, scope.origin).pathname.split('/')
  if (area === '') return bare('FRONTPAGE')
  if (area === 'search') return bare('SEARCH')
  if (area === 'collections' && handle === '') return bare('COLLECTIONS')
  if (area === 'collections' && handle === 'all') return bare('CATALOG')
  return resourceOf(area, handle, scope) ?? bare('HTTP')
}

function resourceOf(area: string, handle: string, scope: Scope): Target | null {
  const { catalogue } = scope
  const product = area === 'products' ? catalogue.productByHandle.get(handle) : undefined
  if (product) return { type: 'PRODUCT', resource: productView(product, scope), id: product.gid }
  const collection = area === 'collections' ? catalogue.collectionByHandle.get(handle) : undefined
  if (collection) return { type: 'COLLECTION', resource: collectionView(collection, scope), id: collection.gid }
  const page = area === 'pages' ? pageViews(scope).find((one) => one.handle === handle) : undefined
  if (page) return { type: 'PAGE', resource: page, id: page.id }
  const policy = area === 'policies' ? policyViews(scope).find((one) => one.handle === handle) : undefined
  return policy ? { type: 'SHOP_POLICY', resource: policy, id: policy.id } : null
}

export const menuRoots = {
  menu: (_root: unknown, { handle }: { handle: string }, { scope }: Call) => menuView(handle, scope),
}
