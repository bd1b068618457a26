import { createServerFn } from '@tanstack/react-start'
import { openInspector } from './inspector.server'

/** Whether this visitor may look into flows, and beside which page. */
export const getInspector = createServerFn().handler(() => openInspector())
