import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { database } from '~/services/platform/database/database.server'
import { forQa, readAs } from '~/services/request/pipeline/qa.server'
import { notAllowed, Refusal } from '~/services/request/pipeline/refusal.server'
import { setFlag } from '~/services/upstreams/flags/embedded/flags.provider'
import { FLAG_KEYS, FLAGS } from '~/services/upstreams/flags/flags.contract'

const Flag = z.strictObject({ key: z.enum(FLAG_KEYS), value: z.string().max(64).nullable() })

/** POST `{ key, value }` sets a flag of the embedded provider for everybody; null: what it is otherwise. */
export const Route = createFileRoute('/upstream/qa/flags')({
  server: {
    handlers: {
      POST: ({ request }) => write(request),
      ANY: notAllowed('POST'),
    },
  },
})

const write = forQa(async (request) => {
  const { key, value } = await readAs(Flag, request)
  if (value !== null && !FLAGS[key].values.some((known) => known === value)) throw new Refusal(422)
  await setFlag(await database(), key, value === null ? null : { value })
  return Response.json({ key, value })
})
