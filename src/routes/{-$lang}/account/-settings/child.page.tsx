import { ChildPage as Page } from '~/components/settings/child-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import { connectChildForm } from '~/machines/account/child-form/child-form.connect'
import { childFormFlow } from '~/machines/account/child-form/child-form.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import type { PageSource } from '~/services/flows/settings/child-links.rules'
import type { ChildFormAnswer } from '~/services/flows/settings/settings.contract'
import { settingsHref } from '~/services/flows/settings/settings-links.rules'

type Loaded = Omit<ChildFormAnswer, 'child' | 'today'> & {
  source: PageSource | null
  started: StartedOf<typeof childFormFlow> | null
}

export const ChildPage = ({ started, ...loaded }: Loaded) =>
  started ? <Filling started={started} {...loaded} /> : <SettingsUnread view={loaded} />

function Filling({ started, source, ...loaded }: Loaded & { started: NonNullable<Loaded['started']> }) {
  const [snapshot, send] = useFlow(childFormFlow, started)
  const { prefix, childUuid } = started.input
  const isSchedule = source === 'subscriptions'
  const href = isSchedule ? scheduleHref({ prefix, childUuid }) : settingsHref(prefix)
  return <Page view={{ ...connectChildForm(snapshot), ...loaded, back: { href, isSchedule } }} send={send} />
}
