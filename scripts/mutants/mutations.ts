import type { Node } from './syntax.ts'

/** One change of a file's text. `what` says it in words, without a place. */
type Change = { start: number; end: number; text: string }
export type Mutation = { what: string; at: Node; within: readonly Node[]; changes: Change[]; isLog?: boolean }

export const replaced = ({ start, end }: Node, text: string): Change => ({ start, end, text })

export const applied = (source: string, changes: readonly Change[]): string =>
  [...changes]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end), source)
