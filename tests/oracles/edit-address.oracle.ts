import type { EditAddressView } from '~/machines/account/edit-address/edit-address.connect'
import { asked, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Phase = 'open' | 'failed' | 'saving' | 'saved' | 'left'
/** `since`: when was asked what is being waited for. */
type Memory = { address: Loose; phase: Phase; since: number }
type Known = Step<EditAddressView, Memory>
type Seen = Step<EditAddressView, Memory | null>

const PATIENCE = 9000

const began = (step: Known) => step.memory.phase === 'saving' && step.before?.memory.phase !== 'saving'

/** "3511ax" is written "3511 AX" in the Netherlands; nothing has spaces around it. */
function wanted(address: Loose) {
  const trimmed = Object.fromEntries(Object.entries(address).map(([field, value]) => [field, String(value).trim()]))
  const code = String(trimmed.zip_code).replaceAll(' ', '').toUpperCase()
  return { ...trimmed, zip_code: `${code.slice(0, 4)} ${code.slice(4)}` }
}

export const editAddressOracle = oracle<EditAddressView, Memory>(
  'editAddress',
  [
    after('start', { rule: ['A-082', 'A-131', 'F-58'], says: 'what is stored stands in the fields' }, (step) => {
      const { address, countries } = step.input
      const initial = { shipping: address, billing: address, isSame: true }
      return [
        asked(step, 'address', { initial, countries }),
        equal([step.view.form?.machine, step.view.form?.billing], ['addressForm', null]),
      ]
    }),
    always({ rule: ['A-082', 'A-131'], says: 'which of both it is' }, ({ view, input }) =>
      equal(view.kind, input.use.kind),
    ),
    always({ rule: 'F-58', says: 'what came of it is said until it is sent again' }, ({ view, memory }) =>
      equal(
        [view.hasFailed, view.isSaved, view.toldId],
        [memory.phase === 'failed', memory.phase === 'saved', 'address-told'],
      ),
    ),
    always({ rule: 'F-58', says: 'busy while it is saved, and only then' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'saving'),
      equal(isRunning(step, 'saveAddress'), step.memory.phase === 'saving'),
    ]),
    after('ADDRESS', { rule: 'F-58', says: 'the first address of the form is sent', when: began }, (step) =>
      asked(step, 'saveAddress', { as: step.input.as, use: step.input.use, address: wanted(step.memory.address) }),
    ),
    always({ rule: 'F-58', says: 'nothing is sent but by a press' }, (step) =>
      step.before === null || began(step) ? null : notAsked(step),
    ),
    after(
      'ADDRESS',
      { rule: 'F-58', says: 'what is on its way is not sent twice', when: (step) => !began(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    lasts(PATIENCE, 'ADDRESS', { rule: 'F-58', says: 'so long the account is waited for', when: began }, (step) =>
      isRunning(step, 'saveAddress'),
    ),
    always({ rule: ['F-58', 'A-004'], says: 'what leaves the page, and what is logged' }, (step) => [
      equal(
        step.effects.map(({ name, params }) => (params === undefined ? name : `${name} ${params}`)),
        effectsOf(step),
      ),
      equal(step.sent, []),
    ]),
  ],
  (memory, step) => {
    if (memory === null) return { address: step.input.address, phase: 'open', since: 0 }
    if (memory.phase === 'saving') return answered(memory, step)
    const isSent = step.event.type === 'ADDRESS' && (memory.phase === 'open' || memory.phase === 'failed')
    return isSent ? { address: step.event.address.shipping, phase: 'saving', since: step.now } : memory
  },
)

function effectsOf({ memory, before, event, input }: Known): string[] {
  if (before?.memory.phase !== 'saving' || memory.phase === 'saving') return []
  if (memory.phase === 'saved') return ['tellOtherTabs', `goOn ${input.backHref}`]
  if (memory.phase === 'failed') return ['logFailure', 'focusOn address-told']
  return [event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew']
}

function answered(memory: Memory, { event, now }: Seen): Memory {
  if (event.actor !== 'saveAddress') return now - memory.since >= PATIENCE ? { ...memory, phase: 'failed' } : memory
  if (event.output?.ok) return { ...memory, phase: 'saved' }
  const isLeft = ['unauthorised', 'otherPerson'].includes(event.output?.error.kind)
  return { ...memory, phase: isLeft ? 'left' : 'failed' }
}
