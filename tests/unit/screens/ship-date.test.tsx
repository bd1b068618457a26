import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ShipDatePage } from '~/components/ship-date/ship-date-page'
import { connectShipDateEdit } from '~/machines/account/ship-date-edit/ship-date-edit.connect'
import { shipDateEditMachine } from '~/machines/account/ship-date-edit/ship-date-edit.machine'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { ShipDate } from '~/services/flows/ship-date/ship-date.contract'
import { textOf } from '../../support/markup'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

const [planned, asked] = [CivilDate.parse('2027-01-12'), CivilDate.parse('2027-01-19')]
const window = { from: CivilDate.parse('2026-12-22'), until: CivilDate.parse('2027-02-02') }
const page: AccountPage = {
  ...{ slug: 'subscriptions', title: '', lead: null, breadcrumb: [], banners: [], tiles: [], referralBanners: [] },
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
  ...{ empties: {}, errors: [] },
}
type View = ReturnType<typeof connectShipDateEdit>
type Shown = {
  paying?: ShipDate['paying']
  charge?: ShipDate['kit']['charge']
  language?: Language
  closed?: View['closed']
}

/** With a day chosen. */
async function show({ paying, charge, language = 'en', closed = null }: Shown) {
  const of: ShipDate = {
    ...{ today: CivilDate.parse('2026-11-25'), childUuid: 'child', planned, window, later: [] },
    paying: paying ?? { method: { label: 'Visa ending in 4242' }, to: 'Lane 1, Utrecht' },
    kit: {
      ...{ uuid: 'item', anchor: 'kit-the-babbler', name: 'The Babbler', ageRange: '13–15 months', date: planned },
      ...{ hasBooks: false, picture: null },
      charge: charge === undefined ? { kind: 'own', sum: { amountCents: 12_600, currency: 'eur' }, kits: 1 } : charge,
    },
  }
  const input = { as: 'account', childUuid: 'child', subscription: 's', item: 'item', current: planned, asked }
  const actor = createActor(shipDateEditMachine, { input: { ...input, planned, window } })
  const view = connectShipDateEdit(actor.getSnapshot())
  const around = {
    ...(closed && { closed, isClosed: true }),
    of,
    page,
    kits: {},
    saysFailures: false,
    backHref: '/back',
  }
  const screen = await draw(<ShipDatePage view={{ ...view, ...around }} send={send} />, language)
  return { ...screen, terms: screen.all('dl').map(textOf).at(-1) ?? '' }
}

describe.each(LANGUAGES)('the page of a kit’s day (%s)', (language) => {
  test('says before the button with what the kit is paid and where it goes', async () => {
    const { terms, messages } = await show({ language })
    const { paidWith, goesTo } = messages.change.terms
    expect(terms).toContain(`${paidWith} Visa ending in 4242`)
    expect(terms).toContain(`${goesTo} Lane 1, Utrecht`)
  })

  test('says so where nobody could say how it is paid or where it goes', async () => {
    const { terms, messages } = await show({ language, paying: { method: null, to: null } })
    expect(terms.split(messages.change.terms.unknownPlace)).toHaveLength(3)
  })
})

test('names no card for a kit that is paid already', async () => {
  const { terms } = await show({ charge: null })
  expect(terms).not.toContain('Visa')
  expect(terms).toContain('Lane 1, Utrecht')
})

test.each(LANGUAGES)(
  'A-034 A-035 no day is named for a kit that does not come, and why is said (%s)',
  async (language) => {
    for (const closed of ['cancelled', 'skipped'] as const) {
      const { text, messages } = await show({ language, closed })
      expect(text).toContain(messages.shipDate[`${closed}Text`])
      expect(text).not.toMatch(/2027|12/)
    }
  },
)
