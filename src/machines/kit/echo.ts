import type { AnyStateMachine } from 'xstate'
import type { Flow } from './flow'
import type { Rest } from './reading'

type Held = { to: string | null; event: { type: string } }

/** The rest with what a waiting event will change of it; the very same one where nothing of that is to be seen. */
export function echoed<M extends AnyStateMachine>({ echo }: Flow<M>, rest: Rest<M>, { to, event }: Held): Rest<M> {
  if (to === null) return echo.own ? patched(rest, echo.own.of(rest.context, event)) : rest
  const child = rest.children[to]
  const part = echo.children?.[to]
  if (!child || !part) return rest
  const changed = patched(child, part.of(child.context, event))
  return changed === child ? rest : { ...rest, children: { ...rest.children, [to]: changed } }
}

const patched = <M extends AnyStateMachine>(rest: Rest<M>, patch: object): Rest<M> =>
  Object.keys(patch).length === 0 ? rest : { ...rest, context: Object.assign({}, rest.context, patch) }
