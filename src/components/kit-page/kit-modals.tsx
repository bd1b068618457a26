import { useTranslations } from 'use-intl'
import { addOnChild } from '~/machines/shop/add-on-button/add-on-button.rules'
import { ChooseModal } from './choose-modal'
import { InventoryModal } from './inventory-modal'
import type { KitPageProps, KitView } from './kit-page'

type KitModalsProps = Pick<KitPageProps, 'view' | 'send'>

/** What opens above a kit's page: its own choices, an add-on's, and what cannot be had. */
export function KitModals({ view, send }: KitModalsProps) {
  return (
    <>
      {view.cta?.isCustomizing && <KitChoice view={view} send={send} cta={view.cta} />}
      {view.addOns.map((addOn) => (
        <AddOnModals key={addOn.id} view={view} send={send} addOn={addOn} />
      ))}
    </>
  )
}

type Cta = NonNullable<KitView['cta']>

function KitChoice({ view: { page }, send, cta }: KitModalsProps & { cta: Cta }) {
  const questions = page.customizableOptions.map(({ optionName, optionPrompt, optionValues }) => ({
    name: optionName,
    prompt: optionPrompt,
    tones: optionValues.map(({ value, label, picture }) => ({
      value,
      label,
      picture,
      ...stateOf(cta, optionName, value),
    })),
  }))
  return (
    <ChooseModal
      view={{
        ...cta,
        isOpen: cta.isCustomizing,
        heading: page.labels.chooseTitle ?? '',
        labels: labelsOf(page),
        questions,
      }}
      onChoose={(name, value) => send.to('cta', { type: 'CHOOSE', name, value })}
      onConfirm={() => send.to('cta', { type: 'CONFIRM' })}
      onClose={() => send.to('cta', { type: 'CLOSE' })}
    />
  )
}

const labelsOf = ({ labels }: KitView['page']) => ({
  close: labels.choosing ?? '',
  confirm: labels.chooseConfirm ?? '',
  outOfStock: labels.outOfStock,
})

function stateOf({ options }: Cta, name: string, value: string) {
  const known = options.find((option) => option.name === name)?.values.find((each) => each.value === value)
  return { isSelected: known?.isSelected ?? false, isOutOfStock: known?.isOutOfStock ?? false }
}

function AddOnModals({ view: { page, goods }, send, addOn }: KitModalsProps & { addOn: KitView['addOns'][number] }) {
  const t = useTranslations('kit')
  const child = addOnChild(addOn.id)
  const shown = goods[addOn.id]
  if (!shown) return null
  const tones = addOn.variants.map(({ id, title, tone, isInStock, isChosen }) => {
    const picture = shown.variantPictures[id]
    return {
      value: id,
      label: tone ? t(`tones.${tone}`) : title,
      picture: picture ? { ...picture, name: addOn.id, blur: null } : null,
      isSelected: isChosen,
      isOutOfStock: !isInStock,
    }
  })
  const questions = [{ name: addOn.id, prompt: page.labels.chooseTitle ?? '', tones }]
  return (
    <>
      {addOn.isInventoryModalOpen && (
        <InventoryModal
          view={{ ...addOn, picture: shown.picture }}
          onKeepShopping={() => send.to(child, { type: 'KEEP_SHOPPING' })}
          onClose={() => send.to(child, { type: 'CLOSE' })}
        />
      )}
      {addOn.isVariantModalOpen && (
        <ChooseModal
          view={{ ...addOn, isOpen: true, heading: addOn.title, labels: labelsOf(page), questions }}
          onChoose={(_name, variantId) => send.to(child, { type: 'PICK', variantId })}
          onConfirm={() => addOn.chosen !== null && send.to(child, { type: 'VARIANT', variantId: addOn.chosen })}
          onClose={() => send.to(child, { type: 'CLOSE' })}
        />
      )}
    </>
  )
}
