import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { ToolKey } from './machines.contract'
import { readMachines, readRules } from './machines.server'

const Question = z.object({ key: ToolKey })

/** Every machine, for whom the tools are; null for anybody else. */
export const getMachines = createServerFn()
  .validator(Question)
  .handler(({ data }) => readMachines(data.key))

/** Every rule with its machines and tests. */
export const getRules = createServerFn()
  .validator(Question)
  .handler(({ data }) => readRules(data.key))
