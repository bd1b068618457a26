import { describe, expect, test } from 'vitest'
import { SettingsPage } from '~/components/settings/settings-page'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { BoxesOfAccount, KitsOfAccount } from '~/services/flows/settings/settings.contract'
import { textOf } from '../../support/markup'
import { draw, LANGUAGES, type Language } from '../../support/render'

const day = (text: string) => CivilDate.parse(text)
const page: AccountPage = {
  ...{ slug: 'settings', title: 'Settings', lead: null, breadcrumb: [], banners: [], tiles: [], referralBanners: [] },
  ...{ seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true }, empties: {}, errors: [] },
}
const child = (uuid: string, birthday: string, isVerified: boolean) => ({
  ...{ uuid, name: uuid.toUpperCase(), birthday: day(birthday), isVerified },
})
const profile = {
  ...{ uuid: 'me', firstName: 'Parent', lastName: 'One', email: 'parent@playchart.test', phone: '+31 6 12345678' },
  preferences: { marketing_sms: false, transactional_sms: true },
  children: [child('ada', '2025-03-04', true), child('bo', '2027-02-01', false)],
  address: { uuid: 'home', to: 'Lane 1, Utrecht', country: 'NL' },
}
const hrefs = {
  ...{
    child: (uuid: string) => `/child/${uuid}`,
    addChild: '/child',
    contactDetails: '/contact',
    privacy: '/privacy',
    password: '/password',
  },
  ...{ payment: '/payment', address: (uuid: string) => `/address/${uuid}`, preferences: '/preferences', sms: '/sms' },
  ...{ family: '/family', gifts: '/gifts', playKits: '/kits', readingClub: '/club' },
}
type Shown = {
  phone?: string | null
  kits?: KitsOfAccount | null
  boxes?: BoxesOfAccount | null
  hasSms?: boolean
  language?: Language
}
const show = ({ phone = profile.phone, kits = null, boxes = null, hasSms = false, language = 'en' }: Shown = {}) =>
  draw(
    <SettingsPage
      view={{ page, today: day('2026-11-27'), profile: { ...profile, phone }, kits, boxes, hasSms, hrefs }}
    />,
    language,
  )
/** what the rows say, by where each leads */
async function rows(shown: Shown = {}) {
  const screen = await show(shown)
  return Object.fromEntries(screen.all('a').map((row) => [row.attributes.href, textOf(row)]))
}

describe('the settings', () => {
  test('A-068 A-076 have a row for each child, with its birth date, and one to add another', async () => {
    const shown = await rows()
    expect(shown['/child/ada']).toMatch(/ADA.*4 March 2025.*confirmed/)
    expect(shown['/child/bo']).toMatch(/BO.*Due 1 February 2027/)
    expect(shown['/child']).toBe('Add a child')
  })

  test('A-069 A-070 A-071 A-078 A-079 lead to payment, contact details, password and messages', async () => {
    const shown = await rows()
    expect(shown['/contact']).toContain('parent@playchart.test')
    expect(shown['/preferences']).toContain('+31 6 12345678')
    expect(shown['/address/home']).toContain('Lane 1, Utrecht')
    expect(Object.keys(shown)).toEqual(expect.arrayContaining(['/payment', '/password', '/gifts']))
  })

  test('A-075 have a row for text messages with its flag alone', async () => {
    expect((await rows({ hasSms: true }))['/sms']).toContain('Signed up')
    expect(await rows()).not.toHaveProperty('/sms')
  })

  test.each(LANGUAGES)('A-124 nobody is signed up for text messages without a number (%s)', async (language) => {
    const { settings } = (await show({ language })).messages
    const messagesOf = (shown: Record<string, string>) => [shown['/preferences'], shown['/sms']].join(' ')
    const nowhere = messagesOf(await rows({ phone: null, hasSms: true, language }))
    expect(nowhere).toContain(settings.textsNowhere)
    expect(nowhere).toContain(settings.smsNowhere)
    expect((await rows({ phone: null, hasSms: true, language }))['/sms']).not.toContain(settings.smsOn)
    expect((await rows({ hasSms: true, language }))['/sms']).toContain(settings.smsOn)
  })

  test.each(LANGUAGES)('A-072 A-073 say what comes next of kits and of boxes (%s)', async (language) => {
    const nextOn = day('2027-01-12')
    const both = await rows({ kits: { children: 2, nextOn }, boxes: { subscriptions: 1, nextOn }, language })
    for (const href of ['/kits', '/club']) expect(both[href]).toMatch(/12/)
    const none = await rows({
      kits: { children: 2, nextOn: null },
      boxes: { subscriptions: 1, nextOn: null },
      language,
    })
    for (const href of ['/kits', '/club']) expect(none[href]).not.toMatch(/12/)
  })

  test('A-072 A-073 stand there for who has none yet, and for what nobody can read now', async () => {
    const never = await rows({ kits: { children: 0, nextOn: null }, boxes: { subscriptions: 0, nextOn: null } })
    expect([never['/kits'], never['/club']]).toEqual([
      'Play Kits No subscription yet',
      'Early Reader Club No subscription yet',
    ])
    const unread = await rows()
    expect([unread['/kits'], unread['/club']]).toEqual(['Play Kits', 'Early Reader Club'])
  })
})
