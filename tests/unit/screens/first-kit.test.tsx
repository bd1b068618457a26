import { describe, expect, test } from 'vitest'
import { Confirmation } from '~/components/checkout/confirmation'
import { ReviewStep } from '~/components/checkout/review-step'
import { type Reviewed, useReviewRows } from '~/components/order-review/review-rows'
import { FirstKit } from '~/components/subscription/first-kit'
import { LastKits } from '~/components/subscription/last-kits'
import type { Messages } from '~/content/messages'
import { payableCheckout } from '~/machines/checkout/checkout/checkout.model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { KITS, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import type { FirstKit as Chosen } from '~/services/domain/plans/first-kit'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

const AROUND = CivilDate.parse('2027-03-14')
const today = CivilDate.parse('2026-11-21')
const intlOf = (language: Language) => (language === 'en' ? 'en-GB' : language)
const [first] = KITS
const card = {
  anchor: 'kit-the-looker',
  title: 'The Looker Play Kit',
  shortTitle: 'The Looker',
  ageRange: '0–3 months',
  band: 1,
  picture: null,
  url: '/products/kit-the-looker',
} as const
const child = (firstKit: Chosen) => ({
  name: 'Bump',
  birthDate: CivilDate.parse('2027-03-28'),
  language: 'en' as const,
  firstKit,
})

function Rows(reviewed: Reviewed) {
  const rows = useReviewRows(reviewed, { childInfo: '#child', paymentOptions: '#pay' })
  return rows.map(({ id, term, value, details, editHref }) => (
    <p key={id} id={id}>
      {[term, value, ...details, editHref].join('|')}
    </p>
  ))
}
const reviewed = (chosen: Chosen | null) => ({
  plan: { paymentOption: 'paygo', size: 1, hasBooks: false } as const,
  memory: { child: child(chosen ?? 'now'), gift: null },
  firstKit: chosen && { chosen, on: chosen === 'now' ? today : AROUND },
  today,
  steps: { language: { label: '', options: [] } } as unknown as Reviewed['steps'],
  sums: { later: { kind: 'paygo', size: 1, steps: [] } } satisfies Reviewed['sums'],
  isGift: false,
})

/** An order of kits alone, or with a toy. */
function ordered(first_kit_on: typeof AROUND | null, hasToy = false) {
  const [line] = payableCheckout().lines
  if (!line) throw new Error('the sample has no line')
  const lines = [{ ...line, kind: 'subscription' as const }, ...(hasToy ? [{ ...line, sku: 'TOY' }] : [])]
  return payableCheckout({ lines, first_kit_on })
}
const pagesOf = (checkout: ReturnType<typeof ordered>) => ({
  pay: <ReviewStep prefix="" checkout={checkout} isPaying={false} send={send} />,
  done: <Confirmation checkout={checkout} id="done" prefix="" send={send} />,
})

/** Of several kits, since one more comes. */
const manyFor = ({ checkout }: Messages) => /other \{(.*)\}\}$/.exec(checkout.confirmation.kitsFor)?.[1] ?? ''

/** Two weeks before the due date; within two working days. */
const counted = (text: string) => text.replace('{weeks}', '2').replace('{days}', '2')

describe.each(LANGUAGES)('the day of the first kit (%s)', (language) => {
  const spoken = longDay(AROUND, intlOf(language))

  test('E-111 stands beside the button that pays and on the confirmation, where nothing else says that it leaves now', async () => {
    for (const page of Object.values(pagesOf(ordered(AROUND)))) {
      const { text, messages } = await draw(page, language)
      expect(text).toContain(counted(messages.checkout.firstKit.replace('{date}', spoken)))
      expect(text).not.toContain(counted(messages.checkout.confirmation.packed))
    }
    const mixed = await draw(pagesOf(ordered(AROUND, true)).done, language)
    expect(mixed.text).toContain(counted(mixed.messages.checkout.confirmation.packed))
    expect(mixed.text).toContain(spoken)
  })

  test('E-111 is not said where the kit comes with the order', async () => {
    const { text, messages } = await draw(pagesOf(ordered(null)).done, language)
    expect(text).toContain(counted(messages.checkout.confirmation.packed))
    expect(text).not.toContain(messages.checkout.firstKit.split('{date}')[0])
  })

  test('the confirmation names the child, and the day of the next kit', async () => {
    const done = pagesOf({ ...ordered(null), child_name: 'June', next_kit_on: AROUND }).done
    const { text, messages } = await draw(done, language)
    const { nextKit } = messages.checkout.confirmation
    expect(text).toContain(manyFor(messages).replace('{name}', 'June'))
    expect(text).toContain(nextKit.replace('{date}', spoken))
    const other = await draw(pagesOf(ordered(null)).done, language)
    expect(other.text).not.toContain(manyFor(messages).split('{name}')[0])
    expect(other.text).not.toContain(nextKit.split('{date}')[0])
  })

  test('E-111 is a row of the review with the way to change it', async () => {
    const around = await draw(<Rows {...reviewed('aroundDueDate')} />, language)
    const { review } = around.messages
    const row = (text: string, more: string) => [review.first.term, text, more, '#child'].join('|')
    expect(around.text).toContain(
      row(review.first.aroundDueDate.replace('{date}', spoken), counted(review.first.aroundDueDateText)),
    )
    const now = await draw(<Rows {...reviewed('now')} />, language)
    expect(now.text).toContain(row(review.first.now, counted(review.first.nowText)))
    const born = await draw(<Rows {...reviewed(null)} />, language)
    expect(born.all('p', { id: 'first' })).toEqual([])
  })

  test('E-111 stands with the first kit of the plan page', async () => {
    const view = { kit: first ?? expect.unreachable(), cards: [card as never], isGift: false, firstOn: null, today }
    const memory = { child: child('aroundDueDate'), gift: null, choice: null }
    const shown = (on: string) =>
      draw(<FirstKit view={{ ...view, memory, stops: [{ anchor: card.anchor, on }] }} paid={1} />, language)
    const follows = { ...view, memory, firstOn: AROUND, stops: [{ anchor: card.anchor, on: AROUND }] }
    const after = await draw(<FirstKit view={follows} paid={1} />, language)
    expect(after.text).toContain(after.messages.payment.firstFollows.replace('{date}', spoken))
    const later = await shown(AROUND)
    expect(later.text).toContain(counted(later.messages.payment.firstAround.replace('{date}', spoken)))
    expect((await shown(today)).text).toContain(counted(later.messages.payment.first))
  })

  test('E-111 one or two last kits are named, and nothing is said of none', async () => {
    const [persister, planner] = ['kit-the-persister', 'kit-the-planner'].map((anchor) => kitOfAnchor(anchor))
    if (!persister || !planner) return expect.unreachable()
    const two = await draw(<LastKits kits={[persister, planner]} cards={[]} />, language)
    const one = await draw(<LastKits kits={[planner]} cards={[]} />, language)
    expect(two.text).toContain(persister.title)
    for (const { text } of [one, two]) expect(text).toContain(planner.title)
    expect(one.text).not.toContain(persister.title)
    expect(one.text).not.toBe(two.text)
    expect((await draw(<LastKits kits={[]} cards={[]} />, language)).text).toBe('')
  })
})
