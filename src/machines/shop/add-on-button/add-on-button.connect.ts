import { marks, type Reading } from '~/machines/runtime/reading'
import type { addOnButtonMachine } from './add-on-button.machine'
import { isOutOfStock } from './add-on-button.rules'

export function connectAddOnButton(snapshot: Reading<typeof addOnButtonMachine>) {
  const { id, title, variants, chosen, inCart, failed } = snapshot.context
  const isSelected = snapshot.hasTag('selected')
  return {
    ...marks('addOnButton', snapshot),
    id,
    title,
    isShown: !snapshot.matches('hidden'),
    isSelected,
    isBusy: snapshot.hasTag('busy'),
    /** looks disabled, says so (aria-disabled) and can be pressed (decided: E-02) */
    isOutOfStock: !isSelected && isOutOfStock({ variants }),
    /** what a press of the button as it is drawn asks for */
    intent: isSelected ? ('REMOVE' as const) : ('ADD' as const),
    /** key of '+ Add', '- Remove' or the out-of-stock label (S-244) */
    label: labelOf({ isSelected, variants }),
    isInventoryModalOpen: snapshot.matches({ shown: 'inventoryModal' }),
    isVariantModalOpen: snapshot.matches({ shown: 'variantModal' }),
    /** of the dialog; one that is not in stock is really disabled and reads 'Out of Stock' (S-383) */
    variants: variants.map((variant) => ({
      ...variant,
      isChosen: variant.id === chosen,
      isInCart: inCart.includes(variant.id),
    })),
    chosen,
    /** only logged (S-370); said politely where the flag loud-failures is on (decided: E-91) */
    failed,
  }
}
export type AddOnButtonView = ReturnType<typeof connectAddOnButton>

type Shown = { isSelected: boolean; variants: Parameters<typeof isOutOfStock>[0]['variants'] }

function labelOf({ isSelected, variants }: Shown): 'add' | 'remove' | 'outOfStock' {
  if (isSelected) return 'remove'
  return isOutOfStock({ variants }) ? 'outOfStock' : 'add'
}
