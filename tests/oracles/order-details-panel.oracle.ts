import type { OrderDetailsPanelView } from '~/machines/account/order-details-panel/order-details-panel.connect'
import { asked, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Phase = 'loading' | 'failed' | 'ready' | 'left'
/** `loaded`: the address that the account has of it. `since`: when was asked what is being waited for. */
type Memory = { phase: Phase; loaded: Loose | null; since: number }
type Known = Step<OrderDetailsPanelView, Memory>
type Seen = Step<OrderDetailsPanelView, Memory | null>

const PATIENCE = 9000

const began = (step: Known) => step.memory.phase === 'loading' && step.before?.memory.phase !== 'loading'

export const orderDetailsPanelOracle = oracle<OrderDetailsPanelView, Memory>(
  'orderDetailsPanel',
  [
    always({ rule: 'F-60', says: 'busy while the account is asked, and only then' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'loading'),
      equal(isRunning(step, 'getOrderAddress'), step.memory.phase === 'loading'),
    ]),
    after('start', { rule: 'F-60', says: 'the address is asked for where it can be changed', when: began }, (step) =>
      asked(step, 'getOrderAddress', { as: step.input.as, uuid: step.input.addressUuid }),
    ),
    after(
      'start',
      { rule: 'A-180', says: 'what has left is not asked about', when: (step) => !began(step) },
      (step) => [notAsked(step), equal(step.input.addressUuid, null)],
    ),
    after('RETRY', { rule: 'F-60', says: 'a press asks again', when: began }, (step) =>
      asked(step, 'getOrderAddress', { as: step.input.as, uuid: step.input.addressUuid }),
    ),
    after('RETRY', { rule: 'F-60', says: 'only where it failed', when: (step) => !began(step) }, (step) => [
      nothingLeft(step),
      keptView(step),
    ]),
    always(
      { rule: 'A-179', says: 'the delivery address is the account’s where it has it, else as it was ordered' },
      (step) => equal(step.view.delivery, step.memory.loaded ?? step.input.delivery),
    ),
    always(
      { rule: 'A-180', says: 'an edit action only when editing is allowed and the address has loaded' },
      ({ view, memory, input }) => equal(view.editable !== null, memory.loaded !== null && input.addressUuid !== null),
    ),
    always({ rule: 'F-60', says: 'that it could not be loaded is said until it is asked again' }, ({ view, memory }) =>
      equal(view.hasFailed, memory.phase === 'failed'),
    ),
    lasts(PATIENCE, 'RETRY', { rule: 'F-60', says: 'so long the account is waited for', when: began }, (step) =>
      isRunning(step, 'getOrderAddress'),
    ),
    always({ rule: ['F-60', 'A-004'], says: 'what leaves the page, and what is logged' }, (step) => [
      equal(
        step.effects.map(({ name }) => name),
        effectsOf(step),
      ),
      equal(step.sent, []),
    ]),
  ],
  (memory, step) => {
    if (memory === null) return { phase: step.input.addressUuid ? 'loading' : 'ready', loaded: null, since: 0 }
    if (memory.phase === 'loading') return answered(memory, step)
    const isAsked = step.event.type === 'RETRY' && memory.phase === 'failed'
    return isAsked ? { ...memory, phase: 'loading', since: step.now } : memory
  },
)

function effectsOf({ memory, before, event }: Known): string[] {
  if (before?.memory.phase !== 'loading' || memory.phase === 'loading') return []
  if (memory.phase === 'failed') return ['logFailure']
  if (memory.phase === 'ready') return []
  return [event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew']
}

/** An address elsewhere is none of this order: its tax is that of the place. */
function answered(memory: Memory, { event, now, input }: Seen): Memory {
  if (event.actor !== 'getOrderAddress') return now - memory.since >= PATIENCE ? { ...memory, phase: 'failed' } : memory
  if (event.output?.ok) {
    const found = event.output.value
    const isThat = found && found.country === input.delivery.country && found.state === input.delivery.state
    return { ...memory, phase: 'ready', loaded: isThat ? found : null }
  }
  const isLeft = ['unauthorised', 'otherPerson'].includes(event.output?.error.kind)
  return { ...memory, phase: isLeft ? 'left' : 'failed' }
}
