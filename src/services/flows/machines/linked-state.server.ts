import { isFramed } from '~/services/request/context/framed'
import { isPage } from '~/services/request/pipeline/frames.server'
import { ownPath } from '~/services/request/pipeline/own-path'
import { mayArrange } from '../fault-panel/fault-panel.server'
import { currentIdentity } from '../identity/identity.server'
import { mayInspect } from '../inspector/inspector.server'
import { readArranged } from './arranged.server'
import { addressOfState, needsIn, plainAddress } from './linked-state.rules'
import { mayRead } from './may-read.server'
import { isPrepared, saidNeeds } from './needs.rules'
import { readStatesFile } from './screens.server'
import type { LinkedState, PageState } from './states.contract'

const OPENING = '/machines/open'

/**
 * Where what the address of a state needs is arranged, for whoever may look into flows: the page itself would lead somewhere
 * else, and its recipe would be lost. Nothing is arranged by the address alone, which anybody can make somebody follow
 * (security.md, T5). Null: the page is there, or nothing is asked of it.
 */
export async function wayToArrange(request: Request): Promise<string | null> {
  const { pathname, search, searchParams } = new URL(request.url)
  const needed = needsIn(searchParams)
  if (saidNeeds(needed).length === 0 || !isPage(request)) return null
  if (!searchParams.has('inspect') && !isFramed(request)) return null
  if (!mayInspect(request, await currentIdentity()) || isPrepared(needed, await readArranged())) return null
  const key = searchParams.get('key')
  return `${OPENING}?${new URLSearchParams({ page: pathname + search, ...(key ? { key } : {}) })}`
}

type Asked = { key: string; page: string }

/** What stands behind a link of the gallery; null for what is no page of this shop, and for whom the gallery is not. */
export async function readLinkedState({ key, page }: Asked): Promise<LinkedState | null> {
  const href = ownPath(page)
  if (href === null || !(await mayRead(key))) return null
  const [file, arranged, isAllowed] = await Promise.all([readStatesFile(), readArranged(), mayArrange(key)])
  const { needed, path, language, stages } = addressOfState(href)
  const isLinked = (state: PageState) =>
    state.path === path && state.stages.join('&') === stages.join('&') && state.persona === needed.persona
  const machine = file.machines.find(({ states }) => states.some(isLinked))
  const known = machine?.states.find(isLinked)
  const unknown = { state: '', title: 'A page of the shop', path, leaves: [], stages, steps: [] }
  return {
    ...arranged,
    look: { ...(known ?? unknown), ...needed },
    machineTitle: machine?.title ?? null,
    ...{ href, plainHref: plainAddress(href), language, mayArrange: isAllowed },
  }
}
