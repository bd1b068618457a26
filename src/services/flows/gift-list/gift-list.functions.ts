import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { readGiftListPage } from './gift-list.server'

/** What the signed-in person has given with the words of its page; one request for all of it. */
export const getGiftList = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(({ data, context }) => readGiftListPage({ as: data.as, locale: context.locale }))
