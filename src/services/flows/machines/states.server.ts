import { readArranged } from './arranged.server'
import { areaName, byArea, stateId } from './machines.rules'
import { notFoundAnswer, UNLISTED } from './machines.server'
import { mayRead } from './may-read.server'
import { allRules } from './rules.server'
import { readStatesFile } from './screens.server'
import type { MachineStates, StatesPage } from './states.contract'

/** With what tests/e2e/states.spec.ts compares pages. */
const pictures = import.meta.glob<string>('/docs/states/*.png', { query: '?inline', import: 'default' })

/** Every state of every page by area; null for whom it is not. */
export async function readStates(key: string): Promise<StatesPage | null> {
  if (!(await mayRead(key))) return null
  const [{ machines, unseen }, arranged, { status }] = await Promise.all([
    ...([readStatesFile(), readArranged(), allRules()] as const),
  ])
  return {
    status,
    machines: machines.toSorted(byArea).map(shown),
    unseen,
    ...arranged,
    pictures: Object.keys(pictures).map((path) => path.replace(/^.*\/|\.png$/g, '')),
  }
}

const shown = ({ states, ...machine }: MachineStates): StatesPage['machines'][number] => ({
  ...machine,
  area: areaName(machine.area),
  states: states.map((state) => ({
    ...state,
    id: stateId(machine.id, state),
    found: [machine.id, machine.title, state.state, state.title, state.persona, ...state.steps.map(({ name }) => name)]
      .join(' ')
      .toLowerCase(),
  })),
})

/** GET /machines/states/{name}.png */
export async function statePicture(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const name = /^\/machines\/states\/([\w.-]+)\.png$/.exec(pathname)?.[1] ?? ''
  const load = pictures[`/docs/states/${name}.png`]
  if (!load || !(await mayRead(searchParams.get('key') ?? ''))) return notFoundAnswer()
  const bytes = Buffer.from((await load()).replace(/^data:image\/png;base64,/, ''), 'base64')
  return new Response(bytes, { headers: { 'content-type': 'image/png', ...UNLISTED } })
}
