import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
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
