import { z } from 'zod'
import { AddressAnswer, User } from '~/services/upstreams/account-manager/account-manager.contract'
import {
  BundleDiscountAnswer,
  BundleOffersAnswer,
  ChargedMethodAnswer,
  ProductsAnswer,
  SubscriptionPlanAnswer,
} from '~/services/upstreams/catalog/catalog.contract'

/** Of the answers of other services, what subscriptions need of them. */
export const KnownProducts = ProductsAnswer
export const KnownOffer = BundleDiscountAnswer
export const KnownOffers = BundleOffersAnswer
export const KnownPlan = SubscriptionPlanAnswer
export const Payer = z.object({ user: User.pick({ email: true, addresses: true }) })
export const DeliveryAddress = AddressAnswer
export const Charged = ChargedMethodAnswer
export const MadeOrder = z.object({ order: z.object({ id: z.string() }) })
export const KeptDraft = z.object({ draft_order: z.object({ id: z.string() }).nullable() })
export const MadeCharge = z.object({ charge: z.object({ id: z.string() }) })
