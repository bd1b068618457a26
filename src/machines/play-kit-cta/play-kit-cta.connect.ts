import { marks, type Reading } from '~/machines/kit/reading'
import type { playKitCtaMachine } from './play-kit-cta.machine'

/** Keys of messages: 'add' is S-369, the others the shop's general failure. */
export type CtaError = 'add' | 'store' | 'open'

export function connectPlayKitCta(snapshot: Reading<typeof playKitCtaMachine>) {
  const { options, customization, draft, hasChosen } = snapshot.context
  return {
    ...marks('playKitCta', snapshot),
    isCustomizing: snapshot.matches('customizing'),
    /** one radio group each, for the dialog; texts and pictures are the content's, by name and value */
    options: options.map(({ name, values }) => ({
      name,
      values: values.map(({ value }) => ({ value, isSelected: draft[name] === value })),
    })),
    customization,
    hasChosen,
    isBusy: snapshot.hasTag('busy'),
    error: errorOf(snapshot),
    can: { click: snapshot.can({ type: 'CLICK' }), customize: snapshot.can({ type: 'CUSTOMIZE' }) },
  }
}
export type PlayKitCtaView = ReturnType<typeof connectPlayKitCta>

function errorOf(snapshot: Reading<typeof playKitCtaMachine>): CtaError | null {
  if (snapshot.matches({ ready: 'notAdded' })) return 'add'
  if (snapshot.matches({ ready: 'notStored' })) return 'store'
  return snapshot.matches({ ready: 'notOpened' }) ? 'open' : null
}
