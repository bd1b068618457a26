import { createFileRoute, notFound } from '@tanstack/react-router'
import { RuleList } from '~/components/machines/rule-list'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectMachineGallery } from '~/machines/tooling/machine-gallery/machine-gallery.connect'
import { machineGalleryFlow } from '~/machines/tooling/machine-gallery/machine-gallery.flow'
import { getRules } from '~/services/flows/machines/machines.functions'
import { wordsOfRule } from '~/services/flows/machines/rule-words.rules'
import { hiddenHead } from '../-page/page'
import { useLive } from '../-shell/live'
import { toolSearch } from './-machines/search'
import { useSearchKey } from './-machines/search-key'

export const Route = createFileRoute('/machines/rules')({
  validateSearch: toolSearch,
  loaderDeps: ({ search }) => {
    const { key = '', find = '', area = null } = toolSearch(search)
    return { key, find, area }
  },
  loader: async ({ deps: { key, find, area } }) => {
    const page = await getRules({ data: { key } })
    if (!page) throw notFound()
    const items = page.rules.map((rule) => ({ id: rule.id, area: rule.area, found: wordsOfRule(rule) }))
    return { page, key, started: await startFlow(machineGalleryFlow, { items, filter: find, area }) }
  },
  head: () => hiddenHead('Rules · Playchart'),
  component: RulesPage,
})

function RulesPage() {
  useLive()
  useSearchKey()
  const { page, key, started } = Route.useLoaderData()
  const [snapshot, send] = useFlow(machineGalleryFlow, started)
  return <RuleList view={{ ...connectMachineGallery(snapshot), ...page, key }} send={send} />
}
