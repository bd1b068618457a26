import { createFileRoute, notFound } from '@tanstack/react-router'
import { Machine } from '~/components/machines/machine'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectMachineChart } from '~/machines/tooling/machine-chart/machine-chart.connect'
import { machineChartFlow } from '~/machines/tooling/machine-chart/machine-chart.flow'
import { firstState } from '~/services/flows/machines/machines.rules'
import { getMachine } from '~/services/flows/visitors/visitors.functions'
import { hiddenHead } from '../-page/page'
import { useLive } from '../-shell/live'
import { toolSearch, visitorsSearch } from './-machines/search'
import { useSearchKey } from './-machines/search-key'

const ID = /^[A-Za-z][A-Za-z0-9]{0,60}$/

export const Route = createFileRoute('/machines/$id')({
  validateSearch: toolSearch,
  loaderDeps: ({ search }) => {
    const { key = '', state = null, view, ...rest } = toolSearch(search)
    return { key, state, view: view ?? null, of: visitorsSearch(rest) }
  },
  loader: async ({ params: { id }, deps: { key, state, view, of } }) => {
    if (!ID.test(id)) throw notFound()
    const page = await getMachine({ data: { key, id, state, view, visitors: view === 'visitors' ? of : null } })
    if (!page) throw notFound()
    const { machine, visitors } = page
    const states = machine.states.filter(({ box }) => box).map(({ id: each, next }) => ({ id: each, next }))
    const selected = states.some(({ id: each }) => each === state) ? state : null
    const first = firstState(machine.states)
    const size = { width: machine.chart.width, height: machine.chart.height }
    const isDrawn = machine.shows !== 'boxes'
    return {
      machine,
      key,
      visitors,
      started: await startFlow(machineChartFlow, { states, first, selected, size, isDrawn }),
    }
  },
  head: ({ loaderData }) => hiddenHead(`${loaderData?.machine.title ?? 'Machine'} · Playchart`),
  component: MachinePage,
})

function MachinePage() {
  useLive()
  useSearchKey()
  const { machine, key, visitors, started } = Route.useLoaderData()
  const [snapshot, send] = useFlow(machineChartFlow, started, { start: 'mount' })
  return (
    <Machine
      view={{ ...connectMachineChart(snapshot), details: machine, key, shows: machine.shows, visitors }}
      send={send}
    />
  )
}
