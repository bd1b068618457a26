import { createFileRoute, notFound } from '@tanstack/react-router'
import { Machine } from '~/components/machines/machine'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectMachineChart } from '~/machines/tooling/machine-chart/machine-chart.connect'
import { machineChartFlow } from '~/machines/tooling/machine-chart/machine-chart.flow'
import { getMachine } from '~/services/flows/machines/machines.functions'
import { firstState } from '~/services/flows/machines/machines.rules'
import { hiddenHead } from '../-page/page'
import { useLive } from '../-shell/live'
import { toolSearch } from './-machines/search'

export const Route = createFileRoute('/machines/$id')({
  validateSearch: toolSearch,
  loaderDeps: ({ search }) => {
    const { key = '', state = null, view = 'chart' } = toolSearch(search)
    return { key, state, view }
  },
  loader: async ({ params: { id }, deps: { key, state, view } }) => {
    const machine = /^[A-Za-z][A-Za-z0-9]{0,60}$/.test(id) ? await getMachine({ data: { key, id } }) : null
    if (!machine) throw notFound()
    const states = machine.states.filter(({ box }) => box).map(({ id: each, next }) => ({ id: each, next }))
    const selected = states.some(({ id: each }) => each === state) ? state : null
    const first = firstState(machine.states)
    const shows: 'boxes' | 'chart' = view === 'boxes' ? view : 'chart'
    return { machine, key, shows, started: await startFlow(machineChartFlow, { states, first, selected }) }
  },
  head: ({ loaderData }) => hiddenHead(`${loaderData?.machine.title ?? 'Machine'} · Playchart`),
  component: MachinePage,
})

function MachinePage() {
  useLive()
  const { machine, key, shows, started } = Route.useLoaderData()
  const [snapshot, send] = useFlow(machineChartFlow, started, { start: 'mount' })
  return <Machine view={{ ...connectMachineChart(snapshot), details: machine, key, shows }} send={send} />
}
