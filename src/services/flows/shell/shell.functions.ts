import { createServerFn } from '@tanstack/react-start'
import { readShell } from './shell.server'

/** What every page stands in, of this visit alone: asked once per document. */
export const getShell = createServerFn({ method: 'POST' }).handler(({ context }) => readShell(context))
