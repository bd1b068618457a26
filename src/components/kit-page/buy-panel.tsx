import { useTranslations } from 'use-intl'
import type { PurchaseOptionView } from '~/machines/shop/purchase-option/purchase-option.connect'
import type { TabsView } from '~/machines/ui/tabs/tabs.connect'
import type { AddLine } from '~/services/domain/cart/cart.contract'
import type { KitPage } from '~/services/flows/content/pages.contract'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { Tabs, type TabsEvent } from '../ui/tabs'
import { type AddOnItem, AddOnList, type AddOnListProps } from './add-on-row'
import { BoxChoice } from './box-choice'
import { boneButton, boneLow, bones, boneTall, panel, tabPanel, tabsTitle } from './buy-panel.styles'
import { CallToAction, type CallToActionProps } from './call-to-action'
import { CartInputs } from './cart-inputs'
import type { Box } from './kit-page.view'
import { PurchaseOptions, type PurchaseOptionsProps } from './purchase-options'

export type BuyPanelProps = Pick<AddOnListProps, 'saysFailures'> &
  Pick<PurchaseOptionsProps, 'offers' | 'locale' | 'onPick'> &
  Pick<CallToActionProps, 'cta' | 'subscribeHref' | 'step' | 'stock' | 'onAct' | 'onWarm'> & {
    page: KitPage
    option: PurchaseOptionView
    /** the shop's data is not there yet (S-061, S-078) */
    isLoading: boolean
    /** what the form sends for the single kit without a script; null: it is not sold alone */
    singleLine: AddLine | null
    /** its boxes, where one has to be chosen (S-087); [] where there is one */
    boxes: Box[]
    addOns: AddOnItem[]
    /** S-082: tabs `buyOptions` and `addOns`; null is the single panel of S-081 */
    tabs: { view: TabsView; send: (event: TabsEvent) => void } | null
    onToggleAddOn: AddOnListProps['onToggle']
  }

/** S-080, S-081. The accent is that of the page around it. */
export function BuyPanel(props: BuyPanelProps) {
  const { page, option, cta, tabs, addOns } = props
  const t = useTranslations('kit')
  if (props.isLoading) return <BuyPanelSkeleton />
  const title = page.labels.waysToBuy ?? 'Ways to buy:'
  return (
    <div className={panel} data-machine={cta.machine} data-state={cta.state} aria-busy={cta.isBusy || undefined}>
      {tabs ? (
        <div>
          <p className={tabsTitle}>{title}</p>
          <Tabs
            id="buy"
            view={tabs.view}
            label={title}
            titles={{
              buyOptions: page.labels.tabBuyOptions ?? t('playKit'),
              addOns: page.labels.tabAddOns ?? t('addOns'),
            }}
            panels={{
              buyOptions: <div className={tabPanel}>{buyOptions(props)}</div>,
              addOns: <div className={tabPanel}>{addOnList(props)}</div>,
            }}
            send={tabs.send}
          />
        </div>
      ) : (
        <>
          {buyOptions(props)}
          {addOns.length > 0 && addOnList(props)}
        </>
      )}
      {cta.error && (
        <Note tone="error" title={(cta.error === 'add' && page.labels.addFailed) || t(`errors.${cta.error}`)} isAlert />
      )}
      <CallToAction {...props} isOutOfStock={option.isOutOfStock} />
    </div>
  )
}

/** S-365: without a script the single kit is posted; a subscription goes on by its own link. */
function buyOptions({ page, option, tabs, offers, singleLine, boxes, locale, onPick, onAct }: BuyPanelProps) {
  const hasBoxes = boxes.length > 0
  return (
    <FlowForm id="buy" method="post" action="/api/cart/add" onSubmit={onAct}>
      <PurchaseOptions
        page={page}
        view={option}
        offers={offers}
        standaloneVariantId={hasBoxes ? null : (singleLine?.merchandiseId ?? null)}
        locale={locale}
        hidesLegend={tabs !== null}
        onPick={onPick}
      />
      {hasBoxes && option.isStandaloneEnabled && (
        <BoxChoice
          prompt={page.customizableOptions.map(({ optionPrompt }) => optionPrompt).join(' ')}
          boxes={boxes}
          outOfStockLabel={page.labels.outOfStock}
        />
      )}
      {singleLine && <CartInputs line={singleLine} isVariantChosen />}
    </FlowForm>
  )
}

const addOnList = ({ page, addOns, locale, saysFailures, onToggleAddOn, onWarm }: BuyPanelProps) => (
  <AddOnList
    title={page.productAddOnsTitle ?? page.labels.tabAddOns ?? ''}
    items={addOns}
    locale={locale}
    outOfStockLabel={page.labels.outOfStock}
    saysFailures={saysFailures}
    onToggle={onToggleAddOn}
    onWarm={onWarm}
  />
)

/** S-061, S-078: keeps the place of the panel until the shop has answered. */
export function BuyPanelSkeleton() {
  const t = useTranslations('kit')
  return (
    <div className={bones} role="status" aria-label={t('loading')}>
      <div className={boneTall} />
      <div className={boneLow} />
      <div className={boneButton} />
    </div>
  )
}
