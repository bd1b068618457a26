import { z } from 'zod'
import { faults } from '~/services/platform/faults/faults.server'
import { qaState } from '~/services/platform/qa/qa-state.server'
import { bodyOf, type Control } from '~/services/platform/wire/control'
import { forgetAnswers } from '~/services/request/documents/cache/forget-answers.server'

const ms = z.number().int().min(0).max(60_000)
const Outcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.number().int().min(200).max(599) }),
  z.strictObject({ kind: z.literal('delay'), ms }),
  z.strictObject({ kind: z.literal('drop') }),
  z.strictObject({ kind: z.literal('garbage') }),
  z.strictObject({ kind: z.literal('partial') }),
  z.strictObject({ kind: z.literal('malformed') }),
])
const Rule = z.strictObject({
  upstream: z.string().min(1).max(64),
  operation: z.string().min(1).max(64).default('*'),
  outcome: Outcome,
  times: z.number().int().positive().max(1_000_000).nullable().default(null),
})

/** POST adds one rule, GET lists them, DELETE removes them all. */
export const faultsControl: Control = {
  POST: async (request) => {
    const rule = await bodyOf(Rule, request)
    await (await qaState()).addRule(rule)
    // a kept answer would hide the fault
    forgetAnswers()
    return Response.json(faults().list(), { status: 201 })
  },
  GET: async () => {
    // other processes count, too
    await (await qaState()).read()
    return Response.json(faults().list())
  },
  DELETE: async () => {
    await (await qaState()).clearRules()
    return Response.json([])
  },
}
