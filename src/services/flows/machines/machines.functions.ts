import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { readLinkedState } from './linked-state.server'
import { ToolKey } from './machines.contract'
import { readMachines } from './machines.server'
import { readRules } from './rules.server'
import { readStates } from './states.server'

const Question = z.object({ key: ToolKey })

/** Every machine, for whom the tools are; null for anybody else. */
export const getMachines = createServerFn()
  .validator(Question)
  .handler(({ data }) => readMachines(data.key))

/** Every rule with its machines and tests. */
export const getRules = createServerFn()
  .validator(Question)
  .handler(({ data }) => readRules(data.key))

/** Every state of every page, with the recipe of its address. */
export const getStates = createServerFn()
  .validator(Question)
  .handler(({ data }) => readStates(data.key))

const LONGEST_PAGE = 2048

/** A link of the gallery, and what its page needs; null where there is none. */
export const getLinkedState = createServerFn()
  .validator(z.object({ key: ToolKey, page: z.string().max(LONGEST_PAGE) }))
  .handler(({ data }) => readLinkedState(data))
