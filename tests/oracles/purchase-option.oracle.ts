import { equal, keptView, notAsked, toldParent } from '~/machines/proving/oracle/checks'
import { after, always, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { PurchaseOptionView } from '~/machines/shop/purchase-option/purchase-option.connect'

type Memory = { id: string; isLow: boolean }

/** S-253, S-255: the subscription, and the single kit where that is sold. */
const kindOf = (id: string, { subscriptionId, standaloneId }: Loose) => {
  if (id === standaloneId) return 'standalone'
  return id === subscriptionId ? 'subscription' : null
}

/** One that is sold here, and is not chosen already. */
const isChoice = ({ event, input, before }: Step<PurchaseOptionView, Memory>) =>
  kindOf(event.id, input) !== null && event.id !== before?.memory.id

export const purchaseOptionOracle = oracle<PurchaseOptionView, Memory>(
  'purchaseOption',
  [
    always({ rule: 'S-253', says: 'the subscription, until the single kit is picked' }, ({ view, input, memory }) => {
      const { subscriptionId, standaloneId } = input
      const all = [
        { id: subscriptionId, kind: 'subscription' },
        { id: standaloneId, kind: 'standalone' },
      ]
      const sold = all.filter(({ id }) => id !== null)
      return equal(
        view.options,
        sold.map((option) => ({ ...option, isSelected: option.id === memory.id })),
      )
    }),
    always({ rule: 'S-255' }, ({ view, input }) => equal(view.isStandaloneEnabled, input.standaloneId !== null)),
    always({ rule: 'S-256' }, ({ view, input, memory }) =>
      equal(view.isOutOfStock, memory.isLow && memory.id === input.standaloneId),
    ),
    after('PICK', { rule: 'S-254', says: 'the page is told of another choice', when: isChoice }, (step) => {
      const { event, input } = step
      return toldParent(step, { type: 'OPTION', id: event.id, kind: kindOf(event.id, input) })
    }),
    after(
      'PICK',
      { rule: ['S-254', 'S-255'], says: 'and of nothing else', when: (step) => !isChoice(step) },
      (step) => [keptView(step), equal(step.told, [])],
    ),
    always({ rule: 'S-254', says: 'and of nothing but a pick' }, (step) => [
      notAsked(step),
      equal([step.effects, step.sent, step.emitted, step.ended], [[], [], [], null]),
      step.event.type === 'PICK' || equal(step.told, []),
    ]),
  ],
  (memory, { event, input }) => {
    const isStandalone = input.chosen === 'standalone' && input.standaloneId !== null
    const known = memory ?? { id: isStandalone ? input.standaloneId : input.subscriptionId, isLow: input.isLow }
    if (event.type === 'INVENTORY') return { ...known, isLow: event.isLow }
    return event.type === 'PICK' && kindOf(event.id, input) ? { ...known, id: event.id } : known
  },
)
