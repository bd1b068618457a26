import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/platform/wire/wire.contract'
import { readGiftPage } from './gift.server'

/** What the page of a gift's code begins with, for whoever is signed in (decided: E-94). */
export const getGiftPage = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(({ data, context }) => readGiftPage({ as: data.as, language: context.locale.language }))
