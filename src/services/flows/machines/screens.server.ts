import type { MachinePage } from '~/machines/reading/page'
import { screensOf } from './screens.rules'
import type { Screen, StatesFile } from './states.contract'

/** What `npm run machines` has written. */
const pages = import.meta.glob<Pick<MachinePage, 'id' | 'chart' | 'words'>>('/docs/machines/pages/*.json', {
  import: 'default',
})
const states = import.meta.glob<StatesFile>('/docs/machines/states.json', { import: 'default' })

export const readStatesFile = async (): Promise<StatesFile> =>
  (await states['/docs/machines/states.json']?.()) ?? { machines: [], unseen: [] }

type Screens = { states: Record<string, Screen>; titles: Record<string, { title: string }> }

/** Of every machine the screens of its states, by their ids, and what each is called, by its path. */
export async function allScreens(): Promise<ReadonlyMap<string, Screens>> {
  const [file, ...machines] = await Promise.all([readStatesFile(), ...Object.values(pages).map((load) => load())])
  return new Map(
    machines.map(({ id, chart, words }) => [id, { states: screensOf(id, chart.nodes, file), titles: words.states }]),
  )
}
