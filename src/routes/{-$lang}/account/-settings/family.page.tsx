import { FamilyPage as Page } from '~/components/settings/family-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { childFormHref } from '~/services/flows/settings/child-links.rules'
import type { FamilyAnswer, FamilyChild } from '~/services/flows/settings/settings.contract'
import { useShell } from '../../../-shell/shell'

type Loaded = Omit<FamilyAnswer, 'family'> & { family: FamilyChild[] | null }

export function FamilyPage({ family, ...loaded }: Loaded) {
  const { prefix } = useShell().locale
  if (!family) return <SettingsUnread view={loaded} />
  const hrefs = {
    child: (childUuid: string | null) => childFormHref({ prefix, childUuid, source: 'subscriber_shop_onboarding' }),
    kits: (childUuid: string) => scheduleHref({ prefix, childUuid }),
  }
  return <Page view={{ ...loaded, family, hrefs }} />
}
