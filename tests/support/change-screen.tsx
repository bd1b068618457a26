import { createActor } from 'xstate'
import { ChangePage } from '~/components/subscription-change/change-page'
import { connectConfirmAction } from '~/machines/account/confirm-action/confirm-action.connect'
import { confirmActionMachine } from '~/machines/account/confirm-action/confirm-action.machine'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { Paying } from '~/services/flows/payment-method/payment-method.contract'
import type { PlannedChangeAnswer } from '~/services/flows/subscription-change/subscription-change.contract'
import { textOf } from './markup'
import { draw, type Language, send } from './render'

export const today = CivilDate.parse('2027-01-20')
export const PAYING: Paying = { method: { label: 'Visa ending in 4242' }, to: '1 Lane, Delft' }
const page: AccountPage = {
  ...{ slug: 'subscriptions', title: '', lead: null, breadcrumb: [], banners: [], tiles: [], referralBanners: [] },
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
  ...{ empties: {}, errors: [] },
}

/** The page of a change as it is drawn. */
export async function showChange(
  answer: PlannedChangeAnswer,
  language: Language = 'en',
  helpHref: string | null = null,
) {
  if (!answer.ok) throw new Error(answer.error.kind)
  const of = answer.value
  const { kind, childUuid, language: current, advance, from, obstacle, kitKey } = of
  const asked = {
    kind,
    childUuid,
    item: kitKey,
    current,
    advance,
    advances: of.advances.map(({ kits }) => kits),
    options: of.options.map(({ name, values }) => ({
      name,
      values: values.map(({ value }) => value),
      now: values.find(({ isNow }) => isNow)?.value ?? null,
    })),
    from,
    obstacle,
  }
  const input = { as: 'account', subscription: 'one', ...asked }
  const view = connectConfirmAction(createActor(confirmActionMachine, { input }).getSnapshot())
  const around = { of, page, kits: {}, backHref: '/back', cardHref: '/card', helpHref, offerHref: () => '/offer' }
  const screen = await draw(<ChangePage view={{ ...view, ...around }} send={send} />, language)
  const terms = screen.all('dl').map((each) => textOf(each))
  // the way to the page is a list, too, and begins with no day
  const stops = screen
    .all('li')
    .map(textOf)
    .filter((stop) => /^\d+ [A-Z]/.test(stop))
  return { ...screen, of, stops, terms }
}
