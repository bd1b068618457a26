import { SettingsPage as Page } from '~/components/settings/settings-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import { paymentMethodHref } from '~/services/flows/payment-method/payment-method-links.rules'
import { readingClubHref } from '~/services/flows/reading-club/reading-club-links.rules'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { childFormHref } from '~/services/flows/settings/child-links.rules'
import type { Profile, SettingsAnswer } from '~/services/flows/settings/settings.contract'
import {
  contactDetailsHref,
  editChildHref,
  familyHref,
  giftsHref,
  passwordHref,
  preferencesHref,
  privacyHref,
  settingsHref,
  smsHref,
} from '~/services/flows/settings/settings-links.rules'
import { shippingAddressHref } from '~/services/flows/shipping-address/shipping-address-links.rules'
import { useShell } from '../../../-shell/shell'

type Loaded = Omit<SettingsAnswer, 'profile'> & { profile: Profile | null }

export function SettingsPage({ profile, ...loaded }: Loaded) {
  const { prefix } = useShell().locale
  if (!profile) return <SettingsUnread view={loaded} />
  const own = { prefix, as: profile.uuid }
  const hrefs = {
    child: (uuid: string) => editChildHref(prefix, uuid),
    addChild: childFormHref({ prefix, childUuid: null, source: null }),
    family: familyHref(prefix),
    contactDetails: contactDetailsHref(own),
    password: passwordHref(own),
    privacy: privacyHref(prefix),
    payment: paymentMethodHref(own),
    address: (uuid: string) => shippingAddressHref({ ...own, uuid, returnTo: settingsHref(prefix) }),
    preferences: preferencesHref(prefix),
    sms: smsHref(prefix),
    gifts: giftsHref(own),
    playKits: scheduleHref({ prefix, childUuid: null }),
    readingClub: readingClubHref({ prefix, selected: null }),
  }
  return <Page view={{ ...loaded, profile, hrefs }} />
}
