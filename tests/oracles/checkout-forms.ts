import type { CheckoutView } from '~/machines/checkout/checkout/checkout.connect'
import { asked, equal } from '~/machines/proving/oracle/checks'
import { after, always } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'
import { comes, type Known, known, type Memory } from './checkout-account'

/** S-282: whose numbers need no prefix. */
const COUNTRIES: Record<string, string> = {
  ...{ 'en-US': 'US', 'en-GB': 'GB', 'en-AU': 'AU', 'en-EU': 'US', es: 'ES', de: 'DE', fr: 'FR', nl: 'NL' },
}

/** What stands in the forms: what was typed before, what was saved, what is known of the person, in this order. */
const contactOf = ({ draft, checkout, email }: Memory) =>
  draft?.contact ?? { email: checkout?.email ?? email ?? '', phone: checkout?.phone_number ?? '' }

function addressOf({ draft, checkout, known: address }: Memory) {
  if (draft?.address) return draft.address
  const billing = checkout?.needs_shipping ? checkout.billing_address : null
  const saved = checkout?.needs_shipping ? checkout.shipping_address : checkout?.billing_address
  return { shipping: saved ?? address ?? null, billing, isSame: billing === null }
}

/** The form has all fields; what nobody knows is empty. */
function isFilled(found: Loose, memory: Memory): boolean {
  const { shipping, billing, isSame } = addressOf(memory)
  return found?.isSame === isSame && isAlike(shipping, found.shipping) && isAlike(billing, found.billing)
}
const isAlike = (address: Loose, found: Loose) =>
  address === null
    ? found.line1 === '' && found.first_name === ''
    : Object.entries(address).every(([field, value]) => found[field] === value)

const fills = (step: Known) =>
  (step.event.type === 'RESTORE' && step.event.draft.uuid === step.memory.uuid) ||
  (comes('getCheckoutPage', ({ output }) => Boolean(output?.value?.checkout))(step) && known(step).checkout === null)

/** What stands in the forms of the checkout. */
export const formsOfCheckout = [
  always<CheckoutView, Memory>(
    { rule: 'F-35f', says: 'the forms are there as long as the page, each with a place for the keyboard' },
    ({ view }) => {
      const ids = [view.problemId, view.confirmationId, ...view.steps.map(({ headingId }) => headingId)]
      return [
        equal([view.contactForm, view.addressForm, view.cardForm].includes(null), false),
        equal(new Set(ids).size, ids.length),
      ]
    },
  ),
  after<CheckoutView, Memory>(
    'start',
    {
      rule: ['F-35f', 'S-282'],
      says: 'they begin with what is saved or known; numbers of the locale’s country need no prefix',
    },
    (step) => {
      const inputOf = (form: string): Loose => step.calls.asked.find(({ actor }) => actor === form)?.input
      const { initial } = inputOf('address')
      const first = [...new Set([initial.shipping.country, COUNTRIES[step.input.locale]])].filter(Boolean)
      return [
        equal(inputOf('contact').initial, contactOf(step.memory)),
        equal(inputOf('contact').countries.slice(0, first.length), first),
        equal(inputOf('contact').countries.includes(''), false),
        isFilled(initial, step.memory),
        asked(step, 'card', { today: step.input.today }),
      ]
    },
  ),
  always<CheckoutView, Memory>(
    {
      rule: 'F-35f',
      says: 'they are filled in once the checkout could be read, or what was typed is back',
      when: fills,
    },
    (step) => {
      const filled = (form: string): Loose =>
        step.sent.find(({ actor, event }) => actor === form && event.type === 'FILL')?.event.draft
      return [equal(filled('contact'), contactOf(step.memory)), isFilled(filled('address'), step.memory)]
    },
  ),
  always<CheckoutView, Memory>(
    { rule: 'F-35f', says: 'and else what is typed stays', when: (step) => !fills(step) },
    ({ sent }) => sent.every(({ event }) => event.type !== 'FILL'),
  ),
]
