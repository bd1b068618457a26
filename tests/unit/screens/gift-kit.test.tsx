import { describe, expect, test } from 'vitest'
import { GiftDetails } from '~/components/child-info/gift-details'
import { OrderReview } from '~/components/order-review/order-review'
import { FirstKit } from '~/components/subscription/first-kit'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { draw, LANGUAGES, send } from '../../support/render'

const kit = kitOfAnchor('kit-the-senser')
const card = {
  anchor: 'kit-the-senser',
  title: 'The Senser Play Kit',
  shortTitle: 'The Senser',
  ageRange: '4–6 months',
  band: 1,
  picture: null,
  url: '/products/kit-the-senser',
}
const flow = { machine: 'subscriptionFlow', state: '', isBusy: false, problem: null, backHref: '#', hrefs: {} }
const given = {
  recipientName: 'Ada',
  recipientEmail: 'ada@playchart.test',
  deliverOn: CivilDate.parse('2026-12-24'),
}
const page = { steps: [], stepNumbers: '', labels: {} }
const words = { title: '', lead: '', labels: {} }
const field = { value: '', maxLength: 100 }
const form = {
  machine: 'giftDetails',
  state: '',
  fields: {
    recipientName: field,
    recipientEmail: field,
    deliverOn: field,
    kitAnchor: { ...field, value: card.anchor },
  },
  days: { first: '', last: '' },
  errors: [],
  summaryId: 'error-summary',
  isBusy: false,
  hasFailed: false,
}
const known = { kit, cards: [card], isGift: true, firstOn: null, today: CivilDate.parse('2026-11-21') }
const memory = { child: null, gift: given, choice: null }

/** What the giver reads on each page that shows a kit. */
const pages = {
  details: <GiftDetails view={{ flow, form, page, gift: words, cards: [card], picture: null } as never} send={send} />,
  plan: <FirstKit view={{ ...known, memory, stops: [{ anchor: card.anchor, on: null }] } as never} paid={2} />,
  review: (
    <OrderReview
      view={
        {
          ...known,
          flow,
          memory,
          checkout: { machine: 'checkoutStart', state: '', isBusy: false, failure: null },
          words,
          steps: page,
          lastKits: [],
          firstKit: null,
          plan: { paymentOption: 'pay-up-front', size: 2, hasBooks: false },
          sums: {
            size: 2,
            kits: { amountCents: 16_000, currency: 'eur' },
            books: null,
            saved: { amountCents: 0, currency: 'eur' },
            today: { amountCents: 16_000, currency: 'eur' },
            later: { kind: 'gift' },
          },
          fields: {},
        } as never
      }
      send={send}
    />
  ),
}

describe.each(LANGUAGES)('E-94 the kit of a gift is that of the child’s age (%s)', (language) => {
  test.each(Object.keys(pages) as (keyof typeof pages)[])(
    'the birth date decides, and nobody is told that it is the first one (%s)',
    async (name) => {
      const { text, messages } = await draw(pages[name], language)
      expect(text).toContain(card.title)
      expect(text).toContain(messages.review.giftFits)
      expect(text).not.toContain(messages.review.kit)
    },
  )
})
