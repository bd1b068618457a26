import { z } from 'zod'
import { AddressAnswer, User } from '../account-manager/account-manager.contract'
import {
  BundleDiscountAnswer,
  BundleOffersAnswer,
  ChargedMethodAnswer,
  ProductsAnswer,
  SubscriptionPlanAnswer,
} from '../catalog/catalog.contract'
import { WireError } from '../upstream.contract'

/** Of the answers of other services, what subscriptions need of them. */
export const KnownProducts = ProductsAnswer
export const KnownOffer = BundleDiscountAnswer
export const KnownOffers = BundleOffersAnswer
export const KnownPlan = SubscriptionPlanAnswer
export const Payer = z.object({ user: User.pick({ email: true, addresses: true }) })
export const DeliveryAddress = AddressAnswer
export const Charged = ChargedMethodAnswer
export const MadeOrder = z.object({ order: z.object({ id: z.string() }) })
export const RefusedCharge = WireError
