import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { FaultPanelTask, QaKey } from './fault-panel.contract'
import { doForPanel } from './fault-panel.server'

/** Does what QA asks for, and answers the panel as it is then; null wherever there is none. */
export const askFaultPanel = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ key: QaKey, task: FaultPanelTask }))
  .handler(({ data }) => doForPanel(data))
