import { createServerFn } from '@tanstack/react-start'
import { MachineQuestion } from './visitors.contract'
import { readMachineWithVisitors } from './visitors.server'

/** One machine with its picture and its sentences, and how often its transitions were taken where that is asked. */
export const getMachine = createServerFn()
  .validator(MachineQuestion)
  .handler(({ data }) => readMachineWithVisitors(data))
