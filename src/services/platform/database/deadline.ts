import { AsyncLocalStorage } from 'node:async_hooks'
import { shared } from '../process/shared.server'

/** Beyond it a visitor would rather be told. */
const PAGE_MS = 3000

const given = () => shared('database.deadline', () => new AsyncLocalStorage<number>())

/** How long one query may take, by the client's clock: a server that hangs says nothing. */
export const queryDeadline = () => given().getStore() ?? PAGE_MS

/** Work for which no visitor waits: each of its queries may take that long. */
export const withDeadline = <T>(milliseconds: number, work: () => T): T => given().run(milliseconds, work)
