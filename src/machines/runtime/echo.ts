import type { AnyStateMachine } from 'xstate'
import type { Flow } from './flow'
import type { Rest } from './reading'

type Patch = (child: Rest) => Rest
type Held = { to: string | null; event: { type: string } }

/** The rest with what a waiting event will change of it; the very same one where nothing of that is to be seen. */
export function echoed<M extends AnyStateMachine>({ echo }: Flow<M>, rest: Rest<M>, { to, event }: Held): Rest<M> {
  if (to === null) return echo.own ? patched(rest, echo.own.of(rest.context, event)) : rest
  const part = echo.children?.[to]
  return part ? patchedBelow(rest, to.split('.'), (child) => patched(child, part.of(child.context, event))) : rest
}

/** `path`: of a child, or of a child's child. */
function patchedBelow<M extends AnyStateMachine>(rest: Rest<M>, [id, ...path]: string[], patch: Patch): Rest<M> {
  const child = id === undefined ? undefined : rest.children[id]
  if (id === undefined || !child) return rest
  const changed = path.length > 0 ? patchedBelow(child, path, patch) : patch(child)
  return changed === child ? rest : { ...rest, children: { ...rest.children, [id]: changed } }
}

const patched = <M extends AnyStateMachine>(rest: Rest<M>, patch: object): Rest<M> =>
  Object.keys(patch).length === 0 ? rest : { ...rest, context: Object.assign({}, rest.context, patch) }
