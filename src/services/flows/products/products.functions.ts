import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { LOCALE_CODES, localeOfCode } from '~/services/domain/locale'
import { InventoryQuery } from './products.contract'
import { shop } from './shop.server'

const locale = z.enum(LOCALE_CODES).transform(localeOfCode)

/** Which variants of a product run low (S-194, S-306). */
export const getInventory = createServerFn()
  .validator(InventoryQuery.extend({ locale }))
  .handler(async ({ data }) => (await shop()).catalogue.inventory(data, data.locale))
