import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { ActivateGift } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { readGift, readGiftPage, redeemGift } from './gift.server'

const As = Uuid.nullable()
/** As people type it: twelve letters and digits, with or without what stands between them. */
const GiftCode = z.string().regex(/^[A-Za-z0-9 -]{12,20}$/)

/** The page of a gift's code, and what its form begins with for whoever is signed in (decided: E-94). */
export const getGiftPage = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: As }))
  .handler(({ data, context }) => readGiftPage({ as: data.as, locale: context.locale }))

/** Says to anybody who has the code what the gift is: from whom, for whom, and how many kits. */
export const getGiftActivation = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ code: GiftCode, as: As }))
  .handler(({ data, context }) => readGift(data, context))

/** Redeems a code once, for whoever is signed in (decided: E-94). */
export const activateGift = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ code: GiftCode, as: As, idempotencyKey: Uuid, ...ActivateGift.shape }))
  .handler(({ data, context }) => redeemGift(data, context))
