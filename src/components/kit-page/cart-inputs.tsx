import type { AddLine } from '~/services/domain/cart/cart.contract'

type CartInputsProps = {
  line: AddLine
  /** another field of the form names the variant */
  isVariantChosen?: boolean
}

/** S-365: one line as fields of a form, as /api/cart/add reads them. */
export function CartInputs({ line, isVariantChosen = false }: CartInputsProps) {
  return (
    <>
      {!isVariantChosen && <input type="hidden" name="merchandiseId" value={line.merchandiseId} />}
      <input type="hidden" name="quantity" value={line.quantity} />
      {line.attributes?.map(({ key, value }) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
    </>
  )
}
