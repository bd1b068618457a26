import { useTranslations } from 'use-intl'
import { ChooseModal } from '~/components/kit-page/choose-modal'
import { InventoryModal } from '~/components/kit-page/inventory-modal'
import type { AddOnButtonView } from '~/machines/shop/add-on-button/add-on-button.connect'
import { addOnChild } from '~/machines/shop/add-on-button/add-on-button.rules'
import type { KitPageView } from '~/machines/shop/kit-page/kit-page.connect'
import type { KitStore } from './kit.island'
import type { KitData } from './loader'
import { goodsOf } from './view'

type KitModalsProps = { data: KitData; store: KitStore; view: KitPageView }

/** What opens above a kit's page: its own choices, an add-on's, and what cannot be had. */
export function KitModals({ data, store, view }: KitModalsProps) {
  return (
    <>
      {view.cta?.isCustomizing && <KitChoice data={data} store={store} view={view.cta} />}
      {view.addOns.map((addOn) => (
        <AddOnModals key={addOn.id} data={data} store={store} view={addOn} />
      ))}
    </>
  )
}

function KitChoice({
  data,
  store,
  view,
}: Pick<KitModalsProps, 'data' | 'store'> & { view: NonNullable<KitPageView['cta']> }) {
  const { labels, customizableOptions } = data.page
  const { send } = store.child('cta')
  const questions = customizableOptions.map(({ optionName, optionPrompt, optionValues }) => ({
    name: optionName,
    prompt: optionPrompt,
    tones: optionValues.map(({ value, label, picture }) => ({
      value,
      label,
      picture,
      ...stateOf(view, optionName, value),
    })),
  }))
  return (
    <ChooseModal
      view={view}
      isOpen={view.isCustomizing}
      isBusy={view.isBusy}
      heading={labels.chooseTitle ?? ''}
      labels={{ close: labels.choosing ?? '', confirm: labels.chooseConfirm ?? '', outOfStock: labels.outOfStock }}
      questions={questions}
      onChoose={(name, value) => send({ type: 'CHOOSE', name, value })}
      onConfirm={() => send({ type: 'CONFIRM' })}
      onClose={() => send({ type: 'CLOSE' })}
    />
  )
}

function stateOf({ options }: NonNullable<KitPageView['cta']>, name: string, value: string) {
  const known = options.find((option) => option.name === name)?.values.find((each) => each.value === value)
  return { isSelected: known?.isSelected ?? false, isOutOfStock: known?.isOutOfStock ?? false }
}

function AddOnModals({ data, store, view }: Pick<KitModalsProps, 'data' | 'store'> & { view: AddOnButtonView }) {
  const t = useTranslations('kit')
  const product = data.goods.find(({ handle }) => handle === view.id)
  const { send } = store.child(addOnChild(view.id))
  if (!product) return null
  const { labels } = data.page
  const tones = view.variants.map(({ id, title, tone, isInStock, isChosen }) => ({
    value: id,
    label: tone ? t(`tones.${tone}`) : title,
    picture: pictureOf(data, view.id, id),
    isSelected: isChosen,
    isOutOfStock: !isInStock,
  }))
  return (
    <>
      {view.isInventoryModalOpen && (
        <InventoryModal
          view={view}
          picture={goodsOf(product, data.kit).picture}
          onKeepShopping={() => send({ type: 'KEEP_SHOPPING' })}
          onClose={() => send({ type: 'CLOSE' })}
        />
      )}
      {view.isVariantModalOpen && (
        <ChooseModal
          view={view}
          isOpen
          isBusy={view.isBusy}
          heading={view.title}
          labels={{ close: labels.choosing ?? '', confirm: labels.chooseConfirm ?? '', outOfStock: labels.outOfStock }}
          questions={[{ name: view.id, prompt: labels.chooseTitle ?? '', tones }]}
          onChoose={(_name, variantId) => send({ type: 'PICK', variantId })}
          onConfirm={() => view.chosen !== null && send({ type: 'VARIANT', variantId: view.chosen })}
          onClose={() => send({ type: 'CLOSE' })}
        />
      )}
    </>
  )
}

function pictureOf({ goods }: KitData, handle: string, variantId: string) {
  const image = goods.find((product) => product.handle === handle)?.variants.find(({ id }) => id === variantId)?.image
  return image
    ? { name: handle, src: image.url, alt: image.alt, width: image.width, height: image.height, dominant: null }
    : null
}
