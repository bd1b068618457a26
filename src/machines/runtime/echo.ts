import type { AnyStateMachine } from 'xstate'
import type { Flow } from './flow'
import type { FirstSnapshot } from './reading'

type Patch = (child: FirstSnapshot) => FirstSnapshot
type Held = { to: string | null; event: { type: string } }

/** A first snapshot with what a waiting event will change of it; the very same one where nothing of that is seen. */
export function echoed<M extends AnyStateMachine>(
  { echo }: Flow<M>,
  first: FirstSnapshot<M>,
  { to, event }: Held,
): FirstSnapshot<M> {
  if (to === null) return echo.own ? patched(first, echo.own.of(first.context, event)) : first
  const part = echo.children?.[to]
  return part ? patchedBelow(first, to.split('.'), (child) => patched(child, part.of(child.context, event))) : first
}

/** `path`: of a child, or of a child's child. */
function patchedBelow<M extends AnyStateMachine>(
  first: FirstSnapshot<M>,
  [id, ...path]: string[],
  patch: Patch,
): FirstSnapshot<M> {
  const child = id === undefined ? undefined : first.children[id]
  if (id === undefined || !child) return first
  const changed = path.length > 0 ? patchedBelow(child, path, patch) : patch(child)
  return changed === child ? first : { ...first, children: { ...first.children, [id]: changed } }
}

const patched = <M extends AnyStateMachine>(first: FirstSnapshot<M>, patch: object): FirstSnapshot<M> =>
  Object.keys(patch).length === 0 ? first : { ...first, context: Object.assign({}, first.context, patch) }
