import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { PreferencesPage } from '~/components/settings/preferences-page'
import { connectPreferences } from '~/machines/account/preferences/preferences.connect'
import { preferencesMachine } from '~/machines/account/preferences/preferences.machine'
import type { PreferencesDraft } from '~/machines/account/preferences/preferences.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { textOf } from '../../support/markup'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

const page: AccountPage = {
  ...{ slug: 'preferences', title: 'Text messages', lead: null, breadcrumb: [], banners: [], tiles: [] },
  ...{ seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true }, empties: {}, errors: [] },
  referralBanners: [],
}

type Shown = Partial<PreferencesDraft> & { isSaved?: boolean; language?: Language }

function show({ isSaved = false, language = 'en', ...saved }: Shown) {
  const input = {
    ...{ as: 'account', countries: ['NL'] },
    saved: { marketing_sms: false, transactional_sms: false, phone: '', ...saved },
  }
  const view = connectPreferences(createActor(preferencesMachine, { input }).getSnapshot())
  const around = { page, saysFailures: false, country: 'NL' }
  return draw(<PreferencesPage view={{ ...view, ...around, isSaved, isPhoneRead: isSaved }} send={send} />, language)
}

describe('A-124 messages without a number', () => {
  test.each(LANGUAGES)(
    'are said to arrive nowhere, beside the field and with what was saved (%s)',
    async (language) => {
      for (const isSaved of [false, true]) {
        const { text, messages } = await show({ transactional_sms: true, isSaved, language })
        expect(text.split(messages.settings.preferences.noNumber)).toHaveLength(2)
      }
      const saved = await show({ marketing_sms: true, isSaved: true, language })
      expect(textOf(saved.one('div', { role: 'status' }))).toContain(saved.messages.settings.preferences.noNumber)
    },
  )

  test('nothing of that is said where nobody wants any, or there is a number', async () => {
    for (const shown of [{}, { transactional_sms: true, phone: '+31 6 12345678' }]) {
      const { text, messages } = await show(shown)
      expect(text).not.toContain(messages.settings.preferences.noNumber)
    }
  })
})
