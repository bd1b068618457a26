import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { LOCALE_CODES, localeOfCode } from '~/services/domain/locale'
import type { PaymentMethod } from '~/services/domain/payment/payment-method.contract'
import type { BundleOffer } from '~/services/domain/prices/bundle-offer.contract'
import type { Result } from '~/services/domain/result'
import { personFor } from '~/services/flows/identity/identity.server'
import { Uuid } from '~/services/platform/wire/wire.contract'
import type { CatalogError, SubscriptionPlan } from '~/services/upstreams/catalog/catalog.contract'
import { catalog } from '~/services/upstreams/catalog/catalog.server'

const Anchor = z.string().regex(/^[a-z0-9-]{1,64}$/)
const locale = z.enum(LOCALE_CODES).transform(localeOfCode)

/** What the boxes of a plan cost (S-304, S-385). Public: needs no sign-in. */
export const getSubscriptionPlan = createServerFn()
  .validator(z.strictObject({ anchor: Anchor, locale }))
  .handler(async ({ data }): Promise<Result<SubscriptionPlan, CatalogError>> => {
    const { language, currency } = data.locale
    return (await catalog()).subscriptionPlan({ anchor: data.anchor, language, currency })
  })

/** Kits paid in advance, from this one on. Public: needs no sign-in. */
export const getBundleOffers = createServerFn()
  .validator(z.strictObject({ startingKitAnchor: Anchor, locale }))
  .handler(async ({ data }): Promise<Result<BundleOffer[], CatalogError>> => {
    const { language, currency } = data.locale
    return (await catalog()).bundleOffers({ startingKitAnchor: data.startingKitAnchor, language, currency })
  })

/** How the signed-in person pays, the primary way first. */
export const getPaymentMethods = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(async ({ data, context }): Promise<Result<PaymentMethod[], CatalogError>> => {
    const asked = await personFor(data.as)
    if (!asked.ok) return asked
    const { person, headers } = asked.value
    const { language } = context.locale
    return (await catalog()).paymentMethods({ headers, userUuid: person.playchartId, language })
  })
