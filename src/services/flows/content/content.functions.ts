import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Handle } from '~/services/domain/products/product.contract'
import { readCartWords } from './cart-words.server'
import { readContentPage } from './content-page.server'
import { localeIn, NamedPlace, SluggedPlace } from './place.contract'

/*
 * Content is public: nothing here depends on who asks, only on language and region. Null: there is no such page.
 */

const MOST_PRODUCTS = 100

/** A page below /pages/; one whose flag is off is not there (S-105). */
export const getContentPage = createServerFn({ method: 'GET' })
  .validator(SluggedPlace)
  .handler(({ data, context }) => readContentPage({ ...data, flags: context.flags }))

/** S-339: what the cart calls these products, by their handles. */
export const getCartWords = createServerFn({ method: 'GET' })
  .validator(NamedPlace.extend({ handles: z.array(Handle).max(MOST_PRODUCTS) }))
  .handler(({ data }) => readCartWords(localeIn(data), data.handles))
