import { createServerFn } from '@tanstack/react-start'
import { openInspector } from './inspector.server'

/** Whether this visitor may look into flows. */
export const getInspector = createServerFn().handler(() => openInspector())
