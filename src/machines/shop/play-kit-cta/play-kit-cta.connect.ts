import { marks, type Reading } from '~/machines/runtime/reading'
import { chosenSingle } from '~/services/domain/kits/customization.rules'
import { isStandaloneId } from '~/services/domain/kits/kit-purchase.rules'
import type { CtaError, playKitCtaMachine } from './play-kit-cta.machine'

export function connectPlayKitCta(snapshot: Reading<typeof playKitCtaMachine>) {
  const { options, singles, draft, buying, isChildKnown, paths } = snapshot.context
  const isSingle = isStandaloneId(buying)
  const isInStock = (name: string, value: string) =>
    chosenSingle({ singles, options, customization: { ...draft, [name]: value } })?.isInStock ?? false
  return {
    ...marks('playKitCta', snapshot),
    isCustomizing: snapshot.matches('customizing'),
    /** one radio group each, for the dialog; texts and pictures are the content's, by name and value */
    options: options.map(({ name, values }) => ({
      name,
      values: values.map(({ value }) => ({
        value,
        isSelected: draft[name] === value,
        /** the subscription ships what the plan sends, so only the single kit can run out */
        isOutOfStock: isSingle && !isInStock(name, value),
      })),
    })),
    /** S-089, without a script too */
    subscribeHref: (isChildKnown && paths.paymentOptions) || paths.childInfo,
    isBusy: snapshot.hasTag('busy'),
    error: errorOf(snapshot),
  }
}

function errorOf(snapshot: Reading<typeof playKitCtaMachine>): CtaError | null {
  if (snapshot.matches({ ready: 'notAdded' })) return 'add'
  if (snapshot.matches({ ready: 'notStored' })) return 'store'
  return snapshot.matches({ ready: 'notOpened' }) ? 'open' : null
}
