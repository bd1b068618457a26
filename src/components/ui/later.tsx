import { type ComponentType, lazy } from 'react'

/**
 * A part whose code comes when it is wanted. React's `lazy` shows nothing for 300 ms even where the code is there already;
 * what `warm` has fetched before it is drawn is drawn at once. A server waits for `fetched`.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | null = null
  const fetched = async () => {
    part ??= await load()
    return part
  }
  const Lazy = lazy(async () => ({ default: await fetched() }))
  function Later(props: Props) {
    const Part = part ?? Lazy
    return <Part {...props} />
  }
  /** of a pointer or the focus that comes near; one that fails is asked for again when it is drawn */
  const warm = () => void fetched().catch(() => undefined)
  return Object.assign(Later, { warm, fetched })
}
