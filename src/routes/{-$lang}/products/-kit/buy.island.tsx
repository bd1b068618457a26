import { BuyPanel, BuyPanelSkeleton } from '~/components/kit-page/buy-panel'
import { addOnChild } from '~/machines/shop/add-on-button/add-on-button.rules'
import type { KitPageView } from '~/machines/shop/kit-page/kit-page.connect'
import { intlLocale } from '~/services/domain/locale'
import { isOn } from '~/services/upstreams/flags/flags.contract'
import { useShell } from '../../../-shell/shell'
import type { KitStore } from './kit.island'
import type { KitData } from './loader'
import { boxesOf, goodsOf, offersOf, singleLineOf } from './view'

type BuyIslandProps = { data: KitData; store: KitStore; view: KitPageView }

/** Ways to buy, add-ons and the button (S-080 to S-089). */
export function BuyIsland({ data, store, view }: BuyIslandProps) {
  const { locale, flags } = useShell()
  const { page, kit, goods } = data
  if (!view.purchase || !view.cta) return <BuyPanelSkeleton />
  const { waysToBuy } = view
  return (
    <BuyPanel
      page={page}
      option={view.purchase}
      cta={view.cta}
      isLoading={false}
      offers={offersOf(data)}
      singleLine={singleLineOf(kit)}
      boxes={boxesOf(data, view.cta.customization)}
      subscribeHref={data.subscribeHref}
      step={data.step}
      stock={view.inventory?.status ?? null}
      addOns={view.addOns.flatMap((addOn) => {
        const product = goods.find(({ handle }) => handle === addOn.id)
        return product ? [{ view: addOn, goods: goodsOf(product, kit) }] : []
      })}
      tabs={waysToBuy && { view: waysToBuy, send: store.child('waysToBuy').send }}
      saysFailures={isOn(flags, 'loud-failures')}
      locale={intlLocale(locale.code)}
      onPick={(id) => store.child('purchaseOption').send({ type: 'PICK', id })}
      onAct={() => store.child('cta').send({ type: 'CLICK' })}
      onToggleAddOn={(id, wish) => store.child(addOnChild(id)).send({ type: wish })}
      onWarm={store.warm}
    />
  )
}
