import { z } from 'zod'
import { FLAG_KEYS, FLAGS } from '~/services/domain/flags/flags.rules'
import type { Db } from '~/services/platform/database/database.server'
import { bodyOf, type Control } from '~/services/platform/wire/control'
import { QA_WORDS } from '~/services/platform/wire/qa-words'
import { setFlag } from './flags.provider'

const Flag = z
  .strictObject({ key: z.enum(FLAG_KEYS), value: z.string().max(64).nullable() })
  .refine(({ key, value }) => value === null || FLAGS[key].values.some((known) => known === value), {
    error: QA_WORDS.flagValue,
    path: ['value'],
  })

/** POST `{ key, value }` sets a flag of the embedded provider for everybody; null: what it is otherwise. */
export const flagsControl = (db: Db): Control => ({
  POST: async (request) => {
    const { key, value } = await bodyOf(Flag, request)
    await setFlag(db, key, value === null ? null : { value })
    return Response.json({ key, value })
  },
})
