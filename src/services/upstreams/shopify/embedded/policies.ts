import type { SeedPolicy } from './catalogue.contract'
import { gid, shopifyNumber } from './ids'
import { textIn } from './market'
import type { Scope } from './scope'

export function policyView(policy: SeedPolicy | undefined, { market, origin }: Scope) {
  if (!policy) return null
  const { handle } = policy
  return {
    __typename: 'ShopPolicy' as const,
    id: gid('ShopPolicy', shopifyNumber('ShopPolicy', handle)),
    handle,
    title: textIn(policy.title, market),
    body: textIn(policy.body, market),
    url: `${origin}/policies/${handle}`,
  }
}

export const policyViews = (scope: Scope) =>
  Object.values(scope.catalogue.shop.policies).flatMap((policy) => policyView(policy, scope) ?? [])
