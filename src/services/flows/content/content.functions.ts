import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { LANGUAGES, localeOf, REGIONS } from '~/services/domain/locale'
import { AccountPageSlug } from './account-page.contract'
import { content } from './content.server'
import { SubscriptionStepSlug } from './subscription-step.contract'

/*
 * Content is public: nothing here depends on who asks, only on language and region. Null: there is no such page.
 */

const Place = z.object({ language: z.enum(LANGUAGES), region: z.enum(REGIONS) })
const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
const SluggedPlace = Place.extend({ slug: Slug })
const MOST_PRODUCTS = 100

const localeIn = ({ language, region }: z.infer<typeof Place>) => localeOf(language, region)

/** Header, menus, banner, footer, regions and languages. */
export const getShell = createServerFn({ method: 'GET' })
  .validator(Place)
  .handler(({ data }) => content().shell(localeIn(data)))

export const getHomePage = createServerFn({ method: 'GET' })
  .validator(Place)
  .handler(({ data }) => content().homePage(localeIn(data)))

export const getKitsPage = createServerFn({ method: 'GET' })
  .validator(Place)
  .handler(({ data }) => content().kitsPage(localeIn(data)))

/** `slug`: "0-12-months" and so on. */
export const getAgeLanding = createServerFn({ method: 'GET' })
  .validator(SluggedPlace)
  .handler(({ data }) => content().ageLanding(localeIn(data), data.slug))

/** `slug`: the kit's anchor, "kit-the-looker". */
export const getKitPage = createServerFn({ method: 'GET' })
  .validator(SluggedPlace)
  .handler(({ data }) => content().kitPage(localeIn(data), data.slug))

/** `slug`: the handle of a box of the reading club, "erc-box-3-4". */
export const getReadingBox = createServerFn({ method: 'GET' })
  .validator(SluggedPlace)
  .handler(({ data }) => content().readingBox(localeIn(data), data.slug))

export const getKitCards = createServerFn({ method: 'GET' })
  .validator(Place)
  .handler(({ data }) => content().kitCards(localeIn(data)))

/** A page below /pages/. */
export const getContentPage = createServerFn({ method: 'GET' })
  .validator(SluggedPlace)
  .handler(({ data }) => content().contentPage(localeIn(data), data.slug))

export const getCartContent = createServerFn({ method: 'GET' })
  .validator(Place)
  .handler(({ data }) => content().cart(localeIn(data)))

/** S-339: what the cart shows of these products, by handle. */
export const getCartTranslations = createServerFn({ method: 'GET' })
  .validator(Place.extend({ handles: z.array(Slug).max(MOST_PRODUCTS) }))
  .handler(({ data }) => content().cartTranslations(localeIn(data), data.handles))

export const getChildInfoContent = createServerFn({ method: 'GET' })
  .validator(Place)
  .handler(({ data }) => content().childInfo(localeIn(data)))

/** Words alone: nothing of an account is in them. */
export const getAccountPage = createServerFn({ method: 'GET' })
  .validator(Place.extend({ slug: AccountPageSlug }))
  .handler(({ data }) => content().accountPage(localeIn(data), data.slug))

/** A step of the subscription after the first one, or of a gift. */
export const getSubscriptionStep = createServerFn({ method: 'GET' })
  .validator(Place.extend({ slug: SubscriptionStepSlug }))
  .handler(({ data }) => content().subscriptionStep(localeIn(data), data.slug))
