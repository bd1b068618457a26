import { describe, expect, test } from 'vitest'
import { isMachine } from '~/machines/proving/xstate-internals'
import { chartOf } from '~/machines/reading/chart'
import { registry } from '~/machines/reading/registry'
import { eventsMadeIn, machinesSpokenTo } from '../support/senders'
import { importsOf, sourceFiles, withoutEnding } from '../support/sources'

const machines = await Promise.all(
  registry.map(async ({ id, folder, ...parts }) => {
    const machine = await parts.machine()
    const children = Object.values<unknown>(machine.implementations.actors).flatMap((logic) =>
      isMachine(logic) ? [logic.id] : [],
    )
    const edges = chartOf(machine).edges.filter(({ kind }) => kind === 'event')
    return { id, folder, children, events: [...new Set(edges.map(({ eventType }) => eventType))] }
  }),
)
const files = sourceFiles('src/**/*.{ts,tsx}')
const flows = files.filter(({ path }) => path.endsWith('.flow.ts')).map(({ path }) => withoutEnding(path))
const routes = files.filter(({ path }) => path.startsWith('src/routes/'))
const parentsOf = (id: string) => machines.filter(({ children }) => children.includes(id))

describe('every flow has a page', () => {
  const started = new Set(routes.flatMap((file) => importsOf(file).map(({ target }) => target)))

  test.each(flows)('%s is started by one', (flow) => expect(started.has(flow)).toBe(true))

  test.each(machines)('$id runs with one, or below a machine that does', ({ id }) => {
    expect(runs(id)).toBe(true)
  })

  function runs(id: string, seen: string[] = []): boolean {
    const folder = machines.find((each) => each.id === id)?.folder
    if (flows.some((flow) => flow.endsWith(`/${folder}/${folder}.flow`))) return true
    return parentsOf(id).some((parent) => !seen.includes(parent.id) && runs(parent.id, [...seen, id]))
  }
})

/** What reaches a chart from outside the product, with the reason. */
const FROM_OUTSIDE: Record<string, string> = {}

describe('every event has a sender', () => {
  const spoken = machinesSpokenTo(files)
  const senders = files
    .filter(({ path }) => !/\.(model|notes)\.ts$|^src\/machines\/(proving|reading)\//.test(path))
    .map((file) => ({
      path: file.path,
      made: eventsMadeIn(file),
      to: spoken.get(withoutEnding(file.path)) ?? new Set(),
    }))
  const sent = machines.flatMap(({ id, folder, events }) => events.map((type) => ({ id, folder, type })))

  test.each(sent.filter(({ id, type }) => !(`${id} ${type}` in FROM_OUTSIDE)))(
    '$type of $id',
    ({ id, folder, type }) => {
      const own = new RegExp(`/${folder}\\.(machine|setup)\\.ts$`)
      const from = senders.filter(({ path, made }) => made.has(type) && !own.test(path))
      expect(from.filter(({ path, to }) => speaksTo(id, { path, to })).map(({ path }) => path)).not.toEqual([])
    },
  )

  test.each(Object.keys(FROM_OUTSIDE))('%s is an event of a chart', (event) => {
    expect(sent.map(({ id, type }) => `${id} ${type}`)).toContain(event)
  })

  /** To a machine speaks who knows it or one around it, and its children from below. */
  function speaksTo(id: string, { path, to }: { path: string; to: ReadonlySet<string> }): boolean {
    const machine = machines.find((each) => each.id === id)
    const around = withAncestors(id).map((each) => machines.find((one) => one.id === each)?.folder ?? '')
    const below = machines.filter((each) => machine?.children.includes(each.id)).map(({ folder }) => folder)
    const inMachine = /^src\/machines\/[\w-]+\/([\w-]+)\//.exec(path)?.[1]
    if (inMachine) return [...around, ...below].includes(inMachine) || (to.has(machine?.folder ?? '') && !isChart(path))
    return around.some((folder) => to.has(folder))
  }
})

const isChart = (path: string) => /\.(machine|setup|rules|connect)\.ts$/.test(path)

function withAncestors(id: string, seen: string[] = []): string[] {
  const parents = parentsOf(id).filter((parent) => !seen.includes(parent.id))
  return [id, ...parents.flatMap((parent) => withAncestors(parent.id, [...seen, id]))]
}
