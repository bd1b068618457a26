import { FaultRule } from '~/services/platform/faults/faults.contract'
import { faults } from '~/services/platform/faults/faults.server'
import { qaState } from '~/services/platform/qa/qa-state.server'
import { bodyOf, type Control } from '~/services/platform/wire/control'
import { forgetAnswers } from '~/services/request/documents/cache/forget-answers.server'

/** POST adds one rule, GET lists them, DELETE removes them all. */
export const faultsControl: Control = {
  POST: async (request) => {
    const rule = await bodyOf(FaultRule, request)
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
