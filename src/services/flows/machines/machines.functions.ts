import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { MachineQuestion, ToolKey } from './machines.contract'
import { readMachine, readMachines, readRules } from './machines.server'

const Question = z.object({ key: ToolKey })

/** Every machine, for whom the tools are; null for anybody else. */
export const getMachines = createServerFn()
  .validator(Question)
  .handler(({ data }) => readMachines(data.key))

/** One machine with its picture and its sentences. */
export const getMachine = createServerFn()
  .validator(MachineQuestion)
  .handler(({ data }) => readMachine(data))

/** Every rule with its machines and tests. */
export const getRules = createServerFn()
  .validator(Question)
  .handler(({ data }) => readRules(data.key))
